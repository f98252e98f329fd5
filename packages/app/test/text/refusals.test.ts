import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AppError } from '../../src/ground/errors.ts';
import { errorText } from '../../src/ground/text/errors.ts';

const SRC = join(import.meta.dirname, '../../src');
const SOURCE = globSync('**/*.ts', { cwd: SRC })
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

/** What the use cases name with a code: `code: 'conflict', what: 'seat'`. */
const namedWith = (code: string): readonly string[] => [
  ...new Set([...SOURCE.matchAll(new RegExp(`code: '${code}', what: '([^']+)'`, 'g'))].map(([, what = '']) => what)),
];

const inBoth = (error: AppError): readonly [string, string] => [
  errorText(error, 'Europe/Berlin', 'en'),
  errorText(error, 'Europe/Berlin', 'de'),
];

test('whatever is not there, does not go together or is too much has its own words in every language', () => {
  const [things, conflicts, many] = ['not-found', 'conflict', 'too-many'].map(namedWith) as [
    string[],
    string[],
    string[],
  ];
  expect([things.length, conflicts.length, many.length].every((found) => found > 5)).toBe(true);
  for (const what of things) {
    expect(errorText({ code: 'not-found', what, id: '' }, 'UTC', 'de')).not.toMatch(new RegExp(`^${what} `));
  }
  for (const what of conflicts) {
    const [english, german] = inBoth({ code: 'conflict', what, found: 'x' });
    expect(english, what).not.toContain('This conflicts with the present');
    expect(german, what).not.toContain(`(${what}: `);
  }
  for (const what of many.filter((each) => each !== 'tokens' && each !== 'webhooks')) {
    expect(errorText({ code: 'too-many', what, limit: 2, until: null }, 'UTC', 'de')).not.toContain(what);
  }
});

test.each<readonly [AppError, string, string]>([
  [
    { code: 'too-late', turn: 3, deadline: Date.UTC(2026, 2, 3, 17) },
    'It is too late for turn 3: its deadline was Tue 3 Mar 2026, 18:00 (Europe/Berlin).',
    'Für Zug 3 ist es zu spät: Frist war Di, 3. März 2026, 18:00 (Europe/Berlin).',
  ],
  [
    { code: 'wrong-status', what: 'campaign', status: 'ended', wanted: ['open', 'running', 'paused'] },
    'The campaign is ended; this can be done only while it is open, running or paused.',
    'Die Partie ist vorbei; das geht nur, solange sie offen, im Gange oder unterbrochen ist.',
  ],
  [
    { code: 'bad-input', faults: ['reason: wanted 1 to 1000 characters', 'minutes: wanted 1 to 20160'] },
    'This cannot be accepted: reason: wanted 1 to 1000 characters; minutes: wanted 1 to 20160.',
    'Das lässt sich nicht übernehmen: Grund: 1 bis 1000 Zeichen werden gebraucht; Minuten: ein Wert von 1 bis 20160 wird gebraucht.',
  ],
  [
    { code: 'too-late', turn: 57, label: 'Round 3: Ann', deadline: null },
    'It is too late for Round 3: Ann.',
    'Für Round 3: Ann ist es zu spät.',
  ],
  [
    { code: 'not-asked', seat: 'Ann', turn: 57, label: 'Round 3: Bob' },
    'It is not the move of Ann now: Round 3: Bob is open.',
    'Ann ist jetzt nicht am Zug: offen ist Round 3: Bob.',
  ],
  [
    { code: 'conflict', what: 'turn', found: '57', label: 'Round 3: Bob' },
    'Somebody has posted in the meantime, and Round 3: Bob is open now: look at it first.',
    'Inzwischen hat jemand gezogen, und offen ist Round 3: Bob: sehen Sie zuerst nach.',
  ],
  [{ code: 'not-found', what: 'campaign', id: 'x1' }, 'There is no campaign x1.', 'Es gibt keine Partie x1.'],
])('%o in English and in German', (error, english, german) => {
  expect(inBoth(error)).toEqual([english, german]);
});
