import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

/** The server process hands the built files out itself (src/serve), so there is nothing to adapt. */
const adapter = { name: 'chancery', adapt: () => undefined };

/**
 * Where each request costs a round trip, few files come sooner than many: what every page of the desk needs comes as one, and
 * what only some need (a ruleset, a language, a room) by itself, when it is asked for.
 */
const chunks = [{ name: 'desk', tags: ['$initial' as const], test: (id: string) => !KIT_STARTS_BY.test(id) }];
/** SvelteKit looks for these among the files it has built. */
const KIT_STARTS_BY = /kit\/src\/runtime\/client\/(entry|payload)\.js$/;

export default defineConfig({
  build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
  /** The bots of a practice game think in a thread of their own, which loads its parts as a page does. */
  worker: { format: 'es' },
  /** Links of these pages lead to pages of the server, which are not built. */
  plugins: [sveltekit({ adapter, prerender: { crawl: false } })],
});
