import { faultsOfWorld } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { LEVIES } from '../src/scenarios/build-lists.ts';
import { NOBODY, type ProvinceEntry, type RealmEntry } from '../src/scenarios/scenario-file.ts';
import { INDEPENDENTS, PLACES_NAMED, REALMS, SEAS } from './europe-1320.ts';
import { combatOf, costOf, isShip, scenarioUnderTest, troopCalled } from './scenario-under-test.ts';

const europe = scenarioUnderTest('europe-1320');
const { file, world } = europe;
const independents = file.provinces.filter(({ owner }) => owner === NOBODY);
const maxRevenue = (province: ProvinceEntry): number => province.baseRevenue + 2 * province.productionSlots;
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const realmCases = file.realms.map((realm): [string, RealmEntry] => [realm.name, realm]);
const soldiersOf = (list: string | null): readonly string[] =>
  (file.buildLists[list ?? ''] ?? []).filter((key) => !isShip(key));

describe('Europe in 1320 as a whole', () => {
  test('MD-19.1 its options are the usual ones', () => {
    expect(file.options).toEqual({
      startYear: 1320,
      startSeason: 'Spring',
      soloPercent: 33,
      alliancePercent: 50,
      allianceMax: 4,
      victoryHold: 2,
      lastTurn: null,
      autoComputerAfter: 3,
      defaultStatus: 'royalty',
      proclamationGold: 7,
      decayPercent: 7,
      sendFeePercent: 10,
      sendRange: 7,
      pillageMinCombat: 10,
      harbourLossPercent: 15,
    });
  });

  test('MD-19.2 scenario.json holds what the tool makes of the hand-written tables', () => {
    expect(file).toEqual(europe.built());
  });

  test('MD-19.2 every province of the scenario is a land of the world and the other way round', () => {
    expect(file.provinces.map(({ number }) => number)).toEqual(
      world.areas.filter(({ kind }) => kind === 'land').map(({ number }) => number),
    );
  });

  test('MD-19.3 the world holds: one graph, no faults, everything reached by land and sea', () => {
    expect(faultsOfWorld(world)).toEqual([]);
    const reached = new Set([1]);
    for (const place of reached) for (const next of europe.open(place)) reached.add(next);
    expect(reached.size).toBe(world.areas.length);
  });

  test('MD-19.4 23 realms with five provinces each, 95 independent provinces, 42 seas, 110 cities', () => {
    expect(file.realms.map(({ number }) => number)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    for (const realm of file.realms) expect(europe.provincesOf(realm)).toHaveLength(5);
    expect(independents).toHaveLength(95);
    expect(world.areas.filter(({ kind }) => kind === 'sea')).toHaveLength(42);
    expect(file.provinces.filter(({ city }) => city)).toHaveLength(69 + 41);
    expect(independents.filter(({ city }) => city)).toHaveLength(41);
  });

  test('MD-19.11 the independent provinces, with a city where C stands', () => {
    const named = independents.map(({ number, city }) => europe.nameOf(number) + (city ? ' C' : ''));
    expect(named.toSorted()).toEqual(INDEPENDENTS.toSorted());
  });

  test('MD-19.12 the seas', () => {
    expect(world.areas.filter(({ kind }) => kind === 'sea').map(({ name }) => name)).toEqual(SEAS);
  });

  test('MD-19.14 every place that the source names is on the map', () => {
    const names = new Set([...world.areas.map(({ name }) => name), ...file.provinces.map(({ cityName }) => cityName)]);
    expect(PLACES_NAMED.filter((name) => !names.has(name))).toEqual([]);
  });

  test('MD-2.1 every sea can be sailed to, and touches a province that it can land on', () => {
    const barren = world.areas.filter(
      ({ number, kind }) => kind === 'sea' && !europe.open(number).some((to) => europe.isLand(to)),
    );
    expect(barren.map(({ name }) => name)).toEqual([]);
  });
});

describe.each(realmCases)('%s', (name, realm) => {
  const provinces = europe.provincesOf(realm);
  const [capital, second, third, ...open] = provinces;
  const values = provinces.map(({ number }) => costOf(europe.troopsAt(number)));

  test('MD-19.8 its code, group, capital and provinces, the cities first', () => {
    const cities = provinces.map(({ number, city }) => europe.nameOf(number) + (city ? ' C' : ''));
    const { code, group } = realm;
    expect([name, code, group, capital?.cityName, cities]).toEqual(REALMS[realm.number - 1]);
    expect(realm.capital).toBe(capital?.number);
  });

  test('MD-19.5 revenue, walls and harbours of its provinces, 43 gold in all', () => {
    const figures = (province: ProvinceEntry | undefined) =>
      province && [province.baseRevenue, province.productionSlots, province.fortLevel];
    expect(figures(capital)).toEqual([9, 2, 3]);
    expect([second, third].map(figures)).toEqual([
      [6, 2, 1],
      [6, 2, 1],
    ]);
    expect(open.map(figures)).toEqual([
      [3, 1, 1],
      [3, 1, 1],
    ]);
    expect(sum(provinces.map(maxRevenue))).toBe(43);
    expect(provinces.every(({ productionAreas, damage }) => productionAreas === 0 && damage === 0)).toBe(true);
  });

  test('MD-19.6 50 gold, all its lands annexed, troops worth 160 gold give or take 5%, 40% of them in the capital', () => {
    expect(realm.treasury).toBe(5000);
    expect(provinces.map(({ annexedTo }) => annexedTo)).toEqual(provinces.map(() => realm.code));
    expect(sum(values)).toBeGreaterThanOrEqual(152);
    expect(sum(values)).toBeLessThanOrEqual(168);
    expect(values[0] ?? 0).toBeGreaterThanOrEqual(0.4 * sum(values));
    expect(values.every((value) => value > 0)).toBe(true);
  });

  test('MD-19.6 its troops are such as its capital raises; ships lie in harbours, and every coast has some', () => {
    const own = file.buildLists[capital?.buildList ?? ''] ?? [];
    const harbours = provinces.filter(({ harbour }) => harbour);
    for (const { number, harbour } of provinces) {
      const keys = Object.keys(europe.troopsAt(number));
      expect(keys.filter((key) => !isShip(key) && !own.includes(key))).toEqual([]);
      expect(keys.filter((key) => isShip(key) && !harbour)).toEqual([]);
    }
    const ships = harbours.flatMap(({ number }) => Object.keys(europe.troopsAt(number)).filter(isShip));
    expect(ships.length > 0).toBe(harbours.length > 0);
  });

  test('MD-19.18 its second city has the soldiers of the capital, and the third those of every city', () => {
    const levies = LEVIES[realm.culture as keyof typeof LEVIES];
    expect(soldiersOf(second?.buildList ?? null)).toEqual(soldiersOf(capital?.buildList ?? null));
    expect(soldiersOf(third?.buildList ?? null)).toEqual([...levies.city, 'siege_machine']);
  });

  test('MD-14.16 it has independent neighbours by march or ship, and two ways to grow', () => {
    const free = new Set(independents.map(({ number }) => number));
    const marched = provinces.flatMap(({ number }) => europe.open(number)).filter((to) => free.has(to));
    const seas = provinces.flatMap(({ number }) => europe.open(number)).filter((to) => !europe.isLand(to));
    const sailed = seas.flatMap(europe.open).filter((to) => free.has(to));
    expect(new Set([...marched, ...sailed]).size).toBeGreaterThanOrEqual(2);
    const weak = [...marched, ...sailed].filter((to) => combatOf(europe.troopsAt(to)) <= 160);
    expect(weak.length).toBeGreaterThan(0);
  });

  test('MD-16.47 it is described in two sentences', () => {
    expect(realm.description.match(/\.( |$)/g)).toHaveLength(2);
  });
});

describe('groups and harbours', () => {
  test('MD-19.9 Western 1 to 7, Central 8 to 12, Eastern 13 to 18, Muslim 19 to 23', () => {
    const groups = ['Western', 'Central', 'Eastern', 'Muslim'].map((group) =>
      file.realms.filter((realm) => realm.group === group).map(({ number }) => number),
    );
    expect(groups.map((numbers) => [numbers[0], numbers.at(-1), numbers.length])).toEqual([
      [1, 7, 7],
      [8, 12, 5],
      [13, 18, 6],
      [19, 23, 5],
    ]);
  });

  test('MD-19.10 the spelling of the product', () => {
    const names = file.realms.map(({ name }) => name);
    expect(names).toContain('Hafsid Caliphate');
    expect(names).toContain('Mamluke Sultanate');
    expect(names).toContain('Sultanate of Roum');
  });

  test('MD-6.61 harbours are in cities on a coast without reefs, and every such city has one', () => {
    const fit = file.provinces.filter(
      ({ number, city }) => city && europe.open(number).some((to) => !europe.isLand(to)),
    );
    expect(file.provinces.filter(({ harbour }) => harbour).map(({ number }) => number)).toEqual(
      fit.map(({ number }) => number),
    );
  });

  test('MD-18.5 realms begin with garrisons only', () => {
    const armies = file.armies.map(({ province }) => province);
    expect(file.provinces.filter(({ number, owner }) => owner !== NOBODY && armies.includes(number))).toEqual([]);
    expect(file.fleets ?? []).toEqual([]);
    expect(file.commanders ?? []).toEqual([]);
  });
});

describe('independent lands', () => {
  test('MD-19.7 with a city: 5 gold, two slots, walls of 1 to 3, a garrison worth 30 to 50 gold', () => {
    const garrisons = file.garrisons.map(({ province }) => province);
    for (const { number, city, baseRevenue, productionSlots, fortLevel } of independents) {
      if (!city) continue;
      expect([baseRevenue, productionSlots, garrisons.includes(number)]).toEqual([5, 2, true]);
      expect([1, 2, 3]).toContain(fortLevel);
      const value = costOf(europe.troopsAt(number));
      expect(value, europe.nameOf(number)).toBeGreaterThanOrEqual(30);
      expect(value, europe.nameOf(number)).toBeLessThanOrEqual(50);
    }
  });

  test('MD-19.7 without: 2 to 4 gold, one slot, no walls, an army worth 8 to 20 gold of combat up to 160', () => {
    const armies = file.armies.map(({ province }) => province);
    for (const { number, city, baseRevenue, productionSlots, fortLevel } of independents) {
      if (city) continue;
      expect([2, 3, 4]).toContain(baseRevenue);
      expect([productionSlots, fortLevel, armies.includes(number)]).toEqual([1, 0, true]);
      const troops = europe.troopsAt(number);
      expect(costOf(troops), europe.nameOf(number)).toBeGreaterThanOrEqual(8);
      expect(costOf(troops), europe.nameOf(number)).toBeLessThanOrEqual(20);
      expect(combatOf(troops), europe.nameOf(number)).toBeLessThanOrEqual(160);
    }
  });

  test('MD-17.1 they keep no ships', () => {
    const keys = independents.flatMap(({ number }) => Object.keys(europe.troopsAt(number)));
    expect(keys.filter(isShip)).toEqual([]);
  });
});

describe('borders', () => {
  test.each([
    ['Baltic Sea', 'Alborg Bight'],
    ['Alborg Bight', 'Hanobukten'],
    ['Hanobukten', 'Slavinia'],
    ['Hanobukten', 'Schleswig'],
    ['Hanobukten', 'Zeeland'],
    ['Hanobukten', 'Scania'],
    ['Hanobukten', 'Pomerania'],
    ['Baltic Sea', 'Riga'],
    ['Volodymir', 'Zodzina'],
    ['Volodymir', 'Mazyr'],
    ['Volodymir', 'Minsk'],
  ])('MD-19.13 %s borders %s without a barrier', (one, other) => {
    expect(europe.open(europe.area(one).number)).toContain(europe.area(other).number);
  });

  test.each([
    ['Messina', 'Calabria'],
    ['Byzantium', 'Nicaea'],
    ['Zeeland', 'Jutland'],
    ['Negroponte', 'Athens'],
    ['Crimea', 'Kuban'],
  ])('MD-2.3 an army marches from %s to %s over the strait', (one, other) => {
    expect(europe.border(one, other)).toBe('strait');
  });

  test.each([
    ['Tangier', 'Algeciras', 'Strait of Gibraltar'],
    ['London', 'Ponthieu', 'English Channel'],
    ['Zeeland', 'Scania', 'Alborg Bight'],
    ['Sardinia', 'Corsica', 'Tyrrhenian Sea'],
    ['Galloway', 'Ulster', 'Irish Sea'],
  ])('MD-2.3 from %s to %s only ships go, over the %s', (one, other, sea) => {
    expect(europe.border(one, other)).toBeUndefined();
    const shores = europe.open(europe.area(sea).number);
    expect(shores).toContain(europe.area(one).number);
    expect(shores).toContain(europe.area(other).number);
  });

  test.each([
    ['Gascony', 'Aragon'],
    ['Milan', 'Tyrol'],
    ['Kuban', 'Georgia'],
    ['Marrakesh', 'Sijilmasa'],
    ['Vilna', 'Volodymir'],
  ])('MD-2.4 a barrier between %s and %s', (one, other) => {
    expect(europe.border(one, other)).toBe('mountain');
  });

  test.each([
    ['Frisia', 'North Sea'],
    ['Gascony', 'Bay of Biscay'],
    ['Barca', 'Gulf of Sidra'],
  ])('MD-2.5 reefs between %s and the %s', (one, other) => {
    expect(europe.border(one, other)).toBe('reef');
  });

  test.each([
    'Gotland',
    'Majorca',
    'Sardinia',
    'Corsica',
    'Malta',
    'Crete',
    'Rhodes',
    'Cyprus',
    'Negroponte',
    'Zeeland',
  ])('MD-2.7 %s can be reached by sea', (island) => {
    expect(europe.open(europe.area(island).number).filter((to) => !europe.isLand(to))).not.toEqual([]);
  });
});

describe('build lists', () => {
  const cities = file.provinces.filter(({ city }) => city);

  test('MD-19.17 cities have a list, other provinces none, and every list is in use', () => {
    expect(file.provinces.filter(({ city, buildList }) => city !== (buildList !== null))).toEqual([]);
    expect(Object.keys(file.buildLists).toSorted()).toEqual(
      [...new Set(cities.map(({ buildList }) => buildList))].toSorted(),
    );
  });

  test('MD-19.17 siege machines everywhere, ships only with a harbour, every troop known and named once', () => {
    for (const { buildList, harbour } of cities) {
      const list = file.buildLists[buildList ?? ''] ?? [];
      expect(list).toContain('siege_machine');
      expect(list.some(isShip)).toBe(harbour);
      expect(new Set(list.map(troopCalled)).size).toBe(list.length);
    }
  });

  test('MD-13.15 western troops in the west, Byzantium and Hungary; eastern, Muslim and Mongol troops at home', () => {
    const raisedBy = (key: string): readonly string[] =>
      file.realms
        .filter((realm) => europe.provincesOf(realm).some(({ buildList }) => soldiersOf(buildList).includes(key)))
        .map(({ code }) => code);
    expect(raisedBy('boyar_guards')).toEqual(['Pol', 'Lit', 'Nov']);
    expect(raisedBy('saracen_guards')).toEqual(['Rou', 'Mam', 'Haf', 'Mor']);
    expect(raisedBy('mongol_bowmen')).toEqual(['Gol']);
    expect(raisedBy('militia')).toEqual(
      file.realms.filter(({ number }) => number < 14 || [15, 16].includes(number)).map(({ code }) => code),
    );
  });

  test('MD-13.16 longbowmen come from some English cities, Berber warriors from parts of North Africa', () => {
    const citiesWith = (key: string) =>
      cities.filter(({ buildList }) => soldiersOf(buildList).includes(key)).map(({ cityName }) => cityName);
    expect(citiesWith('longbowmen')).toEqual(['London', 'York']);
    expect(citiesWith('berber_warriors')).toEqual([
      'Tunis',
      'Bougie',
      'Constantine',
      'Fez',
      'Marrakesh',
      'Tangier',
      'Tlemcen',
    ]);
  });
});
