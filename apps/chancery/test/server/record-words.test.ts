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

/** What is written of a deed: `facts: { seat, user: userId }`, and `const facts = { seat };`. Letters of notices have a kind. */
const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bfacts(?:: | = )\{ ([^}]*) \}/g)]
    .flatMap(([, written = '']) =>
      /await (?:audit|noted)\(/.test(text) && !written.includes('kind:') ? [written] : [],
    )
    .flatMap((written) => written.replaceAll(/\[[^\]]*\]/g, '').split(','))
    .flatMap((part) => /^\s*(\w+)/.exec(part)?.slice(1) ?? []);

const sources = readdirSync(USE_CASES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(USE_CASES, path), 'utf8'));

const written = [...new Set(sources.flatMap(deedsIn))].sort();

test('every deed of the record has words, and no word is left of a deed that nobody does', () => {
  expect(written.length).toBeGreaterThan(60);
  expect(Object.keys(record.deeds).sort()).toEqual(written);
});

test('every fact of a deed has a name', () => {
  /** Of `...count`, which the breaker counts, and of an absence, which lasts until a moment or through a turn. */
  const spread = ['expected', 'missing', 'through', 'until'];
  const found = [...new Set([...sources.flatMap(factsIn), ...spread])].sort();
  expect(found.length).toBeGreaterThan(30);
  expect(Object.keys(record.facts).sort()).toEqual(found);
});
