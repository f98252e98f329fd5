import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const OUTPUT = join(import.meta.dirname, '../.svelte-kit/output');
const DESK = 'src/desk.ts';
/** How the beginning of the desk is written when it is built: whoever loads that lays a desk. */
const LAYS_DESK = 'target:document.body';
/** What SvelteKit starts pages with, and the pages themselves. */
const OF_PAGES = /@sveltejs\/kit\/|\/nodes\/\d+\.js$|\/app\.js$|src\/routes\//;

/** How Vite tells what it has built, with what comes when it is asked for. */
interface Built {
  readonly [source: string]: {
    readonly file: string;
    readonly imports?: readonly string[];
    readonly dynamicImports?: readonly string[];
  };
}
const built = JSON.parse(readFileSync(join(OUTPUT, 'client/.vite/manifest.json'), 'utf8')) as Built;

/** All that can ever be loaded where these begin, at once or when it is asked for. */
const reachedFrom = (sources: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(sources);
  for (const source of reached) {
    const { imports = [], dynamicImports = [] } = built[source] ?? {};
    for (const part of [...imports, ...dynamicImports]) reached.add(part);
  }
  return reached;
};

const codeOf = (source: string): string => readFileSync(join(OUTPUT, 'client', built[source]?.file ?? ''), 'utf8');

/** The sources of the scripts that a page names. */
const namedBy = (page: string): readonly string[] => {
  const html = readFileSync(join(OUTPUT, `prerendered/pages/${page}.html`), 'utf8');
  const files = [...html.matchAll(/"[./]*\/(_app\/[^"]+\.js)"/g)].map(([, file]) => file);
  return Object.keys(built).filter((source) => files.includes(built[source]?.file));
};

// Whichever loads the other's beginning lays two pages one over the other.
test.each(['tutorial', 'practice', 'offline'])('/%s begins without the desk, and never loads its beginning', (page) => {
  const named = namedBy(page);
  expect(named.filter((source) => OF_PAGES.test(source)).length, 'the scripts were not found').toBeGreaterThan(1);
  expect([...reachedFrom(named)].filter((source) => /\/nodes\/\d+\.js$/.test(source)).length).toBeGreaterThan(3);
  expect(reachedFrom(named)).not.toContain(DESK);
  expect([...reachedFrom(named)].filter((source) => codeOf(source).includes(LAYS_DESK))).toEqual([]);
});

test('the desk begins by itself, and never loads what other pages begin with', () => {
  expect(namedBy('desk')).toContain(DESK);
  expect(codeOf(DESK)).toContain(LAYS_DESK);
  const reached = [...reachedFrom(namedBy('desk'))];
  expect(reached.filter((source) => source.endsWith('.svelte')).length, 'its rooms were not found').toBeGreaterThan(3);
  expect(reached.filter((source) => OF_PAGES.test(source))).toEqual([]);
});
