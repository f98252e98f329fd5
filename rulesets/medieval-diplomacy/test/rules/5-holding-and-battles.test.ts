import { describe, expect, test } from 'vitest';
import { EXHAUSTED } from '../../src/words.ts';
import { army, at, fleet, type GivenPosition, type GivenUnit, garrison } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);
const south = { Kent: { owner: 'Eng' }, Essex: { owner: 'Eng' }, Wessex: { owner: 'Eng' } } as const;
const land = (said: GivenPosition, ...units: readonly GivenUnit[]) =>
  settled({ ...said, provinces: { ...south, ...said.provinces }, units });

describe('section 5c: holding', () => {
  test.each([
    ['MD-5.14', ['A1 HOLD'], 0],
    ['MD-5.15', ['A1 HOLD', 'A1 HOLD'], 1],
    ['MD-5.15', ['A1 HOLD', 'A1 HOLD', 'A1 HOLD'], 2],
    ['MD-5.16', ['A1 HOLD', 'A1 MARCH Essex', 'A1 HOLD'], 2],
    ['MD-5.17', ['A1 MARCH Essex', 'A1 HOLD', 'A1 MARCH Kent'], 2],
  ])('%s the first HOLD of a turn is free, every later one costs a point: %j uses %i', (_rule, orders, used) => {
    const turn = play(land({}, army('Eng A1', 'Kent', { nomads: 1 })), { orders: { Eng: orders } });
    expect(turn.unit('Eng A1').mpUsed).toBe(used);
    expect(turn.journey('Eng A1')).toHaveLength(orders.length);
  });

  test('MD-5.16 a HOLD that cannot be paid fails like a march', () => {
    const turn = play(land({}, army('Eng A1', 'Kent', { archers: 1 })), {
      orders: { Eng: ['A1 MARCH Essex', 'A1 MARCH Kent', 'A1 HOLD', 'A1 HOLD', 'A1 HOLD', 'A1 PILLAGE'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Essex', '2 marched to Kent', '3 held']);
    expect(codes(turn)).toEqual(['not-enough-move-points', 'not-enough-move-points']);
    expect(turn.of('plan-cancelled')).toMatchObject([{ why: 'failed-move', orders: [{ verb: 'HOLD' }] }]);
  });

  test('MD-5.18 fleets hold on the same terms', () => {
    const turn = play(land({}, fleet('Eng F1', 'Channel', { carrack: 1 })), {
      orders: { Eng: ['F1 HOLD', 'F1 HOLD', 'F1 SAIL Biscay', 'F1 HOLD'] },
    });
    expect(turn.journey('Eng F1')).toEqual(['1 held', '2 held', '3 sailed to Biscay']);
    expect(turn.of('held').map(({ cost, rule }) => [cost, rule])).toEqual([
      [0, 'MD-5.14'],
      [1, 'MD-5.15'],
    ]);
    expect(turn.failures('Eng')).toEqual([{ order: 'F1 HOLD', code: 'not-enough-move-points', step: 'M4', phase: 4 }]);
  });

  test('MD-5.19 garrisons cannot hold', () => {
    const turn = play(land({}, garrison('Eng', 'Kent', { archers: 1 })), {
      orders: { Eng: ['G1 HOLD', 'G1 PILLAGE'] },
    });
    expect(codes(turn)).toEqual(['garrison-cannot']);
    expect(turn.of('pillaged')).toHaveLength(1);
  });

  test('MD-5.20 a unit that holds fights all the same', () => {
    const turn = play(
      land({ wars: ['Eng-Wal'] }, army('Eng A1', 'Wessex', { archers: 9 }), army('Wal A1', 'Wales', { militia: 1 })),
      { orders: { Eng: ['A1 HOLD'], Wal: ['A1 MARCH Wessex'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 held', '1 fought at Wessex']);
  });
});

describe('section 5d: Move-points after a battle', () => {
  const invasion = land(
    { wars: ['Eng-Wal'] },
    army('Eng A1', 'Wessex', { nomads: 60 }),
    garrison('Wal', 'Wales', { peasant_rabble: 1 }),
  );

  test('MD-5.23 who fought abroad has no Move-points left, and his moves are cancelled', () => {
    const turn = play(invasion, { orders: { Eng: ['A1 MARCH Wales', 'A1 HOLD', 'A1 MARCH Wessex', 'A1 PILLAGE'] } });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Wales', '1 fought at Wales']);
    expect(turn.unit('Eng A1').mpUsed).toBe(EXHAUSTED);
    expect(turn.of('plan-cancelled')).toMatchObject([{ why: 'fought', orders: [{ verb: 'HOLD' }, { verb: 'MARCH' }] }]);
    expect(codes(turn)).toEqual(['not-enough-move-points']);
  });

  test('MD-5.24 who fought in a province of his own keeps Move-points and orders', () => {
    const turn = play(
      land(
        { wars: ['Eng-Wal'] },
        army('Eng A1', 'Wessex', { nomads: 60 }),
        army('Wal A1', 'Wales', { peasant_rabble: 1 }),
      ),
      { orders: { Eng: ['A1 HOLD', 'A1 MARCH Kent', 'A1 MARCH Essex'], Wal: ['A1 MARCH Wessex'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 held', '1 fought at Wessex', '2 marched to Kent', '3 marched to Essex']);
    expect(turn.unit('Eng A1').mpUsed).toBe(2);
  });

  test('MD-5.24 MD-5.25 so does a unit that came to the aid of its own land and found the enemy there', () => {
    const turn = play(
      land(
        { wars: ['Eng-Wal'] },
        army('Eng A1', 'Kent', { nomads: 60 }),
        army('Wal A1', 'Wessex', { peasant_rabble: 1 }),
        army('Eng A2', 'Wessex', { militia: 9 }),
      ),
      { orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Kent'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Wessex', '1 fought at Wessex', '2 marched to Kent']);
  });

  test.each([
    ['an ally’s province', { Wessex: { owner: 'Nor' } }, ['Nor-Eng'], 'A1 MARCH Wessex'],
    ['a province that was just lost', { Wessex: { owner: 'Wal' } }, [], 'A1 MARCH Wessex'],
  ] as const)('MD-5.25 %s is not his own', (_where, provinces, passage, order) => {
    const given = land(
      { wars: ['Eng-Wal', 'Wal-Nor'], alliances: ['Eng-Nor'], passage, provinces },
      army('Eng A1', 'Kent', { nomads: 60 }),
      army('Wal A1', 'Wessex', { peasant_rabble: 1 }),
    );
    const turn = play(given, { orders: { Eng: [order, 'A1 MARCH Kent'] } });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Wessex', '1 fought at Wessex']);
    expect(turn.unit('Eng A1').mpUsed).toBe(EXHAUSTED);
  });

  test('MD-5.25 nor is a border', () => {
    const turn = play(
      land(
        { wars: ['Eng-Wal'], provinces: { Mercia: { owner: 'Eng' } } },
        army('Eng A1', 'Kent', { nomads: 60 }),
        army('Wal A1', 'Wessex', { peasant_rabble: 1 }),
      ),
      { orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Mercia'], Wal: ['A1 MARCH Kent'] } },
    );
    expect(turn.journey('Eng A1')).toEqual(['1 met enemies before Wessex', '1 fought at Kent', '1 marched to Wessex']);
    expect(turn.unit('Eng A1').mpUsed).toBe(EXHAUSTED);
  });

  test('MD-5.26 a fleet that fought cannot sail on', () => {
    const turn = play(
      land(
        { wars: ['Eng-Wal'] },
        fleet('Eng F1', 'Channel', { light_dromond: 40 }),
        fleet('Wal F1', 'Biscay', { trading_cog: 1 }),
      ),
      { orders: { Eng: ['F1 SAIL Biscay', 'F1 SAIL Channel'] } },
    );
    expect(turn.journey('Eng F1')).toEqual(['1 sailed to Biscay', '1 fought at Biscay']);
    expect(turn.unit('Eng F1').mpUsed).toBe(EXHAUSTED);
  });
});

describe('section 5e: the examples', () => {
  const border = land(
    { wars: ['Eng-Wal'] },
    army('Eng A1', 'Wessex', { heavy_infantry: 30 }),
    army('Eng A2', 'Kent', { heavy_cavalry: 30 }),
    garrison('Wal', 'Wales', { militia: 1 }),
  );

  test('MD-5.31 infantry holds and marches, cavalry marches twice: both attack in phase 2', () => {
    const turn = play(border, { orders: { Eng: ['A1 HOLD', 'A1 MARCH Wales', 'A2 MARCH Wessex', 'A2 MARCH Wales'] } });
    expect(turn.journey('Eng A1')).toEqual(['1 held', '2 marched to Wales', '2 fought at Wales']);
    expect(turn.journey('Eng A2')).toEqual(['1 marched to Wessex', '2 marched to Wales', '2 fought at Wales']);
    const spent = turn.events.flatMap((event) =>
      event.kind === 'held' || event.kind === 'marched' ? [`${event.unit % 10}: ${event.cost}`] : [],
    );
    expect(spent).toEqual(['1: 0', '2: 1', '1: 2', '2: 2']);
  });

  test('MD-5.32 without HOLD the first army fights in phase 1 and the second enters in phase 2', () => {
    const turn = play(border, { orders: { Eng: ['A1 MARCH Wales', 'A2 MARCH Wessex', 'A2 MARCH Wales'] } });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Wales', '1 fought at Wales']);
    expect(turn.journey('Eng A2')).toEqual(['1 marched to Wessex', '2 marched to Wales']);
  });

  describe('MD-5.33 an army of two points guards two provinces by holding first', () => {
    const guards = land(
      { wars: ['Eng-Wal'] },
      army('Eng A1', 'Kent', { heavy_infantry: 30 }),
      army('Wal A1', 'Mercia', { nomads: 1 }),
    );

    test('MD-5.33 it holds, then strikes in the other province although that was taken in phase 1', () => {
      const turn = play(guards, { orders: { Eng: ['A1 HOLD', 'A1 MARCH Essex'], Wal: ['A1 MARCH Essex'] } });
      expect(turn.of('province-taken')).toMatchObject([{ province: at('Essex') }, { province: at('Essex') }]);
      expect(turn.journey('Eng A1')).toEqual(['1 held', '2 marched to Essex', '2 fought at Essex']);
    });

    test('MD-5.33 marching away and back would need three points', () => {
      const turn = play(guards, {
        orders: { Eng: ['A1 MARCH Wessex', 'A1 MARCH Kent'], Wal: ['A1 MARCH Essex', 'A1 MARCH Kent'] },
      });
      expect(turn.journey('Eng A1')).toEqual(['1 marched to Wessex', '2 marched to Kent', '2 fought at Kent']);
      const lost = play(
        land(
          { wars: ['Eng-Wal'] },
          army('Eng A1', 'Essex', { heavy_infantry: 30 }),
          army('Wal A1', 'Mercia', { nomads: 1 }),
        ),
        { orders: { Eng: ['A1 MARCH Kent', 'A1 MARCH Essex'], Wal: ['A1 MARCH Essex'] } },
      );
      expect(lost.journey('Eng A1')).toEqual(['1 marched to Kent']);
      expect(codes(lost)).toEqual(['not-enough-move-points']);
    });
  });

  test.each([
    ['nomads', ['1 held', '2 marched to Essex', '3 marched to Mercia']],
    ['light_cavalry', ['1 held', '2 marched to Essex']],
  ])('MD-5.34 two provinces behind an enemy army in one turn need horse of four points: %s', (horse, journey) => {
    const given = land(
      { wars: ['Eng-Wal'], provinces: { Essex: { owner: 'Wal' }, Mercia: { owner: 'Wal' } } },
      army('Eng A1', 'Kent', { heavy_infantry: 30 }),
      army('Eng A2', 'Kent', { [horse]: 1 }),
      army('Wal A1', 'Essex', { militia: 1 }),
    );
    const turn = play(given, {
      orders: { Eng: ['A1 MARCH Essex', 'A2 HOLD', 'A2 MARCH Essex', 'A2 MARCH Mercia'] },
    });
    expect(turn.journey('Eng A1')).toEqual(['1 marched to Essex', '1 fought at Essex']);
    expect(turn.journey('Eng A2')).toEqual(journey);
  });
});
