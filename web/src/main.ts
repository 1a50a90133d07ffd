import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { route, startRouter } from '$lib/router.svelte';
import { applySettings, settings } from '$lib/settings.svelte';
import { loadTexts, takeBoardTextsFrom } from '$lib/text';
import { loadBoardTexts } from './games';
import { findRoom } from './pages/rooms';

applySettings();
takeBoardTextsFrom(loadBoardTexts);
startRouter();
void findRoom(route.parts); // comes while the texts do
await loadTexts(settings.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
