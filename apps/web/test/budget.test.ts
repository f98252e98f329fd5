import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { type BuiltFrom, withImports } from '../src/serve/built-from.ts';
import { readHints } from '../src/serve/hints.ts';

const OUTPUT = join(import.meta.dirname, '../.svelte-kit/output');
const CLIENT = join(OUTPUT, 'client');
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as BuiltFrom;
const LANGUAGES = ['en', 'de'] as const;

/** Bytes of scripts as they go over the wire. */
const packed = (files: readonly string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0);

/** The scripts that a desk is seen with: those that its page names. */
const first = (language: string): readonly string[] => {
  const links = readHints(CLIENT).forPage({ seat: { campaign: 'c', seat: 's' }, language });
  const html = readFileSync(join(OUTPUT, 'prerendered/pages/desk.html'), 'utf8');
  const named = [...html.matchAll(/(?:href|src)="\.?(\/[^"]+\.js)"/g), ...links.join().matchAll(/<(\/[^>]+\.js)>/g)];
  return named.map(([, path = '']) => path);
};

/** The scripts that come by themselves when it has been seen. */
const after = (ruleset: string): readonly string[] => {
  const parts = [`rulesets/${ruleset}/src/at-desk.ts`, 'desk/keeping.ts', 'map/tools.ts', 'map/draw-rest.ts'];
  const sources = parts.map((part) => Object.keys(manifest).filter((source) => source.endsWith(part)));
  expect(sources.map(({ length }) => length)).toEqual(parts.map(() => 1));
  return sources.flat().flatMap((source) => withImports(manifest, source).map((part) => `/${manifest[part]?.file}`));
};

test.each(LANGUAGES)(
  'a desk can be seen, and a unit taken in hand, with less than 70 kB of script, compressed: %s',
  (language) => {
    const bytes = packed(first(language));
    expect(bytes, 'the scripts were not found').toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(70_000);
  },
);

test.each(RULESETS.map(({ id }) => id))(
  'the desk of %s works with less than 218 kB of script, compressed',
  (ruleset) => {
    const bytes = LANGUAGES.map((language) => packed([...first(language), ...after(ruleset)]));
    expect(Math.min(...bytes), 'the scripts were not found').toBeGreaterThan(80_000);
    expect(Math.max(...bytes)).toBeLessThan(218_000);
  },
);

test('the page of the desk brings its styles along, and asks for one script', () => {
  const html = readFileSync(join(OUTPUT, 'prerendered/pages/desk.html'), 'utf8');
  expect(html).toContain('<style>');
  expect(html).not.toContain('rel="stylesheet"');
  expect([...html.matchAll(/<script/g)]).toHaveLength(1);
});
