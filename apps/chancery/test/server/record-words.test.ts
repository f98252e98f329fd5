/** The record says in words what was done: no use case that writes into it is shown by its name alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { record } from '../../src/server/page/words/en/record.ts';

const USE_CASES = resolve(import.meta.dirname, '../../../../packages/app/src');

/** What is written as a deed: `action: 'closeTurn'`, and `action: closed ? 'closeSeat' : 'openSeat'`. */
const deedsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\baction: ([^,}\n]+)/g)].flatMap(([, written = '']) =>
    [...written.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );

const written = [
  ...new Set(
    readdirSync(USE_CASES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => deedsIn(readFileSync(join(USE_CASES, path), 'utf8'))),
  ),
].sort();

test('every deed of the record has words, and no word is left of a deed that nobody does', () => {
  expect(written.length).toBeGreaterThan(60);
  expect(Object.keys(record.deeds).sort()).toEqual(written);
});
