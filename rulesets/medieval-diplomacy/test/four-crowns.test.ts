import { faultsOfWorld } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { TROOP_LISTS } from '../src/data/troops.ts';
import { readScenario } from '../src/scenario/read.ts';
import { INDEPENDENT } from '../src/scenarios/scenario-file.ts';
import { combatOf, costOf, isShip, scenarioUnderTest } from './scenario-under-test.ts';

const crowns = scenarioUnderTest('four-crowns');
const { file, world } = crowns;
const independents = file.provinces.filter(({ owner }) => owner === INDEPENDENT);
const numberOf = (name: string): number => crowns.area(name).number;

describe('the island of four crowns', () => {
  test('MD-19.19 four realms, 24 provinces, four seas, mountains and reefs, one independent city', () => {
    expect(file.realms.map(({ code }) => code)).toEqual(['Eng', 'Lit', 'Gol', 'Rou']);
    expect(file.provinces).toHaveLength(24);
    expect(world.areas.filter(({ kind }) => kind === 'sea')).toHaveLength(4);
    const kinds = world.borders.map(({ kind }) => kind);
    expect(kinds).toContain('mountain');
    expect(kinds).toContain('reef');
    expect(independents.filter(({ city }) => city).map(({ cityName }) => cityName)).toEqual(['Kiev']);
  });

  test('MD-19.19 each of the four lists of troops has its basic soldiers on the map', () => {
    const present = new Set([...file.garrisons, ...file.armies].flatMap(({ troops }) => Object.keys(troops)));
    for (const list of Object.values(TROOP_LISTS)) {
      expect(list.filter((key) => present.has(key)).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('MD-19.2 scenario.json holds what the tool makes of the hand-written tables', () => {
    expect(file).toEqual(crowns.built());
  });

  test('MD-19.3 the world holds: one graph, no faults, everything reached by land and sea', () => {
    expect(faultsOfWorld(world)).toEqual([]);
    const reached = new Set([1]);
    for (const place of reached) for (const next of crowns.open(place)) reached.add(next);
    expect(reached.size).toBe(world.areas.length);
  });

  test("MD-19.3 it is accepted like anybody's scenario", () => {
    expect(readScenario({ scenario: file, world })).toEqual({ ok: true, value: { file, world } });
  });

  test('MD-6.61 harbours are in cities on a coast without reefs, and every such city has one', () => {
    const fit = file.provinces.filter(
      ({ number, city }) => city && crowns.open(number).some((to) => !crowns.isLand(to)),
    );
    expect(file.provinces.filter(({ harbour }) => harbour)).toEqual(fit);
  });

  test.each(file.realms.map((realm) => [realm.name, realm] as const))(
    'MD-18.3 %s is as strong as the others, has ships, and somewhere to grow',
    (_, realm) => {
      const provinces = crowns.provincesOf(realm);
      const troops = provinces.map(({ number }) => crowns.troopsAt(number));
      const value = troops.reduce((sum, some) => sum + costOf(some), 0);
      expect(value).toBeGreaterThanOrEqual(106);
      expect(value).toBeLessThanOrEqual(118);
      expect(costOf(troops[0] ?? {})).toBeGreaterThanOrEqual(0.4 * value);
      expect(
        provinces.reduce((sum, { baseRevenue, productionSlots }) => sum + baseRevenue + 2 * productionSlots, 0),
      ).toBe(33);
      expect(troops.flatMap(Object.keys).some(isShip)).toBe(true);
      const free = new Set(independents.filter(({ city }) => !city).map(({ number }) => number));
      expect(provinces.flatMap(({ number }) => crowns.open(number)).some((to) => free.has(to))).toBe(true);
      expect(realm.capital).toBe(provinces[0]?.number);
    },
  );

  test('MD-19.7 independent armies in the open are weak enough for a first turn', () => {
    for (const { province, troops } of file.armies) {
      expect(costOf(troops), crowns.nameOf(province)).toBeGreaterThanOrEqual(8);
      expect(costOf(troops), crowns.nameOf(province)).toBeLessThanOrEqual(20);
      expect(combatOf(troops), crowns.nameOf(province)).toBeLessThanOrEqual(160);
    }
  });
});

describe('the guided first turn', () => {
  test('MD-18.14 Lithuania has Minsk, Zodzina, Mazyr and Volodymir', () => {
    const provinces = file.provinces.filter(({ owner }) => owner === 'Lit').map(({ number }) => crowns.nameOf(number));
    expect(provinces.toSorted()).toEqual(['Mazyr', 'Minsk', 'Volodymir', 'Zodzina']);
  });

  test('MD-18.35 the ways from Zodzina and Mazyr meet in Volodymir and lead on to Minsk, and no shorter ones exist', () => {
    for (const from of ['Zodzina', 'Mazyr', 'Minsk'])
      expect(crowns.open(numberOf('Volodymir'))).toContain(numberOf(from));
    for (const from of ['Zodzina', 'Mazyr']) expect(crowns.border(from, 'Minsk')).toBeUndefined();
  });

  test('MD-18.35 archers wait in Volodymir, and soldiers stand in Zodzina and Mazyr', () => {
    expect(crowns.troopsAt(numberOf('Volodymir'))['archers']).toBeGreaterThan(1);
    for (const from of ['Zodzina', 'Mazyr']) expect(combatOf(crowns.troopsAt(numberOf(from)))).toBeGreaterThan(0);
  });

  test('MD-18.35 Minsk and Volodymir can attack independent Podolia in one phase, far stronger than its army', () => {
    const podolia = crowns.province('Podolia');
    expect([podolia.owner, podolia.fortLevel]).toEqual([INDEPENDENT, 0]);
    for (const from of ['Minsk', 'Volodymir']) expect(crowns.open(podolia.number)).toContain(numberOf(from));
    const defence = combatOf(crowns.troopsAt(podolia.number));
    expect(combatOf(crowns.troopsAt(numberOf('Minsk')))).toBeGreaterThan(2 * defence);
  });
});
