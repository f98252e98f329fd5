import { defineRuleset, type TutorialSpec } from '@chancery/core';
import { expect, test } from 'vitest';
import { lessonFaults } from '../src/suite/lesson-answers.ts';
import { PURSES } from './toy/purses.ts';
import type { Purses } from './toy/purses-types.ts';

type Lesson = TutorialSpec<Purses>;
type Step = Lesson['steps'][number];

const sound = await PURSES.tutorial();
const faultsOf = (spoiled: Partial<Lesson>): Promise<readonly string[]> =>
  lessonFaults(defineRuleset({ ...PURSES, tutorial: async () => ({ ...sound, ...spoiled }) }));
const withFirst = (change: Partial<Step>): Partial<Lesson> => ({
  steps: sound.steps.map((step, at) => (at === 0 ? { ...step, ...change } : step)),
});
const ordering = (lines: readonly string[], done: (drafted: number) => boolean): Partial<Lesson> =>
  withFirst({ act: { kind: 'order', lines, done: (_, drafted) => done(drafted.length) } });

test('a sound lesson has no faults', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test.each<readonly [what: string, spoiled: Partial<Lesson>, found: RegExp]>([
  ['nothing is won', { firstWin: { ...sound.firstWin, won: () => false } }, /the first win is not won/],
  ['it is won before it is fought for', { firstWin: { ...sound.firstWin, won: () => true } }, /won before/],
  ['nothing is fought for', { firstWin: { ...sound.firstWin, fought: 'paid' } }, /is no fight/],
  ['it takes too long', { minutes: 11 }, /11 minutes/],
  ['it takes too many taps', withFirst({ taps: Array.from({ length: 60 }, () => 'BOAST') }), /62 taps/],
  ['the first win comes late', withFirst({ taps: Array.from({ length: 12 }, () => 'BOAST') }), /after 13 taps/],
  ['the text does not say what to press', withFirst({ taps: ['SHARE'] }), /does not say “SHARE”/],
  ['the text is too long for a phone', withFirst({ text: [`Press BOAST. ${'And wait. '.repeat(20)}`] }), /characters/],
  ['it points at a room that is not there', withFirst({ point: { room: 'cellar' } }), /no room cellar/],
  ['its order is not understood', ordering(['SING'], (drafted) => drafted > 0), /SING is malformed/],
  ['its order does not do what it asks', ordering(['BOAST'], () => false), /cannot set it right/],
  ['a step is done before anything is done', ordering(['BOAST'], () => true), /done before/],
])('the suite notices that %s', async (_, spoiled, found) => {
  expect((await faultsOf(spoiled)).filter((fault) => found.test(fault))).not.toEqual([]);
});
