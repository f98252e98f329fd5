import { keyedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../src/battle/field.ts';
import { fightOut } from '../../src/battle/fight.ts';
import { drawUpAgain, layOut } from '../../src/battle/lay-out.ts';
import { nextBattle } from '../../src/battle/next-battle.ts';
import { Rolls } from '../../src/battle/rolls.ts';
import { army, fleet, garrison, label, position, type TestPosition, troop } from '../position.ts';
import { atSea } from '../sea.ts';

const seeds = Array.from({ length: 12 }, (_, i) => String(10 + i).repeat(32));

/** Who is left of each unit, where, and what everybody has done and suffered. */
const outcome = ({ units, squads }: Field): readonly unknown[] => [
  ...units.map(({ unit, led, committed, gone, wentTo, suffered, taken, breached }) => ({
    unit: label(unit.id),
    ...{ led, committed, gone, wentTo, suffered, taken, breached },
  })),
  ...squads.map(({ end, removed, doomed, wound, raised, chance }) => ({ end, removed, doomed, wound, raised, chance })),
];

/** Fights the battle with each seed on a field of its own, and again with each seed on one field that is used for all. */
const foughtTwice = (
  given: TestPosition,
  kind: 'land' | 'sea',
): { readonly fresh: readonly unknown[]; readonly again: readonly unknown[] } => {
  const meeting = nextBattle(given, kind, []);
  if (meeting === null) throw new Error('nobody fights');
  const question = { ...given, ...meeting, phase: 1 };
  const fought = (field: Field, seed: string): readonly unknown[] => {
    fightOut(field, new Rolls(keyedDice(seed), question), null);
    return outcome(field);
  };
  const field = layOut(question);
  return {
    fresh: seeds.map((seed) => fought(layOut(question), seed)),
    again: seeds.map((seed) => {
      drawUpAgain(field);
      return fought(field, seed);
    }),
  };
};

const MEN = [troop('foot', { hitPoints: 20 }), troop('ram', { class: 'siege', siege: 40, hitPoints: 10 })];

const battles: readonly [string, 'land' | 'sea', TestPosition][] = [
  [
    'a siege with leaders and retreats',
    'land',
    position({
      troops: MEN,
      wars: ['Eng-Fra'],
      provinces: {
        Kent: { owner: 'Eng', fortLevel: 3, fortDamage: 1 },
        Wessex: { owner: 'Fra' },
        Essex: { owner: 'Eng' },
      },
      units: [
        garrison('Eng', 'Kent', { foot: 3 }, { commanders: [{ infantry: 60 }] }),
        army('Eng A1', 'Kent', { foot: { 1: 1, 2: 2 } }, { retreatLevel: 1 }),
        army('Fra A1', 'Kent', { foot: 2, ram: 2 }, { commanders: [{ infantry: 90, siege: 50 }] }),
        army('Fra A2', 'Kent', { foot: { 1: 1, 2: 2 } }, { retreatLevel: 1, cameFrom: 'Wessex' }),
      ],
    }),
  ],
  [
    'fleets with marines',
    'sea',
    atSea([
      fleet('Eng F1', 'Channel', { galley: { 1: 2, 2: 3 } }, { retreatLevel: 1, commanders: [{ naval: 70 }] }),
      army('Eng A1', 'Channel', { man: 3 }, { loadedOn: 'Eng F1' }),
      fleet('Fra F1', 'Channel', { galley: 4 }, { commanders: [{ naval: 40 }] }),
      army('Fra A1', 'Channel', { man: 2 }, { loadedOn: 'Fra F1' }),
    ]),
  ],
];

describe('section 8: the same battle again', () => {
  test.each(battles)(
    'MD-8.75, MD-8.76 %s: everybody is back at the start before it is fought another time',
    (_, kind, given) => {
      const { fresh, again } = foughtTwice(given, kind);
      expect(again).toEqual(fresh);
      expect(new Set(fresh.map((each) => JSON.stringify(each))).size).toBeGreaterThan(4);
    },
  );
});
