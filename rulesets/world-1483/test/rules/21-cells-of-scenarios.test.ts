import { describe, expect, test } from 'vitest';
import { ownScenarios } from '../../src/scenario/read.ts';
import { type Case, faultsWith } from '../scenario-faults.ts';
import { filesOf } from '../scenarios.ts';

const CELLS: readonly Case[] = [
  [
    'an id with capitals',
    'territories',
    'vestholm,Vestholm',
    'Vest Holm,Vestholm',
    'scenario.territories:2.id: territories, row 2, id: "Vest Holm" is no id',
  ],
  [
    'a value above 8',
    'territories',
    'Vestholm,land,48,5,5',
    'Vestholm,land,48,5,9',
    'scenario.territories:2.value: territories, row 2, value: "9" is no whole number from 0 to 8',
  ],
  [
    'a latitude beyond the pole',
    'territories',
    'Vestholm,land,48,5',
    'Vestholm,land,98,5',
    'scenario.territories:2.lat: territories, row 2, lat: "98" is no number from -90 to 90',
  ],
  [
    'a kind that is none',
    'territories',
    'Vestholm,land',
    'Vestholm,lamd',
    'scenario.territories:2.kind: territories, row 2, kind: "lamd" is none of its words; did you mean land?',
  ],
  [
    'a city without walls',
    'territories',
    'Vestholm,5,Vestmark',
    'Vestholm,,Vestmark',
    'scenario.territories:2.fort: territories, row 2, fort: Vestholm has no fortification',
  ],
  [
    'walls without a city',
    'territories',
    'Vestholm,5,Vestmark',
    ',5,Vestmark',
    'scenario.territories:2.fort: territories, row 2, fort: a fortification without a city',
  ],
  [
    'walls above 9',
    'territories',
    'Vestholm,5,Vestmark',
    'Vestholm,10,Vestmark',
    'scenario.territories:2.fort: territories, row 2, fort: "10" is no whole number from 1 to 9',
  ],
  [
    'a special word that is none',
    'territories',
    ',,siberia,',
    ',,siberian,',
    'scenario.territories:15.special: territories, row 15, special: "siberian" is none of its words; did you mean siberia?',
  ],
  [
    'a sea zone with a value',
    'territories',
    'Frost Sea,sea,60,15,,',
    'Frost Sea,sea,60,15,3,',
    'scenario.territories:38.value: territories, row 38, value: a sea zone has none',
  ],
  [
    'a heading that is misspelt',
    'territories',
    'straits_to',
    'strait_to',
    'scenario.territories: territories: there is no column "strait_to"; did you mean straits_to?',
  ],
  [
    'a phase beyond 5',
    'nations',
    'Vestmark,1,player',
    'Vestmark,6,player',
    'scenario.nations:2.phase: nations, row 2, phase: "6" is no whole number from 1 to 5',
  ],
  [
    'a player in the phase of those whom nobody plays',
    'nations',
    'Vestmark,1,player',
    'Vestmark,5,player',
    'scenario.nations:2.phase: nations, row 2, phase: a nation of the kind player in phase 5',
  ],
  [
    'a placement without units',
    'nations',
    'vestholm=inf:5+cav:2+knt:1+gen:3',
    'vestholm',
    'scenario.nations:2.placement: nations, row 2, placement: "vestholm" says neither where nor what',
  ],
  [
    'units of no type',
    'nations',
    'vestholm=inf:5+cav:2+knt:1+gen:3',
    'vestholm=inf:5+elf:2',
    'scenario.nations:2.placement: nations, row 2, placement: "elf:2" in vestholm are no units',
  ],
  [
    'a general of skill 11',
    'nations',
    'gen:3;sandvik',
    'gen:11;sandvik',
    'scenario.nations:2.placement: nations, row 2, placement: "gen:11" in vestholm are no units',
  ],
  [
    'a comma too many',
    'looks',
    'Vestmark,"azure, 1 wyvern argent"',
    'Vestmark,azure, 1 wyvern argent',
    'scenario.looks:2: looks, row 2: 5 cells under 4 headings',
  ],
  [
    'more rows than a map has places',
    'neighbours',
    /$/,
    'x,,,\n'.repeat(353),
    'scenario.neighbours: neighbours: 401 rows',
  ],
];

const MAP: readonly Case[] = [
  [
    'a name that the map does not have',
    'territories',
    'vestholm,Vestholm',
    'vestholm,Westholm',
    'scenario.territories:2.name: territories, row 2, name: area 1 of the map is not the land Westholm',
  ],
  [
    'a coast that the map does not have',
    'neighbours',
    'frost-sea;northern-reach',
    'northern-reach',
    'scenario.neighbours: the map has a border of ulfheim and frost-sea, the table none',
  ],
  [
    'a border that the map does not have',
    'neighbours',
    'ulfheim,granfell;sandvik;vestholm,frost-sea;northern-reach',
    'ulfheim,granfell;sandvik;vestholm,frost-sea;northern-reach;spice-ocean',
    'scenario.neighbours:4.coasts: ulfheim and spice-ocean have no border on the map, by the table one of the kind coast',
  ],
];

describe('W83-21.1..21.3 a cell that cannot be read is told by table, row and column', () => {
  test.each(CELLS)('%s', (_, table, from, to, fault) => expect(faultsWith(table, from, to)).toContain(fault));
});

describe('W83-21.25 a drawn map must agree with the tables', () => {
  test.each(MAP)('%s', (_, table, from, to, fault) => expect(faultsWith(table, from, to)).toContain(fault));
});

test('W83-21.4 all faults are told at once, and both scenarios have none', async () => {
  const two = faultsWith('territories', /Vestholm,land,48,5,5,Vestholm,5/, 'Vestholm,land,98,5,9,Vestholm,0');
  const cells = ['fort', 'lat', 'value'].map((column) => `scenario.territories:2.${column}`);
  expect(two.map((fault) => fault.split(': ')[0]).sort()).toEqual(cells);
  for (const id of ['world-1483', 'two-shores']) expect(ownScenarios.faultsOf(await filesOf(id))).toEqual([]);
});
