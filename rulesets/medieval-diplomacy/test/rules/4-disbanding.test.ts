import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, fleet, type GivenUnit, garrison } from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

/** England begins without gold and gets no revenue: its treasury is what salvage brings, less upkeep. */
const broke = (units: readonly GivenUnit[], lines: readonly string[], treasury = 0): PlayedTurn =>
  play(
    fiveRealms({
      realms: { Eng: { treasury } },
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true } },
      units,
    }),
    { orders: { Eng: lines } },
  );

const salvaged = (turn: PlayedTurn): readonly number[] => turn.of('troops-gone').map(({ gold }) => gold);

describe('section 4: disbanding and salvaging', () => {
  test('MD-4.42 who is disbanded is gone at once, soldiers, ships and commanders, and costs no upkeep', () => {
    const turn = broke(
      [
        garrison('Eng', 'Kent', { heavy_cavalry: 5, carrack: 3 }, { commanders: [{}] }),
        army('Eng A1', 'Kent', { militia: 1 }),
      ],
      ['G1 DISBAND 5 heavy_cavalry', 'G1 DISBAND 3 carrack', 'G1 DISBAND 1'],
      1000,
    );
    expect([turn.troops('Eng G1'), turn.unit('Eng G1').commanders, turn.commander(1)]).toEqual([{}, [], undefined]);
    expect(turn.of('upkeep-paid').filter(({ realm }) => realm === 1)).toMatchObject([{ paid: 30, due: 30 }]);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('troops-gone')).toBeLessThan(kinds.indexOf('phase-began'));
    expect(salvaged(turn)).toEqual([0, 0, 0]);
  });

  test.each([
    ['siege machines', 'siege_machine', 200],
    ['a Trading Cog', 'trading_cog', 100],
    ['a War Dhow', 'war_dhow', 200],
    ['a Carrack', 'carrack', 300],
    ['a Royal Galleon', 'royal_galleon', 300],
    ['Heavy Cavalry', 'heavy_cavalry', 0],
    ['Militia', 'militia', 0],
  ])('MD-4.43, MD-4.44 salvaging %s returns a third of the build cost, rounded down, or nothing', (_, key, each) => {
    const turn = broke([garrison('Eng', 'Kent', { [key]: 2 })], [`G1 SALVAGE 2 ${key}`]);
    expect([turn.troops('Eng G1'), salvaged(turn)]).toEqual([{}, [2 * each]]);
  });

  test('MD-4.44 it is paid at E10 and can be spent in the same turn', () => {
    const turn = play(
      fiveRealms({
        realms: { Eng: { treasury: 0 } },
        provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true, buildList: ['militia'] } },
        units: [garrison('Eng', 'Kent', { carrack: 1 })],
      }),
      { orders: { Eng: ['G1 SALVAGE 1 carrack', 'G1 RECRUIT 1 militia'] } },
    );
    expect(turn.troops('Eng G1')).toEqual({ militia: 1 });
    expect(turn.realm('Eng').treasury).toBe(0);
  });

  test('MD-4.45 ships at sea are scuttled for nothing; machines aboard are worth their gold everywhere', () => {
    const turn = broke(
      [
        fleet('Eng F1', 'Channel', { carrack: 2 }),
        army('Eng A1', 'Channel', { siege_machine: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F2', 'Kent', { carrack: 1 }),
      ],
      ['F1 SALVAGE 1 carrack', 'F2 SALVAGE 1 carrack', 'A1 SALVAGE 1 siege_machine'],
    );
    expect(salvaged(turn).slice(0, 3)).toEqual([0, 300, 200]);
  });

  test('MD-4.46 troops are taken from the lowest rank upward, and all if there are fewer', () => {
    const turn = broke(
      [army('Eng A1', 'Kent', { militia: { 2: 2, 3: 2, 5: 1 }, archers: { 1: 2 } })],
      ['A1 DISBAND 3 militia', 'A1 DISBAND 9 archers'],
      500,
    );
    expect(turn.unit('Eng A1').stacks.map(({ rank, count }) => [rank, count])).toEqual([
      [3, 1],
      [5, 1],
    ]);
  });

  test('MD-4.46 commanders are dismissed by name or number, and the leader is replaced', () => {
    const leaders = [{ name: 'Mortimer', infantry: 1 }, { name: 'Gaveston' }, { name: 'Despenser', siege: 9 }];
    const turn = broke([army('Eng A1', 'Kent', { militia: 1 }, { commanders: leaders })], ['A1 DISBAND Mortimer'], 500);
    expect([turn.unit('Eng A1').commanders, turn.unit('Eng A1').leader]).toEqual([[2, 3], 3]);
  });

  test('MD-4.46 where nobody of the kind is there nothing is disbanded', () => {
    const turn = broke(
      [army('Eng A1', 'Kent', { militia: 1 }, { commanders: [{}] }), army('Eng A2', 'Kent', { archers: 1 })],
      ['A1 DISBAND 1 archers', 'A2 SALVAGE 1 siege_machine', 'A2 DISBAND 1', 'A9 DISBAND 1 militia'],
      500,
    );
    expect(turn.failures('Eng').map(({ order, code, step }) => `${order} ${code} ${step}`)).toEqual([
      'A1 DISBAND nothing-to-disband E10',
      'A2 SALVAGE nothing-to-disband E10',
      'A2 DISBAND not-in-unit E10',
      'A9 DISBAND unknown-unit E10',
    ]);
    expect(turn.of('troops-gone')).toEqual([]);
  });
});
