/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = process.env.COMITIUM_SERVER ?? 'http://127.0.0.1:8265';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/comitium/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy allows no inline data
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long plugins took is nothing for whoever starts the table
      output: {
        // What every page needs is one file, and so is what the parts of the table share: fewer answers, and less is sent on the first visit.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              minShareCount: 2,
              test: /node_modules|src\/lib\/|src\/pieces\/|src\/pages\/(Frame|Trouble|Waiting)/,
            },
            { name: 'table', minShareCount: 2, test: /src\/table\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
