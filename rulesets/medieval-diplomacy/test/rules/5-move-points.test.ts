import { describe, expect, test } from 'vitest';
import { getUnit } from '../../src/rules/find.ts';
import { fullMovePoints, movePointsLeft } from '../../src/rules/move-points.ts';
import { EXHAUSTED } from '../../src/words.ts';
import { army, fleet, type GivenTroops, type GivenUnit, garrison, position, unit } from '../position.ts';
import { play, settled } from '../turn.ts';

/** England has the south with a harbour, slots, a torn wall, and a garrison with nothing to do. */
const home = (...units: readonly GivenUnit[]) =>
  settled({
    provinces: {
      Kent: { owner: 'Eng', harbour: true, fortLevel: 4, fortDamage: 3, productionAreas: 1 },
      Essex: { owner: 'Eng' },
      Wessex: { owner: 'Eng' },
    },
    units: [garrison('Eng', 'Kent', { militia: 12 }), ...units],
  });

const pointsOf = (troops: GivenTroops, name: 'Eng A1' | 'Eng F1' | 'Eng G1', commanders = 0): number => {
  const given = position({
    units: [army(name, name === 'Eng F1' ? 'Channel' : 'Kent', troops, { commanders: Array(commanders).fill({}) })],
  });
  return fullMovePoints(given.setting, getUnit(given.state, unit(name)));
};

describe('section 5a: Move-points', () => {
  test.each([
    ['Eng A1', { nomads: 1 }, 4],
    ['Eng A1', { nomads: 9, light_cavalry: 1 }, 3],
    ['Eng A1', { nomads: 9, light_cavalry: 9, archers: { 5: 1 } }, 2],
    ['Eng F1', { light_dromond: 2 }, 3],
    ['Eng F1', { light_dromond: 2, carrack: 1 }, 2],
  ] as const)('MD-5.1 %s with %j begins with %i', (name, troops, points) => {
    expect(pointsOf(troops, name)).toBe(points);
  });

  test.each([
    [{ nomads: 1 }, 1, 3],
    [{ nomads: 1, archers: 1 }, 1, 1],
    [{ archers: 1 }, 3, 0],
    [{ nomads: 1 }, EXHAUSTED, 0],
  ])('MD-5.2 %j that has used %i has %i left', (troops, mpUsed, left) => {
    const given = position({ units: [army('Eng A1', 'Kent', troops, { mpUsed })] });
    expect(movePointsLeft(given.setting, getUnit(given.state, unit('Eng A1')))).toBe(left);
  });

  test('MD-5.2 it is reckoned anew when the content changes', () => {
    const turn = play(
      home(army('Eng A1', 'Kent', { nomads: 1, archers: 1 }), army('Eng A2', 'Essex', { militia: 1 })),
      {
        orders: {
          Eng: ['A1 MARCH Essex', 'A1 TRANSFER 1 archers TO A2', 'A1 MARCH Kent', 'A1 MARCH Wessex', 'A1 MARCH Kent'],
        },
      },
    );
    expect(turn.journey('Eng A1')).toEqual([
      '1 marched to Essex',
      '2 marched to Kent',
      '3 marched to Wessex',
      '4 marched to Kent',
    ]);
  });

  test('MD-5.3 commanders do not slow a unit; alone they have 3 in an army and 0 in a fleet', () => {
    expect(pointsOf({ nomads: 1 }, 'Eng A1', 1)).toBe(4);
    expect(pointsOf({}, 'Eng A1', 1)).toBe(3);
    expect(pointsOf({ light_dromond: 1 }, 'Eng F1', 1)).toBe(3);
    expect(pointsOf({}, 'Eng F1', 1)).toBe(0);
  });

  test('MD-5.4 garrisons have none and need none for their orders', () => {
    expect(pointsOf({ nomads: 1 }, 'Eng G1')).toBe(0);
    const turn = play(home(), {
      orders: { Eng: ['G1 PILLAGE', 'G1 REPAIR FORT', 'G1 BUILD PRODUCTION', 'G1 RAZE harbour'] },
    });
    expect(turn.failures('Eng')).toEqual([]);
    expect(turn.unit('Eng G1').mpUsed).toBe(0);
  });

  test.each([
    'A1 PILLAGE',
    'A1 BOARD Nor',
    'A1 REPAIR FORT',
    'A1 BUILD PRODUCTION',
    'A1 RAZE harbour',
    'A1 RAZE production',
    'A1 RAZE fort',
  ])('MD-5.21 MD-5.22 %s needs one Move-point and takes all', (order) => {
    const fresh = play(home(army('Eng A1', 'Kent', { nomads: 5 })), { orders: { Eng: [order] } });
    expect(fresh.failures('Eng')).toEqual([]);
    expect(fresh.unit('Eng A1').mpUsed).toBe(EXHAUSTED);
    const enough = play(home(army('Eng A1', 'Essex', { militia: 5 })), { orders: { Eng: ['A1 MARCH Kent', order] } });
    expect(enough.failures('Eng')).toEqual([]);
    const tired = play(home(army('Eng A1', 'Kent', { militia: 5 })), {
      orders: { Eng: ['A1 MARCH Essex', 'A1 MARCH Kent', order] },
    });
    expect(tired.failures('Eng').map(({ code }) => code)).toEqual(['not-enough-move-points']);
  });

  test('MD-5.22 building a fortification and a harbour too', () => {
    const bare = settled({
      provinces: { Kent: { owner: 'Eng' }, Essex: { owner: 'Eng' } },
      units: [army('Eng A1', 'Kent', { militia: 9 }), army('Eng A2', 'Essex', { militia: 9 })],
    });
    const turn = play(bare, { orders: { Eng: ['A1 BUILD HARBOUR', 'A2 BUILD FORT'] } });
    expect([turn.unit('Eng A1').mpUsed, turn.unit('Eng A2').mpUsed]).toEqual([EXHAUSTED, EXHAUSTED]);
    expect(turn.failures('Eng')).toEqual([]);
  });

  test('MD-5.22 all building, repairing and razing of one army in a turn is one activity', () => {
    const turn = play(home(army('Eng A1', 'Kent', { militia: 30 })), {
      orders: { Eng: ['A1 REPAIR FORT', 'A1 BUILD PRODUCTION', 'A1 RAZE harbour', 'A1 RAZE production'] },
    });
    expect(turn.failures('Eng')).toEqual([]);
    expect(turn.of('exhausted')).toHaveLength(1);
  });

  test('MD-5.22 an army that has pillaged cannot build', () => {
    const turn = play(home(army('Eng A1', 'Kent', { militia: 9 })), {
      orders: { Eng: ['A1 PILLAGE', 'A1 BUILD PRODUCTION'] },
    });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['not-enough-move-points']);
  });

  describe('MD-5.38 Move-points by order', () => {
    const crew = [
      army('Eng A1', 'Kent', { nomads: 3 }, { commanders: [{}] }),
      army('Eng A2', 'Kent', { nomads: 1 }),
      army('Eng A3', 'Channel', { nomads: 1 }, { loadedOn: 'Eng F1' }),
      fleet('Eng F1', 'Channel', { carrack: 9 }, { commanders: [{}] }),
    ];

    test.each([
      ['A1 MARCH Essex', 'Eng A1', 1],
      ['A1 MARCH Paris', 'Eng A1', 0],
      ['F1 SAIL Biscay', 'Eng F1', 1],
      ['A1 HOLD', 'Eng A1', 0],
      ['F1 HOLD', 'Eng F1', 0],
      ['A1 BOARD Nor', 'Eng A1', EXHAUSTED],
      ['A1 PILLAGE', 'Eng A1', EXHAUSTED],
      ['A1 BUILD PRODUCTION', 'Eng A1', EXHAUSTED],
      ['F1 LOAD A1', 'Eng A1', EXHAUSTED],
      ['F1 LOAD A1', 'Eng F1', 0],
      ['F1 UNLOAD A3 Kent', 'Eng A3', EXHAUSTED],
      ['F1 UNLOAD A3 Kent', 'Eng F1', EXHAUSTED],
      ['F1 UNLOAD A3 York', 'Eng F1', 0],
      ['A1 TRANSFER 1 nomads TO A2', 'Eng A1', 0],
      ['A1 FORM ARMY', 'Eng A1', 0],
      ['A1 NAME "The Lions"', 'Eng A1', 0],
      ['A1 RETREAT LEVEL 1', 'Eng A1', 0],
      ['A1 FOLLOW A2', 'Eng A1', 0],
      ['A1 MARINES OFF', 'Eng A1', 0],
      ['A1 DEFEND OFF', 'Eng A1', 0],
      ['A1 LEADER 1', 'Eng A1', 0],
      ['A1 RANK nomads 0 3 0 0 0', 'Eng A1', 0],
      ['A1 DISBAND 1 nomads', 'Eng A1', 0],
      ['A1 SALVAGE 1 nomads', 'Eng A1', 0],
    ] as const)('MD-5.38 %s: %s has used %i', (order, name, used) => {
      expect(play(home(...crew), { orders: { Eng: [order] } }).unit(name).mpUsed).toBe(used);
    });
  });
});
