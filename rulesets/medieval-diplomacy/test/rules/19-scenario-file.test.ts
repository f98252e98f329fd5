import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/scenario/options.ts';
import { readScenario } from '../../src/scenario/read.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-file.ts';
import { setup } from '../../src/setup.ts';
import { realmOf, unitLabel } from '../../src/unit-id.ts';
import { troop } from '../position.ts';
import {
  changed,
  crowns,
  faultsIn,
  HALYCH,
  LONDON,
  NORTH_SEA,
  province,
  RATINGS,
  type Spoiled,
} from '../spoiled-scenario.ts';

describe('MD-19.2 a scenario file', () => {
  test('MD-19.2 options, troops, realms, provinces, garrisons, armies, fleets, commanders, relations and grants', () => {
    const read = readScenario(
      changed((file) => {
        file.options = { startYear: 1066 };
        file.troops = [{ key: 'militia', combat: 99 }, troop('elephants')];
        file.buildLists['english capital with harbour'] = ['elephants', 'militia'];
        Object.assign(province(file, LONDON), { productionAreas: 1, damage: 2 });
        file.fleets = [
          { realm: 'Lit', location: NORTH_SEA, troops: { carrack: 2 } },
          { realm: 'Eng', location: NORTH_SEA, troops: { carrack: 1 } },
          { realm: 'Eng', location: LONDON, troops: { trading_cog: 3 } },
        ];
        file.commanders = [
          { name: 'Gaveston', realm: 'Eng', province: LONDON, ...RATINGS },
          { name: 'Mortimer', realm: 'Eng', province: LONDON, ...RATINGS, siege: 90 },
        ];
        file.relations = [{ between: ['Eng', 'Lit'], relation: 'war' }];
        file.passage = [{ from: 'Gol', to: 'Rou' }];
        file.permissions = [
          { province: HALYCH, to: 'Lit' },
          { province: LONDON, to: 'Rou' },
        ];
        file.realms[1].status = 'commoner';
      }),
    );
    if (!read.ok) throw new Error(read.error.join('; '));
    const { setting, state } = setup(read.value, { ...DEFAULT_OPTIONS, ...read.value.file.options });
    expect([setting.options.startYear, setting.troops[1]?.combat, setting.troops.at(-1)?.key]).toEqual([
      1066,
      99,
      'elephants',
    ]);
    expect(state.provinces[LONDON]).toMatchObject({
      owner: 1,
      annexedTo: 1,
      productionAreas: 1,
      damage: 2,
      permitted: [4],
    });
    expect(state.provinces[LONDON]?.buildList.map((type) => setting.troops[type]?.key)).toEqual([
      'militia',
      'elephants',
    ]);
    const fleets = state.units.filter(({ kind }) => kind === 'F');
    expect(fleets.map(({ id, location, stacks }) => [realmOf(id), unitLabel(id), location, stacks[0]?.count])).toEqual([
      [1, 'F1', NORTH_SEA, 1],
      [1, 'F2', LONDON, 3],
      [2, 'F1', NORTH_SEA, 2],
    ]);
    const london = state.units.find(({ kind, location }) => kind === 'G' && location === LONDON);
    expect([london?.commanders, london?.leader, state.nextCommander]).toEqual([[1, 2], 2, 3]);
    expect([state.relations[1]?.[2], state.relations[2]?.[1], state.passage[3]?.[4], state.passage[4]?.[3]]).toEqual([
      'war',
      'war',
      true,
      false,
    ]);
    expect([state.provinces[HALYCH]?.permitted, state.realms[2]?.status]).toEqual([[2], 'commoner']);
  });

  test('MD-19.2 fleets, commanders, relations, passage and permissions may be left out', () => {
    const { file, world } = crowns;
    for (const name of [
      'fleets',
      'commanders',
      'relations',
      'passage',
      'permissions',
    ] satisfies (keyof ScenarioFile)[]) {
      expect(file[name]).toBeUndefined();
    }
    expect(readScenario({ scenario: file, world }).ok).toBe(true);
  });

  test.each<[string, (file: Spoiled) => void, string]>([
    ['something is missing', (file) => delete file.realms, 'realms: is missing'],
    [
      'something is not known',
      (file) => Object.assign(file.realms[0], { king: 'Edward' }),
      'realms[0].king: is not known',
    ],
    [
      'a figure is no whole number',
      (file) => Object.assign(file.realms[0], { treasury: 1.5 }),
      'realms[0].treasury: wanted integer, not number with fractions',
    ],
    [
      'a revenue is too high',
      (file) => Object.assign(file.provinces[0], { baseRevenue: 61 }),
      'provinces[0].baseRevenue: wanted 0 to 60, not 61',
    ],
  ])('MD-19.2 its shape is told apart: %s', (_, change, fault) => {
    expect(faultsIn(change)).toEqual([fault]);
  });

  test('MD-19.2 what is no scenario at all is refused', () => {
    expect(readScenario(null).ok).toBe(false);
    expect(readScenario({ scenario: [], world: 7 }).ok).toBe(false);
  });
});
