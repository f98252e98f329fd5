import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

/** The server process hands the built files out itself (src/serve), so there is nothing to adapt. */
const adapter = { name: 'chancery', adapt: () => undefined };

export default defineConfig({
  plugins: [sveltekit({ adapter, csp: { mode: 'hash', directives: { 'script-src': ['self'] } } })],
});
