/** Every sentence of the client in English: one file, so that a reader loads one language only. */
const files = import.meta.glob<string>('./*.en.ftl', { eager: true, query: '?raw', import: 'default' });
export default Object.values(files).join('\n');
