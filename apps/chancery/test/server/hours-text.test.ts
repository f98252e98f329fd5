import type { DeadlineRule } from '@chancery/core';
import { expect, test } from 'vitest';
import { hoursText } from '../../src/server/page/invitation/hours-text.ts';
import { wordsFor } from '../../src/server/page/words/words.ts';

const words = wordsFor(new Headers());
const daily: DeadlineRule = { kind: 'weekly', zone: 'UTC', hour: 20, minute: 0, weekdays: 127 };
const every = (hours: number): DeadlineRule => ({ kind: 'every', milliseconds: hours * 3_600_000 });

test.each([
  ['every evening', daily, null, 'About 3½–10½ hours a week.'],
  ['once a week', { ...daily, weekdays: 64 } as const, null, 'About ½–1½ hours a week.'],
  ['every two days', every(48), null, 'About 2–5½ hours a week.'],
  ['moves of two days by three rulers', every(48), 3, 'About ½–2 hours a week. A move takes a ruler 30–90 minutes'],
  ['every half hour', every(0.5), null, 'Played in one sitting, with 30 minutes for each turn'],
  ['nobody has said', null, null, 'with 2 a week, about 1–3 hours.'],
] as const)('how much of a week a game takes: %s', (_, deadlineRule, inTurn, said) => {
  expect(hoursText({ deadlineRule, inTurn, minutes: { least: 30, most: 90 } }, words)).toContain(said);
});
