import { describe, expect, test } from 'vitest';
import {
  army,
  at,
  fleet,
  type GivenPosition,
  type GivenTroops,
  type GivenUnit,
  garrison,
  type UnitLabel,
  unit,
} from '../position.ts';
import { type GivenDice, type PlayedTurn, play, settled } from '../turn.ts';

const F1 = fleet('Eng F1', 'Channel', { carrack: 9 });
const aboard = (name: UnitLabel, troops: GivenTroops, on: UnitLabel = 'Eng F1') =>
  army(name, 'Channel', troops, { loadedOn: on });
/** English armies off Artois, which belongs to the enemy. */
const off = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({ wars: ['Eng-Fra'], ...said, provinces: { Artois: { owner: 'Fra' }, ...said.provinces }, units });

const LAND = 'F1 UNLOAD A1 Artois';
const land = (troops: GivenTroops, dice: GivenDice): PlayedTurn =>
  play(off({}, aboard('Eng A1', troops), F1), { orders: { Eng: [LAND] }, dice });

/** Chances with which a unit struck in a battle, in basis points, each once. */
const strengthOf = (turn: PlayedTurn, name: UnitLabel, battle = 0): readonly number[] => {
  const blows = turn.of('battle-fought')[battle]?.battle.rounds.flatMap((round) => round.blows) ?? [];
  return [...new Set(blows.filter((blow) => blow.unit === unit(name)).map(({ chance }) => chance))];
};

describe('section 6e: amphibious invasions', () => {
  test.each([
    ["an enemy's province", { Artois: { owner: 'Fra' } }, true],
    ['an independent province', { Artois: { owner: 'Ind' } }, true],
    ['its own province', { Artois: { owner: 'Eng' } }, false],
    ['a province with special permission', { Artois: { owner: 'Nor', permitted: ['Eng'] } }, false],
    ['an independent province with special permission', { Artois: { owner: 'Ind', permitted: ['Eng'] } }, false],
  ] as const)('MD-6.31 landing on %s %j is an invasion: %s', (_where, provinces, invading) => {
    const turn = play(off({ provinces }, aboard('Eng A1', { heavy_infantry: 3 }), F1), { orders: { Eng: [LAND] } });
    expect(turn.of('landing-tried')).toHaveLength(invading ? 1 : 0);
    expect(turn.of('unloaded')).toMatchObject([{ invading }]);
  });

  test.each([
    [{ archers: 1 }, 42],
    [{ archers: 1, militia: 2 }, 84],
    [{ heavy_cavalry: 1 }, 70],
    [{ siege_machine: 3 }, 15],
  ])('MD-6.32 %j have a chance of %i percent: attacks x combat of the soldiers', (troops, chance) => {
    expect(land(troops, { 'landing@Artois': [chance] }).whereIs('Eng A1')).toBe('Artois');
    const failed = land(troops, { 'landing@Artois': [chance + 1] });
    expect(failed.whereIs('Eng A1')).toBe('Channel');
    expect(failed.of('landing-tried')).toMatchObject([{ chance, roll: chance + 1, landed: false }]);
  });

  test('MD-6.33 one roll for all armies of a realm, from all fleets, onto a province in a phase', () => {
    const F2 = fleet('Eng F2', 'North Sea', { carrack: 1 });
    const A3 = army('Eng A3', 'North Sea', { militia: 1 }, { loadedOn: 'Eng F2' });
    const turn = play(off({}, aboard('Eng A1', { militia: 1 }), aboard('Eng A2', { militia: 1 }), A3, F1, F2), {
      orders: { Eng: [LAND, 'F2 UNLOAD A3 Artois', 'F1 UNLOAD A2 Artois'] },
      dice: [63],
    });
    expect(turn.of('landing-tried')).toMatchObject([{ chance: 63, roll: 63, landed: true }]);
    expect(turn.of('unloaded')).toHaveLength(3);
  });

  test('MD-6.33 each realm rolls for itself, commanders do not count', () => {
    const turn = play(
      off(
        { wars: ['Eng-Fra', 'Nor-Fra'] },
        army('Eng A1', 'Channel', { militia: 1 }, { loadedOn: 'Eng F1', commanders: [{}, {}] }),
        aboard('Nor A1', { archers: 1 }),
        F1,
      ),
      { orders: { Eng: [LAND, 'F1 UNLOAD A1 OF Nor Artois'] }, dice: [22, 42] },
    );
    expect(turn.of('landing-tried').map(({ realm, chance, landed }) => [realm, chance, landed])).toEqual([
      [1, 21, false],
      [4, 42, true],
    ]);
  });

  test('MD-6.34 three soldiers of combat 20 have 60 percent, five of combat 25 always land', () => {
    const troops = [{ key: 'militia', combat: 20 }];
    const three = play(off({ troops }, aboard('Eng A1', { militia: 3 }), F1), { orders: { Eng: [LAND] }, dice: [60] });
    expect(three.of('landing-tried')).toMatchObject([{ chance: 60, landed: true }]);
    expect(land({ men_at_arms: 5 }, []).of('landing-tried')).toMatchObject([{ chance: 125, roll: null, landed: true }]);
  });

  test('MD-6.35 the roll is made even if nobody is there', () => {
    const empty = land({ militia: 1 }, { 'landing@Artois': [22] });
    expect(empty.rolls('landing@Artois')).toEqual([22]);
    expect(empty.whereIs('Eng A1')).toBe('Channel');
  });

  describe('MD-6.36 MD-6.37 a landing that fails', () => {
    test('MD-6.36 leaves the armies aboard, and nothing is lost', () => {
      const turn = land({ militia: 2 }, { 'landing@Artois': [43] });
      expect(turn.unit('Eng A1')).toMatchObject({ loadedOn: unit('Eng F1'), location: at('Channel') });
      expect(turn.troops('Eng A1')).toEqual({ militia: 2 });
      expect(turn.failures('Eng')).toEqual([{ order: 'F1 UNLOAD', code: 'landing-failed', step: 'M8', phase: 1 }]);
    });

    test('MD-6.37 uses up the order but no Move-points', () => {
      const turn = play(off({}, aboard('Eng A1', { militia: 1 }), F1), {
        orders: { Eng: [LAND, 'F1 SAIL Biscay', 'F1 SAIL Channel'] },
        dice: { 'landing@Artois': [22] },
      });
      expect(turn.journey('Eng F1')).toEqual(['2 sailed to Biscay', '3 sailed to Channel']);
    });

    test('MD-6.37 may be tried again by a later order in a later phase', () => {
      const turn = play(off({}, aboard('Eng A1', { militia: 1 }), F1), {
        orders: { Eng: [LAND, 'F1 HOLD', LAND] },
        dice: { 'landing@Artois': [22, 21] },
      });
      expect(turn.journey('Eng A1')).toEqual(['3 unloaded in Artois']);
    });

    test('MD-6.37 is not tried twice in one phase', () => {
      const turn = play(off({}, aboard('Eng A1', { militia: 1 }), F1), {
        orders: { Eng: [LAND, LAND] },
        dice: { 'landing@Artois': [22] },
      });
      expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['not-on-fleet', 'landing-failed']);
    });

    test('MD-6.24 of several orders of a second lift in one phase the first counts', () => {
      const three = (['Eng A1', 'Eng A2', 'Eng A3'] as const).map((name) => aboard(name, { heavy_infantry: 3 }));
      const turn = play(off({}, ...three, F1), {
        orders: { Eng: [LAND, 'F1 HOLD', 'F1 UNLOAD A2 Wessex', 'F1 UNLOAD A3 Kent'] },
      });
      expect([turn.whereIs('Eng A2'), turn.whereIs('Eng A3')]).toEqual(['Wessex', 'Channel']);
      expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['second-lift-used']);
    });

    test('MD-6.24 does not use up the second lift', () => {
      const turn = play(off({}, aboard('Eng A1', { heavy_infantry: 3 }), aboard('Eng A2', { militia: 1 }), F1), {
        orders: { Eng: [LAND, 'F1 HOLD', 'F1 UNLOAD A2 Wessex', 'F1 HOLD', 'F1 UNLOAD A2 Kent'] },
        dice: { 'landing@Wessex': [22] },
      });
      expect(turn.journey('Eng A2')).toEqual(['4 unloaded in Kent']);
      expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['landing-failed', 'not-enough-move-points']);
    });
  });
});

describe('section 6f: landed troops in battle', () => {
  const defended = garrison('Fra', 'Artois', { militia: 1 });

  test('MD-6.38 they fight with their amphibious modifier in battles of that phase', () => {
    const turn = play(off({}, aboard('Eng A1', { heavy_infantry: 3 }), F1, defended), { orders: { Eng: [LAND] } });
    expect(strengthOf(turn, 'Eng A1')).toEqual([2380]);
    const marines = play(off({}, aboard('Eng A1', { elite_marines: 4 }), F1, defended), { orders: { Eng: [LAND] } });
    expect(strengthOf(marines, 'Eng A1')).toEqual([3000]);
  });

  test('MD-6.39 enemies who come in a later phase are fought without it', () => {
    const turn = play(
      off(
        {},
        aboard('Eng A1', { heavy_infantry: 30 }),
        fleet('Eng F1', 'Channel', { carrack: 20 }),
        defended,
        army('Fra A1', 'Paris', { militia: 1 }),
      ),
      { orders: { Eng: [LAND], Fra: ['A1 HOLD', 'A1 MARCH Artois'] } },
    );
    expect([strengthOf(turn, 'Eng A1', 0), strengthOf(turn, 'Eng A1', 1)]).toEqual([[2380], [3400]]);
  });

  test('MD-6.39 so are those who come when the province is theirs in a later turn', () => {
    const given = off(
      {},
      aboard('Eng A1', { heavy_infantry: 30 }),
      fleet('Eng F1', 'Channel', { carrack: 20 }),
      army('Fra A1', 'Paris', { militia: 1 }),
    );
    const first = play(given, { orders: { Eng: [LAND] } });
    expect(first.province('Artois').owner).toBe(1);
    const second = play(first.position, { orders: { Fra: ['A1 MARCH Artois'] } });
    expect(strengthOf(second, 'Eng A1')).toEqual([3400]);
  });

  test('MD-6.40 enemies who march into the empty province in the same phase are fought with it', () => {
    const turn = play(off({}, aboard('Eng A1', { heavy_infantry: 3 }), F1, army('Fra A1', 'Paris', { militia: 1 })), {
      orders: { Eng: [LAND], Fra: ['A1 MARCH Artois'] },
    });
    expect(strengthOf(turn, 'Eng A1')).toEqual([2380]);
  });

  test('MD-6.41 comrades who marched in fight without it', () => {
    const turn = play(
      off({}, aboard('Eng A1', { heavy_infantry: 3 }), F1, defended, army('Eng A2', 'Picardy', { heavy_infantry: 1 })),
      { orders: { Eng: [LAND, 'A2 MARCH Artois'] } },
    );
    expect([strengthOf(turn, 'Eng A1'), strengthOf(turn, 'Eng A2')]).toEqual([[2380], [3400]]);
  });

  test.each([
    ['nowhere, least of all to the ships', {}, null],
    ['to a land province', { Picardy: { owner: 'Eng' } }, at('Picardy')],
  ] as const)('MD-6.42 landed armies retreat %s', (_where, provinces, to) => {
    const coward = army('Eng A1', 'Channel', { heavy_infantry: { 2: 9 } }, { loadedOn: 'Eng F1', retreatLevel: 1 });
    const turn = play(off({ provinces }, coward, F1, garrison('Fra', 'Artois', { militia: 1 })), {
      orders: { Eng: [LAND] },
    });
    expect(turn.of('battle-fought')[0]?.battle.rounds[0]?.retreats).toMatchObject([{ unit: unit('Eng A1'), to }]);
  });
});
