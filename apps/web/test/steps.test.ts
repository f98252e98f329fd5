import type { AnyDeskRuleset, AnyKnown, AnyTelling } from '@chancery/core';
import { expect, test } from 'vitest';
import { sectionsIn, stepsOf } from '../src/lib/desk/messages/steps.ts';

/** News with an area happen there; without words there is nothing to say of them. */
const RULES = {
  report: {
    sections: [
      { id: 'moves', title: 'Moves', kinds: ['moved'] },
      { id: 'fights', title: 'Fights', kinds: ['fought', 'heard'] },
      { id: 'gifts', title: 'Gifts', kinds: ['given'] },
    ],
    papers: [{ id: 'battles', title: 'Battles', kinds: ['fought'] }],
    scene: ({ area }: { area?: number }) => (area === undefined ? null : { areas: [area] }),
  },
  text: { told: ({ words = [] }: { words?: readonly string[] }) => words.map((text) => ({ text })) },
} as unknown as AnyDeskRuleset;

const KNOWN = {} as AnyKnown;
const news = (event: number, kind: string, area?: number, words = [kind]): AnyTelling =>
  ({ to: 'all', event, told: { kind, rule: 'X-1', words, ...(area === undefined ? {} : { area }) } }) as AnyTelling;

test('what has a place and something to say is a step; what is told twice of one event is one', () => {
  const steps = stepsOf(RULES, KNOWN, [
    news(0, 'given'),
    news(1, 'moved', 4),
    news(2, 'moved', 5, []),
    news(3, 'fought', 4, ['A battle', 'Round 1']),
    news(3, 'heard', 4),
  ]);
  expect(steps.map(({ kind, scene, lines }) => [kind, scene.areas, lines.length])).toEqual([
    ['moved', [4], 1],
    ['fought', [4], 1],
  ]);
  expect(sectionsIn(RULES, steps).map(({ id }) => id)).toEqual(['moves', 'fights']);
});

test('a long piece leads to its place among the papers, also behind one that has no place on the map', () => {
  const steps = stepsOf(RULES, KNOWN, [news(0, 'fought'), news(1, 'fought', 7), news(2, 'moved', 7)]);
  expect(steps.map(({ paper }) => paper)).toEqual([{ id: 'battles', at: 1 }, null]);
});
