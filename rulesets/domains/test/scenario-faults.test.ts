import { keyedDice, sha256Hex } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { provincesOf } from '../src/rules/find.ts';
import { reachableFrom } from '../src/rules/passage.ts';
import { USUAL_OPTIONS } from '../src/scenario/options.ts';
import { ownScenarios, readScenario } from '../src/scenario/read.ts';
import { scenarioData } from '../src/scenarios/library.ts';
import { setup } from '../src/setup.ts';

/** A file into which a test may put what its type forbids. */
type Spoiled = ReturnType<typeof JSON.parse>;
const SARN: Spoiled = await scenarioData('sarn');

const spoilt = (change: (file: Spoiled, world: Spoiled) => void): Spoiled => {
  const data = structuredClone(SARN);
  change(data.scenario, data.world);
  return data;
};
/** Where each fault is, and what is wrong there. */
const faultsIn = (change: (file: Spoiled, world: Spoiled) => void): readonly string[] =>
  ownScenarios.faultsOf(spoilt(change)).map(({ path, text }) => `${path}: ${text}`);

describe('DOM-18.2 what is checked when a scenario is loaded', () => {
  test('DOM-18.2 the built-in scenario has no fault, and every fault says what mends it', () => {
    expect(faultsIn(() => {})).toEqual([]);
    const [fault] = ownScenarios.faultsOf(spoilt((file) => (file.domains[0].capital = 20)));
    expect(fault?.remedy).toBe('Take a province of its own, or one with a holding of its own.');
    expect(readScenario(spoilt((file) => (file.domains[0].capital = 20))).ok).toBe(false);
  });

  test.each<[string, (file: Spoiled, world: Spoiled) => void, string]>([
    [
      'a border to a province that is none',
      (_, world) => world.borders.push({ a: 1, b: 99, kind: 'land', lines: [] }),
      'world',
    ],
    [
      'a province without a border',
      (_, world) => (world.borders = world.borders.filter((each: Spoiled) => each.a !== 1 && each.b !== 1)),
      'scenario.provinces[0].number: province 1 has no border',
    ],
    [
      'a capital that is neither ruled nor held',
      (file) => (file.domains[0].capital = 20),
      'scenario.domains[0].capital: ALD neither rules province 20 nor has a holding there',
    ],
    [
      'a river where the map has none',
      (file) => file.rivers[0].along.push([1, 2]),
      `scenario.rivers[0].along[${SARN.scenario.rivers[0].along.length}]: the map draws no river between 1 and 2`,
    ],
    [
      'a river of the map that is missing',
      (file) => file.rivers[0].along.shift(),
      'scenario.rivers: the river between',
    ],
    [
      'levels of a kind above that of the province',
      (file) => (file.holdings[0].level = 10),
      'scenario.holdings[0].level: the law levels in province 2 make 10, its own level is',
    ],
    [
      'two holdings of a kind of one owner in a province',
      (file) => file.holdings.push({ ...file.holdings[0], level: 0 }),
      `scenario.holdings[${SARN.scenario.holdings.length}]: two holdings: ALD law in province 2`,
    ],
    [
      'more troops than the holdings carry',
      (file) => file.units.push({ owner: 'ALD', type: 'Irregulars', count: 90, province: 1 }),
      'scenario.units: ALD has',
    ],
    [
      'more than ten points of a domain in one province',
      (file) => {
        for (const each of file.holdings) if (each.owner === 'ALD') each.level = 5;
        for (const each of file.provinces) each.level = 10;
        file.units.push({ owner: 'ALD', type: 'Irregulars', count: 11, province: 3 });
      },
      'points of troops in province 3',
    ],
    [
      'a garrison that is too large',
      (file) => file.units.push({ owner: 'ALD', type: 'Irregulars', count: 99, province: 1, inside: 'law' }),
      `scenario.units[${SARN.scenario.units.length}].inside: the holding has room for`,
    ],
    [
      'a garrison of a holding that is not there',
      (file) => file.units.push({ owner: 'ALD', type: 'Irregulars', count: 1, province: 1, inside: 'temple' }),
      `scenario.units[${SARN.scenario.units.length}].inside: ALD has no temple holding in province 1`,
    ],
    ['a province twice', (file) => file.provinces.push(file.provinces[0]), 'province 1 stands there twice'],
    ['a province that is missing', (file) => file.provinces.shift(), 'scenario.provinces: province 1,'],
    [
      'a code twice',
      (file) => (file.domains[1].code = 'ALD'),
      'scenario.domains[1].code: two domains have the code ALD',
    ],
    [
      'an owner who is none',
      (file) => (file.holdings[0].owner = 'XXX'),
      'scenario.holdings[0].owner: there is no domain XXX',
    ],
    [
      'a ruler who is none',
      (file) => (file.provinces[0].ruler = 'XXX'),
      'scenario.provinces[0].ruler: there is no domain XXX',
    ],
    [
      'troops of nobody',
      (file) => file.units.push({ owner: 'XXX', type: 'Infantry', count: 1, province: 1 }),
      'there is no domain XXX',
    ],
    [
      'a war of nobody',
      (file) => (file.wars = [{ attacker: 'XXX', defender: 'ALD' }]),
      'scenario.wars[0].attacker: there is no domain XXX',
    ],
    [
      'an alliance of nobody',
      (file) => (file.alliances = [['ALD', 'XXX']]),
      'scenario.alliances[0]: there is no domain XXX',
    ],
    [
      'a table of chance with eleven rows',
      (file) => (file.randomEvents = Array(11).fill('fire')),
      'scenario.randomEvents: wanted',
    ],
    [
      'a raid of which the rules know nothing',
      (file) => (file.raidEvents = Array(6).fill({ name: 'plague', gold: 1, mood: 0 })),
      'scenario.raidEvents[0].name: wanted',
    ],
  ])('DOM-18.2 %s', (_, change, fault) => {
    expect(faultsIn(change).filter((each) => each.includes(fault))).not.toEqual([]);
  });

  test('DOM-18.2 every fault is listed, not the first alone', () => {
    const faults = faultsIn((file) => {
      file.domains[0].capital = 20;
      file.holdings[0].owner = 'XXX';
    });
    expect(faults.length).toBeGreaterThan(1);
  });

  test.each(['orrany', 'sarn'])('DOM-18.2 on %s all provinces are joined by land and bridges', async (id) => {
    const read = readScenario(await scenarioData(id));
    if (!read.ok) throw new Error(read.error.join('; '));
    const { setting, state } = setup(read.value, USUAL_OPTIONS, keyedDice(sha256Hex(id)));
    const reached = new Set([1]);
    for (const province of reached) for (const next of reachableFrom(setting, state, province)) reached.add(next);
    expect(reached.size).toBe(provincesOf(state).length);
  });
});

describe('DOM-18.2 what is warned about', () => {
  const warningsIn = (change: (file: Spoiled, world: Spoiled) => void) => ownScenarios.warningsOf?.(spoilt(change));
  /** All that leads to province 1 runs along a river now. */
  const moated = (file: Spoiled, world: Spoiled): void => {
    for (const border of world.borders) {
      if (border.a !== 1 && border.b !== 1) continue;
      const isNamed = border.kind === 'river' || border.kind === 'bridge';
      if (!isNamed) file.rivers[0].along.push([border.a, border.b]);
      border.kind = 'river';
    }
  };

  test('DOM-18.2 a province that only unbridged rivers join to the rest is warned about by its path, and is no fault', () => {
    expect(warningsIn(() => {})).toEqual([]);
    expect(faultsIn(moated)).toEqual([]);
    expect(warningsIn(moated)).toEqual([
      {
        path: 'scenario.provinces[0]',
        text: 'only rivers without a bridge lead to Hobfield',
        remedy: 'Leave it so, since rulers can build bridges, or draw a bridge on the map.',
      },
    ]);
    const bridged = warningsIn((file, world) => {
      moated(file, world);
      world.borders.find(({ a, b }: Spoiled) => a === 1 || b === 1).kind = 'bridge';
    });
    expect(bridged).toEqual([]);
  });

  test('DOM-18.2 what has faults is not warned about', () => {
    expect(
      warningsIn((file, world) => {
        moated(file, world);
        file.domains[0].capital = 20;
      }),
    ).toEqual([]);
  });
});

test('DOM-18.1 a scenario brings its map, provinces, holdings, domains, troops, natives, pacts, tables and thresholds', () => {
  const read = readScenario(
    spoilt((file) => {
      Object.assign(file.provinces[0], { mood: 5, taxRate: 'light' });
      Object.assign(file, {
        natives: [{ province: 1, type: 'Levies', count: 2 }],
        wars: [{ attacker: 'ALD', defender: 'BRA' }],
        alliances: [['ALD', 'CAR']],
        paramount: { provinces: 7, guilds: 70, temples: 80 },
        randomEvents: Array(12).fill('windfall'),
        raidEvents: Array(6).fill({ name: 'barn burnt', gold: 9, mood: 2 }),
        options: { turns: 9 },
      });
    }),
  );
  if (!read.ok) throw new Error(read.error.join('; '));
  const { setting, state } = setup(
    read.value,
    { ...USUAL_OPTIONS, ...read.value.file.options },
    keyedDice(sha256Hex('own')),
  );
  expect(state.provinces[1]).toMatchObject({ mood: 5, taxRate: 'light' });
  expect(state.units.filter(({ owner }) => owner === null).map(({ type, province }) => [type, province])).toEqual([
    ['Levies', 1],
    ['Levies', 1],
  ]);
  expect(state.wars).toMatchObject([{ attacker: 1, defender: 2, active: true }]);
  expect(state.treaties).toMatchObject([{ a: 1, b: 3 }]);
  expect(setting.paramount).toEqual({ provinces: 7, guilds: 70, temples: 80 });
  expect(setting.randomEvents.every((event) => event === 'windfall')).toBe(true);
  expect(setting.raidEvents[5]).toEqual({ name: 'barn burnt', gold: 9, mood: 2 });
  expect(setting.options.turns).toBe(9);
  expect(setting.title).toBe(SARN.scenario.title);
});
