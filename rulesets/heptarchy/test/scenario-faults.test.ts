import { describe, expect, test } from 'vitest';
import { ownScenarios, readScenario } from '../src/scenario/read.ts';
import { scenarioData } from '../src/scenarios/library.ts';

/** A file into which a test may put what its type forbids. */
type Spoiled = ReturnType<typeof JSON.parse>;
const shore: Spoiled = await scenarioData('saxon-shore');

const faultsIn = (change: (file: Spoiled, world: Spoiled) => void): readonly string[] => {
  const { scenario, world } = structuredClone(shore);
  change(scenario, world);
  const read = readScenario({ scenario, world });
  return read.ok ? [] : read.error;
};

const land = (file: Spoiled, code: string): Spoiled => file.areas.find((area: Spoiled) => area.code === code);

describe('HEP-18.2 what is checked when a scenario is loaded', () => {
  test('HEP-18.2 ten areas with nothing wrong are as good as thirty-six', () => {
    expect(faultsIn(() => {})).toEqual([]);
  });

  test.each<[string, (file: Spoiled, world: Spoiled) => void, string]>([
    ['fewer than 4 areas', (file) => file.areas.splice(3), 'areas: wanted 4 to 100 items, not 3'],
    [
      'a number out of its place',
      (file) =>
        file.areas.push({ ...land(file, 'MID'), number: 12, code: 'NEW', name: 'New', neighbours: [], seas: [] }),
      'area 12: it stands in place 11, whose number it should have',
    ],
    [
      'a border known to one side only',
      (file) => land(file, 'CHE').neighbours.push(4),
      'area CHE: it borders HAN, and HAN not it',
    ],
    [
      'a neighbour that is no area',
      (file) => land(file, 'CHE').neighbours.push(77),
      'area CHE: its neighbour 77 is no area',
    ],
    ['a border with oneself', (file) => land(file, 'CHE').neighbours.push(1), 'area CHE: it cannot border itself'],
    ['a border twice', (file) => land(file, 'CHE').neighbours.push(2), 'area CHE: its neighbour 2 is listed twice'],
    [
      'a river without a border',
      (file) => land(file, 'WIL').rivers.push(9),
      "area WIL: a river can't part it from 9, which it does not border",
    ],
    [
      'a river known to one side only',
      (file) => land(file, 'CHE').rivers.push(2),
      'area CHE: a river parts it from SSX, but not SSX from it',
    ],
    ['a sea that is none', (file) => land(file, 'CHE').seas.push(9), 'area CHE: 9 is no sea'],
    [
      'more than 2 seas',
      (file) => {
        file.seas.push({ ...file.seas[0], number: 3, name: 'Third', adjacent: [] });
        land(file, 'CHE').seas = [1, 2, 3];
      },
      'area CHE: it borders 3 seas, and at most 2 are allowed',
    ],
    ['seas that disagree', (file) => (file.seas[0].adjacent = []), 'sea 2: it borders sea 1, and sea 1 not it'],
    ['a sea that is adjacent to none', (file) => (file.seas[0].adjacent = [2, 5]), 'sea 1: the adjacent 5 is no sea'],
    [
      'ground on which nothing is allowed',
      (file) => (file.dependencies = { ...NOTHING_ON_SWAMPS, horses: [] }),
      'area CHE: no Resource may be developed in it',
    ],
    ['two names alike', (file) => (file.areas[1].name = 'CHENTH'), 'two areas or seas are called CHENTH'],
    ['two codes alike', (file) => (file.areas[1].code = 'CHE'), 'two kingdoms have the code CHE'],
    ['a code in small letters', (file) => (file.areas[1].code = 'ssx'), 'code ssx: wanted three capital letters'],
    ['the code that means all', (file) => (file.areas[1].code = 'ALL'), 'code ALL: it means everybody'],
    [
      'arms that cannot be read',
      (file) => (file.areas[1].arms = 'gules, 1 cat or'),
      'area SSX: its arms have the unknown word cat',
    ],
    [
      'two arms alike',
      (file) => (file.areas[1].arms = file.areas[0].arms),
      'two kingdoms have the arms gules, 1 horse argent',
    ],
    [
      'a pale colour',
      (file) => (file.areas[1].color = '#ffff00'),
      'area SSX: its colour #ffff00 has a contrast below 3 on white',
    ],
    [
      'no colour',
      (file) => (file.areas[1].color = 'crimson'),
      'area SSX: its colour crimson is not written as #rrggbb',
    ],
    [
      'two colours alike',
      (file) => (file.areas[1].color = file.areas[0].color),
      `area SSX: its colour ${shore.scenario.areas[0].color} is that of another kingdom`,
    ],
    ['no latitude', (file) => (file.areas[1].lat = 'north'), 'area SSX: lat and lon are wanted as numbers'],
    [
      'a player who is none',
      (file) => (file.options.players = ['CHE', 'XXX']),
      'options.players: there is no kingdom XXX',
    ],
    [
      'a terrain that is none',
      (file) => (file.areas[1].terrain = 'desert'),
      'areas[1].terrain: wanted plains or woodlands or highlands or swamps',
    ],
    [
      'a border that is not on the map',
      (_, world) => world.borders.shift(),
      'world: Chenth and Sudsexe have no border, wanted land',
    ],
    [
      'a border that is only on the map',
      (file) => {
        const [che, ssx] = [land(file, 'CHE'), land(file, 'SSX')];
        che.neighbours = che.neighbours.filter((number: number) => number !== 2);
        ssx.neighbours = ssx.neighbours.filter((number: number) => number !== 1);
      },
      'world: Chenth and Sudsexe have a land border, wanted none',
    ],
    [
      'a river that is none on the map',
      (_, world) => (world.borders.find((each: Spoiled) => each.kind === 'river').kind = 'land'),
      'world: Chenth and Exsessa have a land border, not river',
    ],
    [
      'another name on the map',
      (_, world) => (world.areas[1].name = 'Sussex'),
      'world: area 2 is the land Sussex, wanted the land Sudsexe',
    ],
  ])('HEP-18.2 %s', (_, change, fault) => {
    expect(faultsIn(change)).toContain(fault);
  });

  test('HEP-18.2 every fault is listed, not the first alone', () => {
    const faults = faultsIn((file) => {
      file.areas[0].code = 'abc';
      file.areas[1].color = '#fff';
      file.areas[2].region = 'nowhere';
      delete file.areas[3].town;
    });
    expect(faults).toHaveLength(3);
    expect(faults.join()).toMatch(/areas\[1\]\.color.*areas\[2\]\.region.*areas\[3\]\.town: is missing/);
  });

  test('HEP-18.2 every fault names its place and what mends it', () => {
    const { scenario, world } = structuredClone(shore);
    land(scenario, 'CHE').neighbours.push(4, 77);
    scenario.areas[1].color = '#fff';
    scenario.options.players = ['CHE', 'NOR'];
    const faults = ownScenarios.faultsOf({ scenario, world });
    expect(faults.map(({ path }) => path)).toEqual(['scenario.areas[1].color']);
    scenario.areas[1].color = '#ffffff';
    const deeper = ownScenarios.faultsOf({ scenario, world });
    expect(deeper.map(({ path, remedy }) => [path, remedy])).toEqual([
      ['scenario.areas[0].neighbours[3]', 'Write it on both sides, or on neither.'],
      ['scenario.areas[0].neighbours[4]', 'Take the number of an area.'],
      ['scenario.areas[1].color', 'Take a darker colour.'],
      ['scenario.options.players', 'Name codes of areas, each once.'],
      ['scenario.areas[0]', 'Write the border as the map draws it, on both sides, or take another map.'],
      ['scenario.areas[0]', 'Write the border as the map draws it, on both sides, or take another map.'],
    ]);
  });

  test('HEP-18.1 a scenario may have tables of its own', () => {
    const read = readScenario({
      ...shore,
      scenario: { ...shore.scenario, dependencies: NOTHING_ON_SWAMPS, resources: DEAR, traditions: OTHER },
    });
    if (!read.ok) throw new Error(read.error.join('\n'));
    expect(read.value.areas[1]?.allowed).toEqual(['horses']);
    expect(read.value.resources.horses.cost).toBe(99);
    expect(read.value.traditions.jutes).toEqual(['fyrd', 'husbandry']);
  });
});

const NOTHING_ON_SWAMPS = {
  grain: [],
  stone: [],
  timber: [],
  horses: [{ terrain: 'plains' }, { terrain: 'woodlands' }, { terrain: 'highlands' }],
  iron: [],
  livestock: [],
  textiles: [],
};
const ROW = { tier: 1, cost: 99, tax: 2, units: 0, navies: 0, retinues: 0, cavalry: 0 };
const DEAR = { grain: ROW, stone: ROW, timber: ROW, horses: ROW, iron: ROW, livestock: ROW, textiles: ROW };
const OTHER = { 'anglo-saxons': ['piety', 'fyrd'], jutes: ['fyrd', 'husbandry'], danes: ['viking', 'raiding'] };
