import { describe, expect, test } from 'vitest';
import { army, at, fleet, type GivenUnit, garrison, label, troop, type UnitLabel, unit } from '../position.ts';
import { atSea } from '../sea.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const TROOPS = [troop('foot', { combat: 90, hitPoints: 20 }), troop('frail', { combat: 90, hitPoints: 10 })];

/** England holds Kent, France Wessex and Essex; France marches on Kent from both, England's A1 on Wessex. */
const invasion = (units: readonly GivenUnit[], dice: { readonly [label: string]: readonly number[] }): PlayedTurn =>
  play(
    settled({
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Wessex: { owner: 'Fra' }, Essex: { owner: 'Fra' } },
      units: [
        ...units,
        army('Fra A1', 'Wessex', { foot: 1 }),
        army('Fra A2', 'Essex', { foot: 1 }),
        garrison('Eng', 'Kent', { frail: 1 }),
      ],
    }),
    {
      orders: {
        Eng: ['A1 MARCH Wessex'],
        Fra: ['A1 MARCH Kent', 'A1 MARCH Essex', 'A2 MARCH Kent'],
      },
      dice,
    },
  );

const HIT = 1;
const MISS = 10_000;

const battles = (turn: PlayedTurn): readonly { readonly place: number; readonly who: readonly UnitLabel[] }[] =>
  turn.of('battle-fought').map(({ battle }) => ({
    place: battle.place,
    who: battle.units.map((each) => label(each.unit)),
  }));

describe('section 8f: from the border to the battle behind it', () => {
  test('MD-8.87 who was thrown back at the border fights in the province where he started', () => {
    const turn = invasion([army('Eng A1', 'Kent', { foot: { 2: 1 } }, { retreatLevel: 1 })], {
      'attack@1-3': [MISS, MISS],
      'attack@Kent': [HIT, MISS, MISS, MISS, HIT, MISS, MISS, MISS, HIT, MISS, MISS, HIT, MISS, MISS],
    });
    expect(turn.of('thrown-back').map((event) => label(event.unit))).toEqual(['Eng A1']);
    expect(battles(turn)[1]).toEqual({ place: at('Kent'), who: ['Eng A1', 'Eng G1', 'Fra A1', 'Fra A2'] });
  });

  test('MD-8.90, MD-8.88 the winner of a border battle fights in the land battle beside those who had none, and goes no further', () => {
    const turn = invasion([army('Eng A1', 'Kent', { frail: 1 })], {
      'attack@1-3': [MISS, HIT, MISS, MISS],
      'attack@Kent': [MISS, HIT, HIT, MISS, MISS, MISS],
    });
    expect(turn.exists('Eng A1')).toBe(false);
    expect(battles(turn)).toEqual([
      { place: at('Kent'), who: ['Eng A1', 'Fra A1'] },
      { place: at('Kent'), who: ['Eng G1', 'Fra A1', 'Fra A2'] },
    ]);
    expect([turn.whereIs('Fra A1'), turn.whereIs('Fra A2')]).toEqual(['Kent', 'Kent']);
    const cancelled = turn.of('plan-cancelled').filter((event) => event.unit === unit('Fra A1'));
    expect(cancelled.map(({ orders }) => orders.length)).toEqual([1]);
  });
});

test('MD-8.12, MD-8.69 a fleet that runs into another enemy fights again in the same step, where nobody fought before', () => {
  const enemies = (['North Sea', 'Irish Sea', 'Biscay'] as const).map((sea, index) =>
    fleet(`Fra F${index + 2}`, sea, { galley: 3 }),
  );
  const turn = play(
    atSea([
      fleet('Eng F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 }),
      fleet('Fra F1', 'Channel', { galley: 1 }),
      ...enemies,
    ]),
    {
      dice: {
        'attack@Channel': [MISS, MISS],
        'attack@North Sea': [MISS, HIT, HIT, HIT, MISS, MISS, MISS, MISS],
      },
    },
  );
  expect(battles(turn)).toEqual([
    { place: at('Channel'), who: ['Eng F1', 'Fra F1'] },
    { place: at('North Sea'), who: ['Eng F1', 'Fra F2'] },
  ]);
  expect(turn.of('battle-fought').map(({ battle }) => battle.phase)).toEqual([1, 1]);
  expect(turn.exists('Eng F1')).toBe(false);
});
