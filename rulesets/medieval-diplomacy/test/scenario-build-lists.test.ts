import { describe, expect, test } from 'vitest';
import { isShip, scenarioUnderTest, troopCalled } from './scenario-under-test.ts';

const europe = scenarioUnderTest('europe-1320');
const { file } = europe;
const soldiersOf = (list: string | null): readonly string[] =>
  (file.buildLists[list ?? ''] ?? []).filter((key) => !isShip(key));

describe('build lists of Europe in 1320', () => {
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
