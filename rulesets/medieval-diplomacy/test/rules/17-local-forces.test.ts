import { describe, expect, test } from 'vitest';
import { computerOrders } from '../../src/npc/computer-orders.ts';
import { fiveRealms } from '../five-realms.ts';
import { localForces as local } from '../local-forces.ts';
import { army, fleet, type GivenPosition, type GivenProvince, type GivenUnit, garrison, troop } from '../position.ts';
import { scenarioUnderTest } from '../scenario-under-test.ts';
import { play } from '../turn.ts';

const recruiting = (treasury: number, said: GivenPosition): readonly string[] =>
  local({ ...said, realms: { Eng: { treasury } } });

const city: GivenProvince = { owner: 'Eng', buildList: ['militia'] };

describe('section 17: independents', () => {
  test('MD-17.1 they do nothing by themselves, and keep their troops without pay', () => {
    const units = [garrison('Ind', 'York', { militia: 9 }), army('Ind A2', 'Essex', { militia: 9 })];
    const provinces = { York: { buildList: ['militia'], fortLevel: 2, permitted: ['Eng'] } } as const;
    const { events, state } = play(fiveRealms({ units, provinces }));
    expect(events.filter((event) => 'unit' in event || ('realm' in event && event.realm === 99))).toEqual([]);
    expect(state.units.filter(({ realm, stacks }) => realm === 99 && stacks.length > 0)).toHaveLength(2);
  });

  test('MD-17.1 they defend to the last and never retreat', () => {
    const units = [army('Ind A2', 'Essex', { militia: 3 }), army('Eng A1', 'Kent', { heavy_cavalry: 30 })];
    const turn = play(fiveRealms({ units }), { orders: { Eng: ['A1 MARCH Essex'] } });
    const battle = turn.of('battle-fought')[0]?.battle;
    expect([battle?.rounds.flatMap(({ retreats }) => retreats), turn.exists('Ind A2')]).toEqual([[], false]);
  });

  test.each(['europe-1320', 'four-crowns'])(
    'MD-17.2 they begin in garrisons, or as one army numbered by location: %s',
    (name) => {
      const { file, begin } = scenarioUnderTest(name);
      const { state } = begin();
      const independent = state.units.filter(({ realm, stacks }) => realm === 99 && stacks.length > 0);
      expect(independent.length).toBeGreaterThan(5);
      for (const { kind, location, number, retreatLevel, defendFort, stacks } of independent) {
        const walls = file.provinces.some((each) => each.number === location && (each.city || each.fortLevel > 0));
        expect([kind, number, retreatLevel, defendFort]).toEqual([walls ? 'G' : 'A', location, 5, true]);
        expect(stacks.every(({ rank }) => rank === 1)).toBe(true);
      }
    },
  );

  test('MD-17.2 an independent army in a fortified province defends it', () => {
    const units = [army('Ind A2', 'Essex', { militia: 3 }), army('Eng A1', 'Kent', { heavy_cavalry: 30 })];
    const turn = play(fiveRealms({ units, provinces: { Essex: { fortLevel: 2 } } }), {
      orders: { Eng: ['A1 MARCH Essex'] },
    });
    expect(turn.of('battle-fought')[0]?.battle.units.map(({ role }) => role)).toEqual(['field', 'walls']);
  });

  test('MD-17.3 what becomes independent has the troops that revert, or none', () => {
    const units = [garrison('Eng', 'Essex', { militia: 2 })];
    const turn = play(fiveRealms({ units, provinces: { Essex: { owner: 'Eng', fortLevel: 1 } } }), {
      orders: { Eng: ['GIVE PROVINCE Essex Ind'] },
    });
    expect([turn.troops('Ind G2'), turn.troops('Eng A1')]).toEqual([{}, { militia: 2 }]);
  });
});

describe('section 17: realms under local forces', () => {
  const everything: GivenPosition = {
    wars: ['Eng-Fra'],
    realms: { Eng: { treasury: 50_000 } },
    provinces: {
      Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true, buildList: ['militia', 'archers', 'carrack'] },
      Essex: { owner: 'Fra', annexedTo: 'Eng' },
      Wessex: { owner: 'Fra' },
      York: {},
    },
    units: [
      garrison('Eng', 'Kent', { militia: 8, carrack: 2 }, { commanders: [{}] }),
      army('Eng A1', 'York', { heavy_cavalry: 5 }),
      fleet('Eng F1', 'Channel', { carrack: 2 }),
    ],
  };

  test('MD-17.4 it builds troops, and attacks only what is annexed to it', () => {
    expect(local({ ...everything, passage: ['Fra-Eng'] })).toEqual([
      'G1 FORM ARMY AS A2',
      'G1 TRANSFER 4 Militia TO A2',
      'A2 MARCH Essex',
      'G1 RECRUIT 10 Archers',
    ]);
    const alone = { ...everything, provinces: { ...everything.provinces, Essex: { owner: 'Fra' } } } as const;
    expect(local(alone)).toEqual(['G1 RECRUIT 10 Archers']);
  });

  test('MD-17.5, MD-17.6 no dealings, gifts, proclamations, annexations, pillage, structures, commanders, fleets', () => {
    const { file, begin } = scenarioUnderTest('europe-1320');
    const position = begin();
    const relations = position.state.relations.map((row, a) =>
      row.map((_, b) => (a === b ? ('neutral' as const) : ('war' as const))),
    );
    const lost = position.state.provinces.map(
      (province) => province && { ...province, annexedTo: (province.number % 23) + 1 },
    );
    const state = { ...position.state, relations, provinces: lost };
    const orders = file.realms.flatMap(({ number }) => computerOrders({ ...position, state }, number));
    expect([...new Set(orders.map(({ verb }) => verb))].toSorted()).toEqual([
      'FORM_ARMY',
      'MARCH',
      'RECRUIT',
      'TRANSFER',
    ]);
  });

  test('MD-17.4, MD-17.5, MD-17.6 whatever others offer, its relations and acceptance stay', () => {
    const said = {
      ...everything,
      refuses: ['Eng-Sco'],
      realms: { Eng: { control: 'computer', treasury: 0 } },
    } as const;
    const turn = play(fiveRealms(said), {
      orders: { Fra: ['OFFER PEACE Eng'], Sco: ['OFFER ALLIANCE Eng', 'SEND GOLD Eng 1'] },
    });
    expect([turn.relation('Eng', 'Fra'), turn.relation('Eng', 'Sco')]).toEqual(['war', 'neutral']);
    expect([turn.state.accepts[1]?.[3], turn.state.accepts[1]?.[2]]).toEqual([false, true]);
  });

  test.each([
    [200, []],
    [500 - 1, []],
    [500, ['G1 RECRUIT 1 Militia']],
    [1099, ['G1 RECRUIT 2 Militia']],
    [1100, ['G1 RECRUIT 3 Militia']],
  ])('MD-17.7 its budget is the treasury less upkeep and 2 gold: %i pence without upkeep', (treasury, lines) => {
    expect(recruiting(treasury, { provinces: { Kent: city } })).toEqual(lines);
    const units = [army('Eng A1', 'Kent', { men_at_arms: 5 })];
    expect(recruiting(treasury + 200, { provinces: { Kent: city }, units })).toEqual(lines);
  });

  test('MD-17.8 the most threatened city comes first, by the combat of enemies who could march there', () => {
    const provinces = { Kent: city, York: city, Artois: city };
    const threats = [army('Fra A1', 'Mercia', { heavy_cavalry: 1 }), army('Fra A2', 'Paris', { militia: 4 })];
    const wars = { wars: ['Eng-Fra'], provinces } as const;
    expect(recruiting(500, { ...wars, units: threats })).toEqual(['G8 RECRUIT 1 Militia']);
    expect(recruiting(500, { ...wars, units: [threats[0] as GivenUnit] })).toEqual(['G6 RECRUIT 1 Militia']);
    expect(recruiting(500, { provinces, units: threats })).toEqual(['G1 RECRUIT 1 Militia']);
    const wild = [army('Ind A4', 'Mercia', { heavy_cavalry: 9 })];
    expect(recruiting(500, { provinces, units: wild })).toEqual(['G1 RECRUIT 1 Militia']);
  });

  test('MD-17.8 then the richest, then by number; all are served while the budget lasts', () => {
    const { setting, state } = fiveRealms({
      realms: { Eng: { treasury: 200 + 2100 } },
      provinces: { Kent: city, York: city, Artois: city },
    });
    const places = setting.places.map(
      (place) => place && (place.name === 'York' ? { ...place, productionSlots: 0 } : place),
    );
    const orders = computerOrders({ setting: { ...setting, places }, state }, 1);
    expect(orders.map((order) => 'unit' in order && order.unit)).toEqual(['G1']);
    const rich = { ...state, realms: state.realms.map((realm) => realm && { ...realm, treasury: 9000 }) };
    expect(computerOrders({ setting: { ...setting, places }, state: rich }, 1)).toMatchObject([
      { unit: 'G1', args: { count: 10 } },
      { unit: 'G8', args: { count: 10 } },
      { unit: 'G6', args: { count: 6 } },
    ]);
  });

  test.each<[string, readonly string[], string]>([
    [
      'the most for its price',
      ['peasant_rabble', 'militia', 'archers', 'heavy_infantry', 'crusader_knights'],
      'Crusader Knights',
    ],
    ['no siege machines', ['siege_machine', 'nomads'], 'Nomads'],
    ['no ships', ['royal_galleon', 'peasant_rabble'], 'Peasant Rabble'],
    ['of equals the cheaper', ['dear', 'cheap'], 'cheap'],
    ['of equals at one price the first in the table', ['twin', 'cheap'], 'cheap'],
  ])('MD-17.9 it recruits %s', (_, buildList, name) => {
    const troops = [
      troop('dear', { combat: 60, hitPoints: 20, cost: 6 }),
      troop('cheap', { combat: 30, hitPoints: 20, cost: 3 }),
      troop('twin', { combat: 20, hitPoints: 30, cost: 3 }),
    ];
    const lines = recruiting(1200, { troops, provinces: { Kent: { owner: 'Eng', buildList } } });
    expect(lines.map((line) => line.replace(/^G1 RECRUIT \d+ /, '').replaceAll('"', ''))).toEqual([name]);
  });

  test('MD-17.9 as many as the limit of the city allows', () => {
    expect(recruiting(90_000, { provinces: { Kent: city } })).toEqual(['G1 RECRUIT 10 Militia']);
    expect(recruiting(90_000, { provinces: { Kent: { owner: 'Eng', buildList: ['siege_machine'] } } })).toEqual([]);
  });

  test('MD-17.12 its orders come from the state at turn start, without dice, and are checked like a player’s', () => {
    const said = fiveRealms({
      ...everything,
      realms: { Eng: { control: 'computer', treasury: 50_000 } },
      passage: ['Fra-Eng'],
    });
    expect(computerOrders(said, 1)).toEqual(computerOrders(said, 1));
    const turn = play(said, { silent: ['Eng'] });
    expect(turn.troops('Eng G1')).toMatchObject({ archers: 10, militia: 4 });
    expect(turn.of('order-failed')).toEqual([]);
    const attacked = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        realms: { Eng: { control: 'computer', treasury: 5000 } },
        provinces: { Kent: city },
        units: [army('Fra A1', 'Essex', { heavy_cavalry: 9 })],
      }),
      { orders: { Fra: ['A1 MARCH Kent'] }, silent: ['Eng'] },
    );
    expect(attacked.failures('Eng').map(({ order, code }) => `${order} ${code}`)).toEqual(['G1 RECRUIT not-yours']);
  });

  test('MD-17.13 the limits of its status apply as before', () => {
    const names = ['Kent', 'Essex', 'Wessex', 'Mercia', 'York', 'Artois', 'Picardy', 'Ulster'] as const;
    const provinces = Object.fromEntries(names.map((name) => [name, { owner: 'Eng' } as const]));
    const turn = play(fiveRealms({ realms: { Eng: { control: 'computer', status: 'commoner' } }, provinces }));
    expect(turn.of('annexation-ended').map(({ realm, why }) => [realm, why])).toEqual([[1, 'limit']]);
  });
});
