import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { readHints } from '../src/serve/hints.ts';

const OUTPUT = join(import.meta.dirname, '../.svelte-kit/output');
const CLIENT = join(OUTPUT, 'client');

/** Bytes of the scripts that a page names, by which it starts, as they go over the wire. */
const scriptsOf = (html: string, links: readonly string[]): number => {
  const named = [...html.matchAll(/(?:href|src)="\.?(\/[^"]+\.js)"/g), ...links.join().matchAll(/<(\/[^>]+\.js)>/g)];
  const files = [...new Set(named.map(([, path = '']) => join(CLIENT, path)))];
  expect(files.filter((file) => !existsSync(`${file}.br`))).toEqual([]);
  return files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
};

test.each(RULESETS.map(({ id }) => id))(
  'the desk of %s starts with less than 200 kB of script, compressed',
  (ruleset) => {
    const seat = { campaign: 'c', seat: 's' };
    const bytes = ['en', 'de'].map((language) => {
      const links = readHints(CLIENT).forPage({ seat, ruleset, language });
      return scriptsOf(readFileSync(join(OUTPUT, 'prerendered/pages/desk.html'), 'utf8'), links);
    });
    expect(Math.min(...bytes), 'the scripts were not found').toBeGreaterThan(50_000);
    expect(Math.max(...bytes)).toBeLessThan(200_000);
  },
);
