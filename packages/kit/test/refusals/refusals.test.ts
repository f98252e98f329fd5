import { illegal } from '@chancery/core';
import { expect, test } from 'vitest';
import { allIllegal, commonRefusals, mastersCheck, RULERS_ONLY } from '../../src/index.ts';

const sealUp = mastersCheck(
  (order: { readonly gate: number }, known: { readonly view: { readonly master: boolean } }) => [
    order.gate > 3 ? ({ code: 'no-gate', gate: order.gate } as const) : null,
    known.view.master ? null : ({ code: 'never' } as const),
  ],
);

test('an act is for the game master alone', () => {
  expect(sealUp({ view: { master: false } }, { gate: 1 })).toEqual([illegal({ code: 'masters-only' })]);
  expect(sealUp({ view: { master: true } }, { gate: 1 })).toEqual([]);
});

test('all that is wrong with an act is illegal', () => {
  expect(sealUp({ view: { master: true } }, { gate: 5 })).toEqual([illegal({ code: 'no-gate', gate: 5 })]);
});

test('a judgement without faults finds nothing', () => {
  expect(allIllegal([null, null])).toEqual([]);
});

test('each common refusal has its sentence, in the words of the ruleset', () => {
  const words = commonRefusals('duchy');
  const [rulersOnly] = RULERS_ONLY;
  expect(words['rulers-only']({ code: rulersOnly?.refusal.code ?? 'rulers-only' }, null)).toBe(
    'Only the ruler of a duchy may do that.',
  );
  expect(words.oneself({ code: 'oneself' }, null)).toBe('That cannot be done with your own duchy.');
  expect(words['unknown-unit']({ code: 'unknown-unit', unit: 'A7' }, null)).toBe('There is no unit A7.');
  expect(words['unknown-unit']({ code: 'unknown-unit', unit: 7 }, null)).toBe('There is no unit 7.');
  expect(words['masters-only']({ code: 'masters-only' }, null)).toBe('Only the game master may do that.');
  expect(words.unprintable({ code: 'unprintable' }, null)).toBe(
    'A name must be of one line and of characters that can be printed.',
  );
});
