import { describe, expect, test } from 'vitest';
import { allowedOn, DEPENDENCIES, RESOURCE_TABLE, TRIBE_TRADITIONS } from '../src/scenario/tables.ts';
import { REGIONS, RESOURCES, TERRAINS, TRADITIONS, TRIBES } from '../src/words.ts';
import { clause, listed, tableUnder } from './rulebook.ts';
import { HEPTARCHY } from './scenario-under-test.ts';

const AREAS = tableUnder('HEP-18.4');
const rowOf = (code: string) => AREAS.find((row) => row['Code'] === code);

describe('the tables of the rulebook', () => {
  test('HEP-2.9, HEP-2.10 the terrains and regions, in the order of the book', () => {
    expect(TERRAINS).toEqual(wordsOf('HEP-2.9'));
    expect(REGIONS).toEqual(wordsOf('HEP-2.10'));
  });

  test('HEP-3.1 Jutes and Danes by their lands, Anglo-Saxons everywhere else', () => {
    const landsOf = (tribe: string) => HEPTARCHY.areas.flatMap((area) => (area?.tribe === tribe ? [area.name] : []));
    expect(landsOf('jutes')).toEqual(['Chenth', 'Wiht']);
    expect(landsOf('danes')).toEqual(['West Treding', 'Est Treding', 'Lindesie', 'Hoiland', 'Norfulc']);
    expect(landsOf('anglo-saxons')).toHaveLength(36 - 2 - 5);
  });

  test('HEP-3.3 two Traditions of every Tribe', () => {
    const rows = tableUnder('HEP-3.3');
    expect(rows.map((row) => row['Tribe']?.toLowerCase())).toEqual([...TRIBES]);
    const told = rows.map((row) => listed(row['Traditions']).map((each) => each.toLowerCase()));
    expect(TRIBES.map((tribe) => TRIBE_TRADITIONS[tribe])).toEqual(told);
    expect(HEPTARCHY.traditions).toEqual(TRIBE_TRADITIONS);
  });

  test('HEP-3.4 the eight Traditions, in the order of the book', () => {
    expect(tableUnder('HEP-3.4').map((row) => row['Tradition']?.toLowerCase())).toEqual([...TRADITIONS]);
  });

  test('HEP-4.5 the Resources: tier, cost, tax and what each adds to the limits', () => {
    for (const row of tableUnder('HEP-4.5')) {
      const resource = RESOURCES[Number(row['No']) - 1] ?? 'grain';
      const { tier, cost, tax, units, navies, retinues, cavalry } = HEPTARCHY.resources[resource];
      const effect = row['Effect'] ?? '';
      const by = (what: RegExp): number => Number(what.exec(effect)?.[1] ?? 0);
      expect([resource, tier, cost, tax].map(String)).toEqual([
        row['Resource']?.toLowerCase(),
        row['Tier'],
        row['Cost'],
        row['Tax'],
      ]);
      expect([resource, units, navies, retinues, cavalry]).toEqual([
        resource,
        by(/Max Unit Limit \+(\d)/),
        by(/Max Navy Limit \+(\d)/),
        by(/Maximum Retinues \+(\d)/),
        by(/(\d) Cavalry Action/),
      ]);
      expect(row['War Score']).toBe(`+${tier}`);
    }
  });

  test('HEP-4.5 every Resource pays for itself in exactly four Turns', () => {
    for (const { cost, tax } of Object.values(RESOURCE_TABLE)) expect(cost).toBe(4 * tax);
  });

  test('HEP-4.6 what may be developed follows from terrain and region, and is what HEP-18.4 lists', () => {
    for (const area of HEPTARCHY.areas) {
      if (area === null) continue;
      const told = listed(rowOf(area.code)?.['Allowed Resources']).map((each) => each.toLowerCase());
      expect([area.code, ...area.allowed]).toEqual([area.code, ...[...told].sort(byTable)]);
    }
  });

  test('HEP-4.6 every Land Area has 3 or 4 choices, one of which raises the Max Unit Limit', () => {
    for (const area of HEPTARCHY.areas) {
      if (area === null) continue;
      expect(area.allowed.length).toBeGreaterThanOrEqual(3);
      expect(area.allowed.length).toBeLessThanOrEqual(4);
      expect([area.code, area.allowed.some((each) => HEPTARCHY.resources[each].units > 0)]).toEqual([area.code, true]);
    }
  });

  test('HEP-4.6 the table itself, ground by ground', () => {
    const grounds = (resource: string): readonly string[] =>
      TERRAINS.flatMap((terrain) =>
        REGIONS.flatMap((region) =>
          allowedOn(DEPENDENCIES, { terrain, region }).some((each) => each === resource)
            ? [`${terrain} ${region}`]
            : [],
        ),
      );
    for (const row of tableUnder('HEP-4.6')) {
      const told = (row['Allowed on'] ?? '').split('; ').flatMap(groundsOf);
      expect(grounds(row['Resource']?.toLowerCase() ?? '')).toEqual([...told].sort(byGround));
    }
  });
});

/** The list with which a clause begins: `Terrains: Plains, Woodlands, …`. */
const wordsOf = (number: string): readonly string[] =>
  (/\] \w+: ([\w, ]+)[.;]/.exec(clause(number))?.[1] ?? '').toLowerCase().split(', ');

const placeIn = (list: readonly string[], word: string | undefined): number => list.indexOf(word ?? '');
const byTable = (a: string, b: string): number => placeIn(RESOURCES, a) - placeIn(RESOURCES, b);

const rank = (ground: string): number => {
  const [terrain, region] = ground.split(' ');
  return placeIn(TERRAINS, terrain) * 10 + placeIn(REGIONS, region);
};
const byGround = (a: string, b: string): number => rank(a) - rank(b);

/** `Plains, Highlands and Swamps in East or West`, `Woodlands outside East`, `Highlands`. */
const groundsOf = (said: string): readonly string[] => {
  const [, lands = said, how, where] = /^(.*?)(?: (in|outside) (.*))?$/.exec(said) ?? [];
  const named = (where ?? '').toLowerCase().split(' or ');
  const regions = REGIONS.filter((each) => (how === undefined ? true : named.includes(each) === (how === 'in')));
  const terrains = lands.toLowerCase().split(/, | and /);
  return terrains.flatMap((terrain) => regions.map((region) => `${terrain} ${region}`));
};
