import { describe, expect, test } from 'vitest';
import { REVENUE_BY_DAMAGE, revenueOf } from '../../src/rules/revenue.ts';
import { fiveRealms } from '../five-realms.ts';
import { army, type GivenPosition, garrison } from '../position.ts';
import { SMALL_SETTING } from '../small-world.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

const damageOf = (said: GivenPosition, orders: GivenTurn['orders'] = {}): number =>
  turnOf(said, orders).province('Wessex').damage;
const turnOf = (said: GivenPosition, orders: GivenTurn['orders'] = {}): PlayedTurn =>
  play(fiveRealms({ wars: ['Eng-Fra'], ...said, provinces: { Wessex: { owner: 'Eng' }, ...said.provinces } }), {
    orders,
  });

const held = [garrison('Eng', 'Wessex', { longbowmen: 30 }), army('Fra A1', 'Mercia', { militia: 1 })];
const taken = [army('Fra A1', 'Mercia', { heavy_cavalry: 9 })];
const attack = { Fra: ['A1 MARCH Wessex'] };
const walled = { provinces: { Wessex: { owner: 'Eng', fortLevel: 1 } } } as const;

describe('section 11: damage', () => {
  test('MD-11.43 by damage a province yields 100, 80, 65 and 50 percent', () => {
    expect(REVENUE_BY_DAMAGE).toEqual([100, 80, 65, 50]);
    const yields = [0, 1, 2, 3].map((damage) => revenueOf(SMALL_SETTING, { number: 3, productionAreas: 2, damage }));
    expect(yields).toEqual([1000, 800, 650, 500]);
  });

  test('MD-11.44 40 gold at damage 2 are 26', () => {
    const places = SMALL_SETTING.places.map((place) => place && { ...place, baseRevenue: 40 });
    expect(revenueOf({ ...SMALL_SETTING, places }, { number: 3, productionAreas: 0, damage: 2 })).toBe(2600);
  });

  test.each<[string, GivenPosition, GivenTurn['orders'], number]>([
    ['a land battle', { ...walled, units: held }, attack, 1],
    ['a conquest without battle', { units: taken }, attack, 1],
    ['pillage', { units: [army('Eng A1', 'Wessex', { militia: 1 })] }, { Eng: ['A1 PILLAGE'] }, 1],
    ['nothing', {}, {}, 0],
  ])('MD-11.45 damage rises by 1: %s', (_, said, orders, damage) => {
    expect(damageOf(said, orders)).toBe(damage);
  });

  test.each([
    [0, 1],
    [2, 3],
    [3, 3],
  ])('MD-11.45 from %i to %i, to at most 3', (before, after) => {
    expect(damageOf({ units: taken, provinces: { Wessex: { owner: 'Eng', damage: before } } }, attack)).toBe(after);
  });

  test.each<[string, GivenPosition, GivenTurn['orders']]>([
    [
      'a border battle',
      {
        provinces: { Mercia: { owner: 'Fra' } },
        units: [army('Eng A1', 'Wessex', { longbowmen: 30 }), army('Fra A1', 'Mercia', { militia: 1 })],
      },
      { Eng: ['A1 MARCH Mercia'], Fra: ['A1 MARCH Wessex'] },
    ],
    ['building', { units: [army('Eng A1', 'Wessex', { militia: 1 })] }, { Eng: ['A1 BUILD FORT'] }],
    ['razing', { ...walled, units: [army('Eng A1', 'Wessex', { militia: 1 })] }, { Eng: ['A1 RAZE FORT'] }],
    ['a gift', {}, { Eng: ['GIVE PROVINCE Wessex Sco'] }],
    ['cession', {}, { Eng: ['GIVE PROVINCE Wessex Ind'] }],
    ['foreign troops at peace', { wars: [], units: [army('Fra A1', 'Wessex', { militia: 9 })] }, {}],
  ])('MD-11.46 nothing else is a cause: %s', (_, said, orders) => {
    expect(damageOf(said, orders)).toBe(0);
  });

  test('MD-11.47 several causes in one turn are one: battle, conquest and pillage', () => {
    const turn = turnOf(
      {
        ...walled,
        units: [garrison('Eng', 'Wessex', { militia: 1 }), army('Fra A1', 'Mercia', { light_cavalry: 30 })],
      },
      { Fra: [...attack.Fra, 'G3 PILLAGE'], Eng: ['G3 PILLAGE'] },
    );
    expect([turn.of('battle-fought').length, turn.of('province-taken').length]).toEqual([1, 1]);
    expect(turn.province('Wessex').damage).toBe(1);
    const looted = turnOf(
      { units: [army('Fra A1', 'Mercia', { mongol_raiders: 2 })] },
      { Fra: ['A1 MARCH Wessex', 'A1 PILLAGE'] },
    );
    expect([looted.of('pillaged').length, looted.province('Wessex').damage]).toEqual([1, 1]);
  });

  test.each([
    [3, 2],
    [1, 0],
    [0, 0],
  ])('MD-11.48 where nothing happened it falls by 1, free and by itself: from %i to %i', (before, after) => {
    const turn = turnOf({ provinces: { Wessex: { owner: 'Eng', damage: before } } });
    expect(turn.province('Wessex').damage).toBe(after);
  });

  test('MD-11.48 in all lands, independent ones too, but not where there was a cause', () => {
    const turn = turnOf(
      {
        provinces: { Essex: { damage: 2 }, Wessex: { owner: 'Eng', damage: 2 } },
        units: [army('Eng A1', 'Wessex', { militia: 1 })],
      },
      { Eng: ['A1 PILLAGE'] },
    );
    expect([turn.province('Essex').damage, turn.province('Wessex').damage]).toEqual([1, 3]);
  });

  test('MD-11.49 revenue comes after the damage of F1 and before the repair of F14', () => {
    const kent = { Kent: { owner: 'Eng', annexedTo: 'Ind' } } as const;
    const revenue = (said: GivenPosition, orders: GivenTurn['orders']): number | undefined =>
      turnOf(said, orders)
        .of('revenue-gained')
        .find(({ realm }) => realm === 1)?.total;
    const mended = { provinces: { ...kent, Wessex: { owner: 'Eng', damage: 1 } } } as const;
    expect([revenue(mended, {}), damageOf(mended)]).toEqual([480, 0]);
    const pillaged = {
      provinces: { ...kent, Wessex: { owner: 'Eng' } },
      units: [army('Eng A1', 'Wessex', { militia: 1 })],
    } as const;
    expect(revenue(pillaged, { Eng: ['A1 PILLAGE'] })).toBe(480);
  });
});
