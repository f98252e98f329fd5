import { faultsOfWorld } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { readScenario } from '../src/scenario/read.ts';
import { INDEPENDENT } from '../src/scenarios/scenario-file.ts';
import { INDEPENDENTS, PLACES_NAMED, SEAS } from './europe-1320.ts';
import { combatOf, costOf, isShip, scenarioUnderTest } from './scenario-under-test.ts';
import { OPTIONS } from './small-world.ts';

const europe = scenarioUnderTest('europe-1320');
const { file, world } = europe;
const independents = file.provinces.filter(({ owner }) => owner === INDEPENDENT);

describe('Europe in 1320 as a whole', () => {
  test('MD-19.1 its options are the usual ones', () => {
    expect(file.options).toEqual(OPTIONS);
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

  test("MD-19.3 it is accepted like anybody's scenario", () => {
    expect(readScenario({ scenario: file, world })).toEqual({ ok: true, value: { file, world } });
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

  test('MD-19.12 every sea touches a province on which it can land', () => {
    const barren = world.areas.filter(
      ({ number, kind }) => kind === 'sea' && !europe.open(number).some((to) => europe.isLand(to)),
    );
    expect(barren.map(({ name }) => name)).toEqual([]);
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
    expect(file.provinces.filter(({ number, owner }) => owner !== INDEPENDENT && armies.includes(number))).toEqual([]);
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

  test('MD-19.7 they keep no ships', () => {
    const keys = independents.flatMap(({ number }) => Object.keys(europe.troopsAt(number)));
    expect(keys.filter(isShip)).toEqual([]);
  });
});
