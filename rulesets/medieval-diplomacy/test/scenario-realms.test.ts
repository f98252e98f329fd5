import { seatId, viewerOf } from '@chancery/core';
import { firstPosition } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { PLACES } from '../src/places-spec.ts';
import { LEVIES } from '../src/scenarios/build-lists.ts';
import { INDEPENDENT, type ProvinceEntry, type RealmEntry } from '../src/scenarios/scenario-file.ts';
import { REALMS } from './europe-1320.ts';
import { MEDIEVAL } from './medieval.ts';
import { combatOf, costOf, isShip, scenarioUnderTest } from './scenario-under-test.ts';

const europe = scenarioUnderTest('europe-1320');
const { file } = europe;
const independents = file.provinces.filter(({ owner }) => owner === INDEPENDENT);
const maxRevenue = (province: ProvinceEntry): number => province.baseRevenue + 2 * province.productionSlots;
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const realmCases = file.realms.map((realm): [string, RealmEntry] => [realm.name, realm]);
/** MD-19.5: what a realm's five provinces yield, and the two realms whose capitals the source calls rich. */
const USUAL_REALM = { bases: [9, 6, 6, 3, 3], slots: [2, 2, 2, 1, 1] };
const RICH_REALMS: { readonly [code: string]: typeof USUAL_REALM } = {
  Byz: { bases: [15, 4, 4, 2, 2], slots: [3, 2, 1, 1, 1] },
  Ven: { bases: [13, 5, 5, 2, 2], slots: [3, 2, 1, 1, 1] },
};
const soldiersOf = (list: string | null): readonly string[] =>
  (file.buildLists[list ?? ''] ?? []).filter((key) => !isShip(key));

test.each([
  ['Byzantium', 'Byz', 21],
  ['Venice', 'Ven', 19],
  ['London', 'Eng', 13],
] as const)('MD-19.5 whoever looks at %s of %s reads a max revenue of %i', async (place, code, gold) => {
  const position = await firstPosition(MEDIEVAL, { scenario: 'europe-1320', seed: 'rich capitals' });
  const known = { setting: position.setting, view: MEDIEVAL.view(position, viewerOf(seatId('Fra'))) };
  const capital = europe.provincesOf(file.realms.find((realm) => realm.code === code) as RealmEntry)[0];
  const report = PLACES.report(known, capital?.number ?? 0);
  expect(report[0]?.text).toContain(place);
  expect(report.find(({ text }) => text === 'Max revenue')?.amount).toBe(`${gold}.00`);
});

describe.each(realmCases)('%s', (name, realm) => {
  const provinces = europe.provincesOf(realm);
  const [capital, second, third] = provinces;
  const { bases, slots } = RICH_REALMS[realm.code] ?? USUAL_REALM;
  const values = provinces.map(({ number }) => costOf(europe.troopsAt(number)));

  test('MD-19.8 its code, group, capital and provinces, the cities first', () => {
    const cities = provinces.map(({ number, city }) => europe.nameOf(number) + (city ? ' C' : ''));
    const { code, group } = realm;
    expect([name, code, group, capital?.cityName, cities]).toEqual(REALMS[realm.number - 1]);
    expect(realm.capital).toBe(capital?.number);
  });

  test('MD-19.5 revenue, walls and harbours of its provinces, 43 gold in all', () => {
    expect(provinces.map(({ baseRevenue }) => baseRevenue)).toEqual(bases);
    expect(provinces.map(({ productionSlots }) => productionSlots)).toEqual(slots);
    expect(provinces.map(({ fortLevel }) => fortLevel)).toEqual([3, 1, 1, 1, 1]);
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

  test('MD-19.7 it has independent neighbours by march or ship, some of them weak', () => {
    const free = new Set(independents.map(({ number }) => number));
    const marched = provinces.flatMap(({ number }) => europe.open(number)).filter((to) => free.has(to));
    const seas = provinces.flatMap(({ number }) => europe.open(number)).filter((to) => !europe.isLand(to));
    const sailed = seas.flatMap(europe.open).filter((to) => free.has(to));
    expect(new Set([...marched, ...sailed]).size).toBeGreaterThanOrEqual(2);
    const weak = [...marched, ...sailed].filter((to) => combatOf(europe.troopsAt(to)) <= 160);
    expect(weak.length).toBeGreaterThan(0);
  });

  test('MD-19.8 it is described in two sentences', () => {
    expect(realm.description.match(/\.( |$)/g)).toHaveLength(2);
  });
});
