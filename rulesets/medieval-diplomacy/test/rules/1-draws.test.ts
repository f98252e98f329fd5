import { describe, expect, test } from 'vitest';
import { army, fleet, garrison } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

/** Sides of the dice of a draw, each once, ascending. */
const sidesOf = (turn: PlayedTurn, draw: string): readonly number[] => {
  const sides = turn.draws.flatMap((run) => (run.label.startsWith(`${draw}@`) ? [run.sides] : []));
  return [...new Set(sides)].sort((a, b) => a - b);
};

/** An army storms walls that have more defenders than places; the harbour is spared. */
const storm = (troops: { readonly [key: string]: number }): PlayedTurn =>
  play(
    settled({
      wars: ['Eng-Fra'],
      provinces: { Artois: { owner: 'Fra', fortLevel: 1, harbour: true } },
      units: [
        army('Eng A1', 'Picardy', troops, { commanders: [{ siege: 10 }, {}] }),
        garrison('Fra', 'Artois', { archers: 5, carrack: 2 }),
      ],
    }),
    { orders: { Eng: ['A1 MARCH Artois'] }, dice: { 'harbour-loss@Artois': [16] } },
  );

describe('section 1e: dice', () => {
  describe('MD-1.28 what is rolled for each draw', () => {
    test('MD-1.28 siege and attack d10000, experience d5, harbour-loss d100, capture d100', () => {
      const turn = storm({ men_at_arms: 20, siege_machine: 4 });
      expect(sidesOf(turn, 'siege')).toEqual([10_000]);
      expect(sidesOf(turn, 'attack')).toEqual([10_000]);
      expect(sidesOf(turn, 'experience')).toEqual([5]);
      expect(sidesOf(turn, 'harbour-loss')).toEqual([100]);
      expect(sidesOf(turn, 'capture')).toEqual([100]);
    });

    test('MD-1.28 barracks: one of the candidates left', () => {
      expect(sidesOf(storm({ men_at_arms: 20 }), 'barracks')).toEqual([3, 4, 5]);
    });

    test('MD-1.28 wounded: a die of the hit points in tenths', () => {
      const turn = play(
        settled({
          wars: ['Eng-Fra'],
          units: [army('Eng A1', 'York', { imperial_guards: 30 }), army('Fra A1', 'York', { imperial_guards: 20 })],
        }),
      );
      expect(sidesOf(turn, 'wounded')).toEqual([35]);
    });

    test('MD-1.28 rank5: commanders and troops of rank 5 together', () => {
      const turn = play(
        settled({
          wars: ['Eng-Fra'],
          units: [
            army('Eng A1', 'York', { archers: { 5: 3 } }, { commanders: [{}, {}] }),
            army('Fra A1', 'York', { men_at_arms: 30 }),
          ],
        }),
      );
      expect(turn.draws.find(({ label }) => label.startsWith('rank5'))?.sides).toBe(5);
    });

    test('MD-1.28 target: one of all troops of all hostile groups', () => {
      const turn = play(
        settled({
          wars: ['Eng-Fra'],
          units: [
            garrison('Ind', 'York', { militia: 2 }),
            army('Eng A1', 'York', { archers: 3 }),
            army('Fra A1', 'York', { archers: 4 }),
          ],
        }),
      );
      expect(turn.draws.filter(({ label }) => label === 'target@6').map(({ sides }) => sides)).toEqual(
        expect.arrayContaining([6, 5, 7]),
      );
    });

    test('MD-1.28 homeless: one of the connected seas; landing d100; tie-owner: one of the equals', () => {
      const turn = play(
        settled({
          wars: ['Eng-Fra', 'Eng-Wal'],
          units: [
            fleet('Nor F1', 'Artois', { carrack: 1 }),
            army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
            fleet('Eng F1', 'Channel', { carrack: 1 }),
            army('Fra A1', 'Ulster', { archers: 1 }),
            army('Wal A1', 'Ulster', { archers: 1 }),
          ],
        }),
        { orders: { Eng: ['F1 UNLOAD A1 Wessex'] } },
      );
      expect(turn.draws).toMatchObject([
        { label: 'homeless@8', sides: 2 },
        { label: 'landing@3', sides: 100 },
        { label: 'tie-owner@12', sides: 2 },
      ]);
    });

    test('MD-1.28 unpaid d100; rating d50, four times', () => {
      const turn = play(
        settled({
          realms: { Sco: { treasury: 0 } },
          units: [garrison('Eng', 'Kent', { archers: 1 }), army('Sco A1', 'Scotia', { archers: 2 })],
        }),
        { orders: { Eng: ['G1 HIRE COMMANDER'] } },
      );
      expect(sidesOf(turn, 'unpaid')).toEqual([100]);
      expect(turn.draws.filter(({ label }) => label.startsWith('rating'))).toMatchObject([
        { sides: 50, values: { length: 4 } },
      ]);
    });
  });

  describe('MD-1.27 what is certain is not rolled', () => {
    test('MD-1.27 one candidate: a fleet with one sea to flee to', () => {
      const turn = play(settled({ units: [fleet('Nor F1', 'York', { carrack: 1 })] }));
      expect(turn.journey('Nor F1')).toEqual(['1 fled to North Sea']);
      expect(turn.draws).toEqual([]);
    });

    test.each([
      ['a landing of 100% succeeds', { heavy_infantry: 2, nordic_warriors: 1 }, 'Wessex'],
      ['a landing of 0% fails', {}, 'Channel'],
    ])('MD-1.27 a sure chance: %s', (_what, troops, place) => {
      const turn = play(
        settled({
          units: [
            army('Eng A1', 'Channel', troops, { loadedOn: 'Eng F1', commanders: [{}] }),
            fleet('Eng F1', 'Channel', { carrack: 3 }),
          ],
        }),
        { orders: { Eng: ['F1 UNLOAD A1 Wessex'] } },
      );
      expect(turn.whereIs('Eng A1')).toBe(place);
      expect(turn.draws).toEqual([]);
    });
  });

  test('MD-1.27 one more draw at one place shifts none at another', () => {
    const units = [fleet('Nor F1', 'Artois', { carrack: 1 }), fleet('Nor F2', 'Wessex', { carrack: 1 })];
    const both = play(settled({ units }));
    const one = play(settled({ units: units.slice(1) }));
    expect(both.rolls('homeless@Artois')).toHaveLength(1);
    expect(one.rolls('homeless@Wessex')).toEqual(both.rolls('homeless@Wessex'));
  });

  test('MD-1.29 inside a step draws follow the numbers of places, whatever the order of the lines', () => {
    const turn = play(
      settled({
        provinces: { Kent: { owner: 'Ind' } },
        units: [
          army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
          army('Eng A2', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
        ],
      }),
      { orders: { Eng: ['F1 UNLOAD A1 Wessex', 'F1 UNLOAD A2 Kent'] }, dice: [42, 43] },
    );
    expect([turn.whereIs('Eng A2'), turn.whereIs('Eng A1')]).toEqual(['Kent', 'Channel']);
  });

  test('MD-1.29 MD-1.34 landings: provinces by number, and in each the realms of the armies', () => {
    const turn = play(
      settled({
        units: [
          army('Fra A1', 'Channel', { archers: 1 }, { loadedOn: 'Fra F1' }),
          fleet('Fra F1', 'Channel', { carrack: 1 }),
          army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Fra F1' }),
        ],
      }),
      { orders: { Fra: ['F1 UNLOAD A1 Wessex', 'F1 UNLOAD A1 OF Eng Wessex'] }, dice: [43, 42] },
    );
    expect([turn.whereIs('Eng A1'), turn.whereIs('Fra A1')]).toEqual(['Channel', 'Wessex']);
  });

  test('MD-1.34 the draws of a turn come step by step: M5, M8, M13, F3, F5', () => {
    const turn = play(
      settled({
        wars: ['Eng-Wal'],
        provinces: { Wessex: { owner: 'Wal', harbour: true } },
        realms: { Sco: { treasury: 0 } },
        units: [
          army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          fleet('Nor F1', 'Artois', { carrack: 1 }),
          army('Sco A1', 'Scotia', { archers: 1 }),
        ],
      }),
      {
        orders: { Eng: ['G1 HIRE COMMANDER "John of Kent"', 'F1 UNLOAD A1 Wessex'] },
        dice: [2, 40, 16, 51, 11, 12, 13, 14],
      },
    );
    expect(turn.whereIs('Nor F1')).toBe('North Sea');
    expect(turn.province('Wessex')).toMatchObject({ owner: 1, harbour: true });
    expect(turn.troops('Sco A1')).toEqual({ archers: 1 });
    expect(turn.commander(1)).toMatchObject({ infantry: 11, cavalry: 12, siege: 13, naval: 14 });
  });

  test('MD-1.34 sea battles are fought and rolled before landings, land battles after them', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra' } },
        units: [
          garrison('Fra', 'Artois', { militia: 1 }),
          army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1', marines: false }),
          fleet('Eng F1', 'Channel', { royal_galleon: 9 }),
          fleet('Fra F1', 'Channel', { trading_cog: 1 }),
        ],
      }),
      { orders: { Eng: ['F1 UNLOAD A1 Artois'] }, dice: { 'landing@Artois': [1] } },
    );
    const labels = turn.events.flatMap((event) => {
      if (event.kind === 'battle-fought') return [event.battle.kind];
      return event.kind === 'landing-tried' ? ['landing'] : [];
    });
    expect(labels).toEqual(['sea', 'landing', 'land']);
  });
});
