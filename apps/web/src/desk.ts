import { mount } from 'svelte';
import DeskPage from '#lib/desk/DeskPage.svelte';
import { keepOnDevice } from '#lib/offline/keep-on-device.ts';
import { chosenLanguage } from '#lib/words/language.ts';
import { loadWords } from '#lib/words/words.ts';
import './app.css';

/** The page of the desk begins here, without SvelteKit: it has no other page to lead to, and is there sooner. */
const language = chosenLanguage(document.cookie, navigator.languages);
document.documentElement.lang = language;
await loadWords(language);
mount(DeskPage, { target: document.body });
keepOnDevice();
