import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { seats } from '$lib/api';
import { startRouter } from '$lib/router.svelte';
import { applySettings, settings } from '$lib/settings.svelte';
import { loadTexts } from '$lib/text';

applySettings();
seats.fromHash();
startRouter();
await loadTexts(settings.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
