import { describe, expect, test } from 'vitest';
import { haveLandBorder } from '../../src/rules/geography.ts';
import { settlingPlaces } from '../../src/rules/tribes.ts';
import { USUAL_OPTIONS } from '../../src/scenario/options.ts';
import { setup } from '../../src/setup.ts';
import { SPECIALS } from '../../src/words.ts';
import { scenarioNamed } from '../scenarios.ts';

const NO_DICE = new Proxy(
  {},
  {
    get: () => {
      throw new Error('nothing is rolled');
    },
  },
) as Parameters<typeof setup>[2];

const scenario = await scenarioNamed('two-shores');
const { setting, state } = setup(scenario, USUAL_OPTIONS, NO_DICE);
const inPhase = (phase: number): readonly string[] =>
  scenario.nations.filter((row) => row.phase === phase).map(({ nation }) => nation);

describe('The Two Shores', () => {
  test('has two nations in each phase of players, one of them a tribe, and five that nobody plays', () => {
    expect([1, 2, 3, 4, 5].map((phase) => inPhase(phase).length)).toEqual([2, 2, 2, 2, 5]);
    expect(scenario.nations.filter(({ kind }) => kind === 'tribal').map(({ nation }) => nation)).toEqual(['Wanderers']);
  });

  test('W83-21.4 the two of a phase share no land border', () => {
    const numberOf = (name: string): number => state.nations.find((nation) => nation?.name === name)?.number ?? 0;
    for (const phase of [1, 2, 3, 4]) {
      const [one = '', other = ''] = inPhase(phase);
      expect(haveLandBorder(setting, state, numberOf(one), numberOf(other))).toBe(false);
    }
  });

  test('has one of everything that is special, and room for a tribe', () => {
    const words = new Set(scenario.places.flatMap(({ special }) => special ?? []));
    expect([...words].sort()).toEqual([...SPECIALS].sort());
    expect(settlingPlaces(setting, state).length).toBeGreaterThanOrEqual(8);
  });

  test('W83-21.13 whoever is no tribe begins with its income, rounded up to a multiple of five', () => {
    const odd = scenario.nations.filter(({ kind, nation, seaTrade, landTrade, startingResources }) => {
      const own = scenario.places.filter(({ owner }) => owner === nation);
      const income = own.reduce((sum, { value }) => sum + value, 0) + seaTrade + landTrade;
      return startingResources !== (kind === 'tribal' ? 0 : Math.ceil(income / 5) * 5);
    });
    expect(odd).toEqual([]);
  });

  test('no player has more than a fifth above, or a fifth below, what the players have on average', () => {
    const values = scenario.nations
      .filter(({ kind }) => kind === 'player')
      .map(({ nation, seaTrade, landTrade }) => {
        const own = scenario.places.filter(({ owner }) => owner === nation);
        return own.reduce((sum, { value }) => sum + value, 0) + seaTrade + landTrade;
      });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(values.filter((value) => Math.abs(value - mean) > mean / 5)).toEqual([]);
  });
});

test.each(['world-1483', 'two-shores'])('W83-20.3 %s begins with what its tables say', async (id) => {
  const named = await scenarioNamed(id);
  const begun = setup(named, USUAL_OPTIONS, NO_DICE);
  const placed = named.nations.flatMap(({ placement }) => placement).reduce((sum, { count }) => sum + count, 0);
  expect(begun.state.units.filter(({ owner }) => owner > 0)).toHaveLength(placed);
  expect(begun.setting.places).toHaveLength(named.places.length + 1);
  for (const place of begun.setting.places.slice(1)) {
    const area = begun.setting.world.areas.find(({ number }) => number === place?.number);
    expect([place?.name, place?.kind]).toEqual([area?.name, area?.kind]);
  }
});
