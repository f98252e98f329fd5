import { env } from 'node:process';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

/** The server process hands the built files out itself (src/serve), so there is nothing to adapt. */
const adapter = { name: 'chancery', adapt: () => undefined };

/**
 * Where each request costs a round trip, few files come sooner than many: what the page of the desk needs to be seen comes as
 * one, and what only some need (a ruleset, a language, a room) by itself, when it is asked for.
 */
const chunks = [
  { name: 'desk', priority: 2, tags: ['$initial' as const], test: (id: string) => !OTHER_PAGES.test(id) },
  /** Orders are read and written when that is seen already; what both need of it comes before. */
  {
    name: 'orders',
    priority: 4,
    test: /\/core\/src\/(canonical|in-order|made-when-read|once-for|order-by|order\/(assemble|catalogue|arguments\/inner-order))\.ts$/,
  },
  { name: 'reading', priority: 3, test: /\/core\/src\/order\/(read-|write-line|judge-sheet)/ },
  /** What comes as soon as that is seen. */
  { name: 'works', priority: 1, test: /\/lib\/desk\/(frame\/keeping|map\/tools|map\/draw-rest)\.ts$/ },
];
/** What other pages start with: a desk is seen before anything of it is hashed, practised or taught. */
const OTHER_PAGES =
  /\/src\/desk\.ts|@sveltejs\/kit|@noble|devalue|\/src\/(routes|hash|lesson|practice|lib\/(practice|tutorial))\/|\/\.svelte-kit[./]/;

/** The page of the desk starts with a script of its own; see build/desk-page.ts. */
const deskEntry = {
  name: 'chancery-desk',
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  buildStart(this: { emitFile(file: { type: 'chunk'; id: string; name: string }): unknown }) {
    this.emitFile({ type: 'chunk', id: 'src/desk.ts', name: 'desk-page' });
  },
};

export default defineConfig({
  build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
  /** The bots of a practice game think in a thread of their own, which loads its parts as a page does. */
  worker: { format: 'es' },
  /** Links of these pages lead to pages of the server, which are not built. */
  plugins: [
    sveltekit({ adapter, prerender: { crawl: false }, outDir: env['CHANCERY_PAGES'] ?? '.svelte-kit' }),
    deskEntry,
  ],
});
