import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, fleet, type GivenPosition, type GivenProvince, type GivenUnit, garrison, label } from '../position.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** England with so much gold and no revenue. */
const england = (treasury: number, units: readonly GivenUnit[], kent: GivenProvince = {}): GivenPosition => ({
  realms: { Eng: { treasury } },
  provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', ...kent } },
  units,
});
const turnOf = (said: GivenPosition, turn: GivenTurn = {}): PlayedTurn => play(fiveRealms(said), turn);

const dues = (turn: PlayedTurn): readonly (readonly [number, number])[] =>
  turn.of('upkeep-paid').flatMap(({ realm, paid, due }) => (realm === 1 ? [[paid, due] as const] : []));

describe('section 12: upkeep', () => {
  test('MD-12.16 for every commander, soldier and ship owned at F3, but not for those built this turn', () => {
    const units = [
      garrison('Eng', 'Kent', { militia: 2, trading_cog: 1 }, { commanders: [{}] }),
      army('Eng A1', 'Channel', { heavy_cavalry: 1 }, { loadedOn: 'Eng F1' }),
      fleet('Eng F1', 'Channel', { royal_galleon: 1 }),
    ];
    const kent = { harbour: true, buildList: ['militia', 'carrack'] };
    const turn = turnOf(england(5000, units, kent), {
      orders: { Eng: ['G1 RECRUIT 2 militia', 'G1 BUILD SHIPS 1 carrack', 'G1 HIRE COMMANDER'] },
    });
    const due = 2 * 30 + 20 + 100 + 50 + 50;
    expect(dues(turn)).toEqual([[due, due]]);
    expect(dues(play(turn.position))[0]?.[1]).toBe(due + 2 * 30 + 40 + 100);
  });

  test('MD-12.16 not for those who fell or were disbanded before', () => {
    const units = [garrison('Eng', 'Kent', { militia: 2 }), army('Eng A1', 'Essex', { militia: 1 })];
    const turn = turnOf(
      { ...england(5000, [...units, army('Fra A1', 'Mercia', { heavy_cavalry: 30 })]), wars: ['Eng-Fra'] },
      { orders: { Eng: ['A1 MARCH Mercia', 'G1 DISBAND 1 militia'] } },
    );
    expect([turn.exists('Eng A1'), dues(turn)]).toEqual([false, [[30, 30]]]);
  });

  test('MD-12.17 commanders are paid first', () => {
    const units = [army('Eng A1', 'Kent', { heavy_cavalry: 2 }), army('Eng A2', 'Kent', {}, { commanders: [{}, {}] })];
    const turn = turnOf(england(200, units), { dice: { 'unpaid@1': [1, 1] } });
    expect([turn.unit('Eng A2').commanders, turn.exists('Eng A1')]).toEqual([[1, 2], false]);
    expect(dues(turn)).toEqual([[200, 300]]);
  });

  test('MD-12.18 who is not paid in full is lost with a chance of one half, each on his own', () => {
    const turn = turnOf(england(0, [army('Eng A1', 'Kent', { militia: 4 })]), {
      dice: { 'unpaid@1': [50, 51, 1, 100] },
    });
    expect(turn.troops('Eng A1')).toEqual({ militia: 2 });
    expect(turn.rolls('unpaid@1')).toEqual([50, 51, 1, 100]);
  });

  test('MD-12.18 a gold piece less a penny does not pay a commander', () => {
    const units = [army('Eng A1', 'Kent', { militia: 3 }, { commanders: [{}, {}] })];
    const turn = turnOf(england(199, units), { dice: { 'unpaid@1': [50, 100, 100, 100] } });
    expect([turn.commander(1)?.id, turn.commander(2), turn.unit('Eng A1').leader]).toEqual([1, undefined, 1]);
    expect(dues(turn)).toEqual([[100, 290]]);
  });

  test('MD-12.19 then by build cost from high to low, troop table, canonical order; the first unpaid ends it', () => {
    const units = [
      army('Eng A1', 'Kent', { militia: 2, men_at_arms: 1 }),
      army('Eng A2', 'Kent', { heavy_cavalry: 2, archers: { 3: 1 } }, { commanders: [{}] }),
      garrison('Eng', 'Kent', { longbowmen: 1, archers: 1 }),
    ];
    const turn = turnOf(england(160, units), { dice: { 'unpaid@1': [50, 100, 50, 100, 50, 100, 50] } });
    const gone = turn.of('troops-gone').map((event) => [label(event.unit), event.rolls]);
    expect(dues(turn)[0]?.[0]).toBe(150);
    expect(gone).toEqual([
      ['Eng A1', [100, 100, 50]],
      ['Eng A2', [50, 100]],
      ['Eng G1', [50, 50]],
    ]);
    expect([turn.troops('Eng A1'), turn.troops('Eng A2'), turn.troops('Eng G1')]).toEqual([
      { men_at_arms: 1, militia: 1 },
      { heavy_cavalry: 1, archers: 1 },
      {},
    ]);
    expect(turn.realm('Eng').treasury).toBe(10 - 1);
  });

  test('MD-12.19 nothing is drawn where all are paid', () => {
    const turn = turnOf(england(30, [army('Eng A1', 'Kent', { militia: 1 })]));
    expect([turn.rolls('unpaid@1'), dues(turn), turn.realm('Eng').treasury]).toEqual([[], [[30, 30]], 0]);
  });
});

describe('section 12: recruiting', () => {
  const kent = { harbour: true, buildList: ['militia', 'archers', 'carrack'] };
  const recruit = (lines: readonly string[], said: GivenPosition = england(20_000, [], kent)): PlayedTurn =>
    turnOf(said, { orders: { Eng: lines } });
  const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);

  test('MD-12.20 only garrisons of cities build', () => {
    const units = [
      army('Eng A1', 'Kent', { militia: 1 }),
      army('Eng A2', 'Channel', { militia: 1 }, { loadedOn: 'Eng F1' }),
      fleet('Eng F1', 'Channel', { carrack: 1 }),
    ];
    const said = england(20_000, units, kent);
    const provinces = { ...said.provinces, Wessex: { owner: 'Eng', fortLevel: 2, buildList: ['militia'] } } as const;
    const lines = ['G3 RECRUIT 1 militia', 'A1 RECRUIT 1 militia', 'A2 RECRUIT 1 militia', 'A2 HIRE COMMANDER'];
    expect(codes(recruit(lines, { ...said, provinces }))).toEqual([
      'no-city',
      'wrong-unit-kind',
      'wrong-unit-kind',
      'wrong-unit-kind',
    ]);
  });

  test('MD-12.21 only types on the build list of the city', () => {
    expect(codes(recruit(['G1 RECRUIT 1 longbowmen', 'G1 RECRUIT 1 archers']))).toEqual(['not-on-build-list']);
  });

  test('MD-12.22, MD-12.23 at most as many as the max revenue, soldiers and ships together, whatever the damage', () => {
    const lines = ['G1 RECRUIT 6 militia', 'G1 BUILD SHIPS 3 carrack', 'G1 RECRUIT 5 archers', 'G1 RECRUIT 1 militia'];
    const turn = recruit(lines, england(20_000, [], { ...kent, damage: 3 }));
    expect(turn.troops('Eng G1')).toEqual({ militia: 6, carrack: 3, archers: 1 });
    expect(turn.of('recruited').map(({ wanted, count, short }) => [wanted, count, short])).toEqual([
      [6, 6, null],
      [3, 3, null],
      [5, 1, 'limit'],
    ]);
    expect(codes(turn)).toEqual(['build-limit']);
  });

  test('MD-12.22 each city has its own limit', () => {
    const said = england(20_000, [], kent);
    const provinces = { ...said.provinces, York: { owner: 'Eng', annexedTo: 'Ind', buildList: ['militia'] } } as const;
    const turn = recruit(['G1 RECRUIT 10 militia', 'G6 RECRUIT 10 militia'], { ...said, provinces });
    expect([turn.troops('Eng G1'), turn.troops('Eng G6')]).toEqual([{ militia: 10 }, { militia: 10 }]);
  });

  test('MD-12.24 ships need a harbour', () => {
    const turn = recruit(['G1 BUILD SHIPS 1 carrack'], england(20_000, [], { ...kent, harbour: false }));
    expect(codes(turn)).toEqual(['no-harbour']);
    expect(codes(recruit(['G1 BUILD SHIPS 1 militia', 'G1 RECRUIT 1 carrack']))).toEqual([
      'not-a-ship',
      'not-a-soldier',
    ]);
  });

  test('MD-12.25 if gold is short the number is reduced, in the order of the list', () => {
    const turn = recruit(
      ['G1 RECRUIT 2 archers', 'G1 RECRUIT 4 militia', 'G1 RECRUIT 1 militia'],
      england(1899, [], kent),
    );
    expect(turn.troops('Eng G1')).toEqual({ archers: 2, militia: 3 });
    expect(turn.of('recruited').map(({ short, cost }) => [short, cost])).toEqual([
      [null, 800],
      ['gold', 900],
    ]);
    expect([codes(turn), turn.realm('Eng').treasury]).toEqual([['not-enough-gold'], 199 - 14]);
  });

  test('MD-12.26, MD-1.10 they appear in the garrison at F4, too late for this turn’s battles', () => {
    const turn = turnOf(
      {
        ...england(20_000, [garrison('Eng', 'Kent', { archers: 20 }), army('Fra A1', 'Essex', { militia: 1 })], kent),
        wars: ['Eng-Fra'],
      },
      { orders: { Eng: ['G1 RECRUIT 5 militia'], Fra: ['A1 MARCH Kent'] } },
    );
    const fighters = turn.of('battle-fought')[0]?.battle.units.find(({ unit }) => label(unit) === 'Eng G1');
    expect(fighters?.stacks).toHaveLength(1);
    expect(turn.troops('Eng G1')['militia']).toBe(5);
  });

  test('MD-12.27 a city attacked and held builds, a city conquered does not', () => {
    const attacked = (men: number) =>
      turnOf(
        {
          ...england(
            20_000,
            [garrison('Eng', 'Kent', { archers: 20 }), army('Fra A1', 'Essex', { heavy_cavalry: men })],
            kent,
          ),
          wars: ['Eng-Fra'],
        },
        { orders: { Eng: ['G1 RECRUIT 5 militia'], Fra: ['A1 MARCH Kent'] } },
      );
    expect([attacked(1).troops('Eng G1')['militia'], attacked(1).of('battle-fought').length]).toEqual([5, 1]);
    const lost = attacked(90);
    expect([lost.province('Kent').owner, lost.of('recruited'), codes(lost)]).toEqual([2, [], ['not-yours']]);
  });

  test('MD-12.28 a city lost and retaken builds nothing; annexation is not needed', () => {
    const units = [army('Fra A1', 'Essex', { mongol_raiders: 1 }), army('Eng A1', 'Wessex', { light_cavalry: 3 })];
    const said = england(20_000, units, kent);
    const provinces = { ...said.provinces, Wessex: { owner: 'Eng' }, Essex: { owner: 'Fra' } } as const;
    const turn = turnOf(
      { ...said, provinces, wars: ['Eng-Fra'] },
      {
        orders: {
          Fra: ['A1 MARCH Kent', 'A1 MARCH Essex'],
          Eng: ['A1 HOLD', 'A1 MARCH Kent', 'G1 RECRUIT 1 militia'],
        },
      },
    );
    expect([turn.province('Kent').owner, codes(turn)]).toEqual([1, ['changed-hands']]);
    expect(recruit(['G1 RECRUIT 1 militia']).of('recruited')).toHaveLength(1);
  });
});
