/** Every sentence of the pages in English, in one file: a reader loads one language only. A board's stand in its folder. */
const files = import.meta.glob<string>('./*.en.ftl', { eager: true, query: '?raw', import: 'default' });
export default Object.values(files).join('\n');
