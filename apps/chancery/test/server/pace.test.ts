import { type DeadlineRule, HOUR, MINUTE } from '@chancery/core';
import { expect, test } from 'vitest';
import { paceText } from '../../src/server/page/campaign/pace-text.ts';
import { wordsFor } from '../../src/server/page/words/words.ts';

const words = (language: string) => wordsFor(new Headers({ 'accept-language': language }));
const every = (milliseconds: number): DeadlineRule => ({ kind: 'every', milliseconds });
const twice = (hours: number, first: number): DeadlineRule => ({
  kind: 'every',
  milliseconds: hours * HOUR,
  first: first * HOUR,
});
const weekly = (weekdays: number): DeadlineRule => ({
  kind: 'weekly',
  zone: 'America/New_York',
  hour: 9,
  minute: 5,
  weekdays,
});

const CASES: readonly (readonly [DeadlineRule | null, early: boolean, live: string | null, says: string])[] = [
  [every(24 * HOUR), false, null, 'A turn is run 1 day after the last.'],
  [every(36 * HOUR), false, null, 'A turn is run 36 hours after the last.'],
  [every(90 * MINUTE), false, null, 'A turn is run 90 minutes after the last.'],
  [weekly(0b10), false, null, 'A turn is run: Tuesday, 09:05 (America/New York).'],
  [weekly(0b1000001), false, null, 'A turn is run: Monday, Sunday, 09:05 (America/New York).'],
  [weekly(0b1111111), false, null, 'A turn is run: every day, 09:05 (America/New York).'],
  [
    null,
    true,
    null,
    'A turn is run when the game master says so. Sooner, once all rulers say that they need no more time.',
  ],
  [every(72 * HOUR), true, 'Phase of Chenth', 'Rulers move one after another. Time for a move: 3 days.'],
  [null, true, 'Phase of Chenth', 'Rulers move one after another.'],
  [twice(24, 72), false, null, 'A turn is run 1 day after the last. The first time: 3 days.'],
  [twice(48, 96), true, 'Turn 0', 'Rulers move one after another. Time for a move: 2 days. The first time: 4 days.'],
];

test.each(CASES)(
  'the page of a campaign tells its pace: %j, early %s, %s',
  (deadlineRule, earlyWhenReady, live, says) => {
    expect(paceText({ deadlineRule, live, settings: { earlyWhenReady } }, words('en'))).toBe(says);
  },
);

test('it does so in German', () => {
  const paced = { deadlineRule: every(72 * HOUR), live: null, settings: { earlyWhenReady: false } };
  expect(paceText(paced, words('de'))).toBe('Zeit für einen Zug: 3 Tage.');
});
