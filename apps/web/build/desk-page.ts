import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFrom, withImports } from '../src/serve/built-from.ts';

/** What SvelteKit would start the page with. */
const KIT_STARTS = /\s*<link href="[^"]*" rel="(?:modulepreload|stylesheet)">|<script>[^<]*<\/script>/g;

/** The page of the desk starts with a script of its own, and brings its styles along: each file more is a round trip more. */
export const deskPage = (client: string): ((html: string) => string) => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as BuiltFrom;
  const parts = withImports(manifest, 'src/desk.ts');
  const script = manifest['src/desk.ts']?.file;
  if (script === undefined) throw new Error('the script of the desk was not built');
  const styles = [...new Set(parts.flatMap((part) => manifest[part]?.css ?? []))].map((name) =>
    readFileSync(join(client, name), 'utf8'),
  );
  const head = `<style>${styles.join('').replaceAll('</', '<\\/')}</style><script type="module" src="/${script}"></script>`;
  return (html) => html.replace(KIT_STARTS, '').replace('</head>', () => `${head}</head>`);
};
