import { describe, expect, test } from 'vitest';
import { troop } from '../position.ts';
import {
  faultsIn,
  GLOUCESTER,
  HALYCH,
  NORTH_SEA,
  pathsOfFaults,
  province,
  RATINGS,
  type Spoiled,
  YORK,
} from '../spoiled-scenario.ts';

describe('MD-19.3 what is rejected, and why', () => {
  test.each<[string, (file: Spoiled, world: Spoiled) => void, string]>([
    [
      'a province number twice',
      (file) => file.provinces.push(structuredClone(province(file, HALYCH))),
      'province 18 is listed twice',
    ],
    ['a realm number twice', (file) => Object.assign(file.realms[1], { number: 1 }), 'realm number 1 is used twice'],
    ['a realm code twice', (file) => Object.assign(file.realms[1], { code: 'ENG' }), 'realm code ENG is used twice'],
    [
      'the code of nobody',
      (file) => Object.assign(file.realms[1], { code: 'IND' }),
      'realm code Ind means the independents',
    ],
    [
      'a province that is no land',
      (file) => Object.assign(province(file, HALYCH), { number: NORTH_SEA }),
      'province 25 is no land of the world',
    ],
    ['a land that is no province', (file) => file.provinces.splice(17, 1), 'land 18 of the world is no province'],
    [
      'an unknown owner',
      (file) => Object.assign(province(file, HALYCH), { owner: 'Pol' }),
      'province 18: its owner Pol is no realm',
    ],
    [
      'an unknown administration',
      (file) => Object.assign(province(file, HALYCH), { annexedTo: 'Pol' }),
      'province 18: it is annexed to Pol, which is no realm',
    ],
    [
      'an owner without administration',
      (file) => Object.assign(province(file, YORK), { annexedTo: 'Ind' }),
      'province 2: it is owned by Eng but annexed to Ind',
    ],
    [
      'a harbour without a city',
      (file) => Object.assign(province(file, GLOUCESTER), { harbour: true }),
      'province 3: it has a harbour but no city',
    ],
    [
      'a harbour without a coast',
      (file) => Object.assign(province(file, 17), { harbour: true }),
      'province 17: it has a harbour but no suitable coast',
    ],
    [
      'a city without a name',
      (file) => Object.assign(province(file, YORK), { cityName: null }),
      'province 2: it has a city without a name, or a name without a city',
    ],
    [
      'a city without a list',
      (file) => Object.assign(province(file, YORK), { buildList: null }),
      'province 2: its city has no build list',
    ],
    [
      'a list that is none',
      (file) => Object.assign(province(file, YORK), { buildList: 'elves' }),
      'province 2: its build list elves does not exist',
    ],
    [
      'more production than slots',
      (file) => Object.assign(province(file, YORK), { productionAreas: 3 }),
      'province 2: it has 3 production areas for 2 slots',
    ],
    [
      'walls of 13',
      (file) => Object.assign(province(file, YORK), { fortLevel: 13 }),
      'provinces[1].fortLevel: wanted 0 to 12, not 13',
    ],
    [
      'walls below 0',
      (file) => Object.assign(province(file, YORK), { fortLevel: -1 }),
      'provinces[1].fortLevel: wanted 0 to 12, not -1',
    ],
    [
      'a capital that is no city',
      (file) => Object.assign(file.realms[0], { capital: GLOUCESTER }),
      'realm Eng: its capital 3 is not a city of its own',
    ],
    [
      'a capital of somebody else',
      (file) => Object.assign(file.realms[0], { capital: 5 }),
      'realm Eng: its capital 5 is not a city of its own',
    ],
    [
      'troops that do not exist',
      (file) => Object.assign(file.garrisons[0].troops, { elves: 1 }),
      'garrison of 1: there is no troop elves',
    ],
    [
      'troops without number',
      (file) => Object.assign(file.garrisons[0].troops, { militia: 0 }),
      'garrison of 1: militia cannot be 0',
    ],
    [
      'ships without a harbour',
      (file) => Object.assign(file.garrisons[2].troops, { carrack: 1 }),
      'garrison of 3: carrack needs a city with a harbour',
    ],
    [
      'ships in an army',
      (file) => Object.assign(file.armies[0].troops, { carrack: 1 }),
      'army in 18: carrack is no soldier',
    ],
    [
      'a garrison without walls',
      (file) => file.garrisons.push({ province: HALYCH, troops: { militia: 1 } }),
      'garrison of 18: there is neither city nor fortification',
    ],
    [
      'two garrisons of one place',
      (file) => file.garrisons.push({ province: YORK, troops: { militia: 1 } }),
      'garrison of 2 is listed twice',
    ],
    [
      'two armies in one place',
      (file) => file.armies.push({ province: HALYCH, troops: { militia: 1 } }),
      'army in 18 is listed twice',
    ],
    [
      'an army of a realm',
      (file) => file.armies.push({ province: YORK, troops: { militia: 1 } }),
      'army in 2: only independents begin with armies',
    ],
    [
      'a list of unknown troops',
      (file) => file.buildLists['east city'].push('elves'),
      'build list east city: there is no troop elves',
    ],
    [
      'a list that is no list',
      (file) => Object.assign(file.buildLists, { more: 'militia' }),
      'build list more is no list',
    ],
    [
      'a fleet of soldiers',
      (file) => Object.assign(file, { fleets: [{ realm: 'Eng', location: NORTH_SEA, troops: { militia: 1 } }] }),
      'fleet of Eng at 25: militia is no ship',
    ],
    [
      'a fleet without ships',
      (file) => Object.assign(file, { fleets: [{ realm: 'Eng', location: NORTH_SEA, troops: {} }] }),
      'fleet of Eng at 25: it has no ships',
    ],
    [
      'a fleet on land',
      (file) => Object.assign(file, { fleets: [{ realm: 'Eng', location: HALYCH, troops: { carrack: 1 } }] }),
      'fleet of Eng at 18: there is neither sea nor harbour',
    ],
    [
      'a fleet of nobody',
      (file) => Object.assign(file, { fleets: [{ realm: 'Pol', location: NORTH_SEA, troops: { carrack: 1 } }] }),
      'fleet of Pol at 25: Pol is no realm',
    ],
    [
      'a commander without a garrison',
      (file) => Object.assign(file, { commanders: [{ name: 'Bruce', realm: 'Eng', province: HALYCH, ...RATINGS }] }),
      'commander Bruce: Eng has no garrison in 18',
    ],
    [
      'a new troop without figures',
      (file) => file.troops.push({ ...troop('elves'), hitPoints: undefined }),
      'troop elves: its hitPoints cannot be undefined',
    ],
    [
      'a relation with nobody',
      (file) => Object.assign(file, { relations: [{ between: ['Eng', 'Pol'], relation: 'war' }] }),
      'Pol is no realm',
    ],
    [
      'a relation with oneself',
      (file) => Object.assign(file, { passage: [{ from: 'Eng', to: 'Eng' }] }),
      'Eng can have no dealings with itself',
    ],
    [
      'two relations of one pair',
      (file) =>
        Object.assign(file, {
          relations: [
            { between: ['Eng', 'Lit'], relation: 'war' },
            { between: ['Lit', 'Eng'], relation: 'alliance' },
          ],
        }),
      'the relation of Eng and Lit is listed twice',
    ],
    [
      'arms that nobody can read',
      (file) => Object.assign(file.realms[0] ?? {}, { arms: 'gules, 1 unicorn or' }),
      'realm Eng: its arms have the unknown word unicorn',
    ],
    [
      'the arms of another realm',
      (file) => Object.assign(file.realms[0] ?? {}, { arms: file.realms[1]?.arms }),
      'two realms have the arms gules, 1 columns argent',
    ],
    [
      'a permission nowhere',
      (file) => Object.assign(file, { permissions: [{ province: NORTH_SEA, to: 'Eng' }] }),
      'a permission names province 25, which does not exist',
    ],
  ])('MD-19.3 %s', (_, change, fault) => {
    expect(faultsIn(change)).toContain(fault);
    // Nobody has to look for the place in a file of hundreds of lines.
    for (const path of pathsOfFaults(change)) expect(path).toMatch(/^scenario\.[a-z]/i);
  });

  test('MD-19.3 a commoner with more than 7 annexed provinces, by the scenario or by its default', () => {
    const eight = (file: Spoiled): void => {
      for (const number of [17, 18, 19, 20]) Object.assign(province(file, number), { owner: 'Eng', annexedTo: 'Eng' });
      file.armies = file.armies.slice(3);
    };
    const fault = 'realm Eng: a commoner cannot have 8 annexed provinces';
    expect(faultsIn(eight)).toEqual([]);
    expect(faultsIn((file) => [eight(file), Object.assign(file.realms[0], { status: 'commoner' })])).toEqual([fault]);
    expect(faultsIn((file) => [eight(file), Object.assign(file.options, { defaultStatus: 'commoner' })])).toEqual([
      fault,
    ]);
  });

  test('MD-19.3 provinces that cannot be reached by land and sea', () => {
    const closed = (_: Spoiled, world: Spoiled): void => {
      for (const border of world.borders) if (border.a === HALYCH || border.b === HALYCH) border.kind = 'mountain';
    };
    expect(faultsIn(closed)).toContain('provinces 18 cannot be reached from province 1');
  });

  test('MD-19.3 a border is the same from both sides: it is listed once', () => {
    const again = (_: Spoiled, world: Spoiled): void => {
      const [first] = world.borders;
      world.borders.push({ ...first, kind: 'mountain' });
    };
    expect(faultsIn(again).length).toBeGreaterThan(0);
  });

  test('MD-19.3 all faults are listed', () => {
    const spoiled = (file: Spoiled): void => {
      Object.assign(province(file, YORK), { buildList: 'elves', productionAreas: 3 });
      Object.assign(file.realms[3], { capital: GLOUCESTER });
    };
    expect(faultsIn(spoiled)).toHaveLength(3);
  });

  test('MD-19.3 every fault names its place, what is wrong and what mends it', () => {
    const spoiled = (file: Spoiled): void => {
      Object.assign(province(file, YORK), { buildList: 'elves', fortLevel: 3, productionAreas: 3 });
      file.garrisons.push({ province: HALYCH, troops: { elves: 1 } });
      Object.assign(file, { relations: [{ between: ['Eng', 'Pol'], relation: 'war' }] });
    };
    expect(pathsOfFaults(spoiled)).toEqual([
      'scenario.provinces[1].buildList',
      'scenario.provinces[1].productionAreas',
      'scenario.garrisons[17].troops.elves',
      'scenario.garrisons[17].province',
      'scenario.relations[0].between',
    ]);
  });
});
