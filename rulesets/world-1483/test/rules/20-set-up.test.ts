import { type Dice, scriptedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { setup } from '../../src/setup.ts';
import { scenarioNamed } from '../scenarios.ts';

const scenario = await scenarioNamed('world-1483');
/** A die that is rolled fails the test. */
const NO_DICE: Dice = scriptedDice({ byLabel: {} }, { mode: 'strict' });
const { setting, state } = setup(scenario, { tribesChoose: true }, NO_DICE);

describe('the set-up of World 1483', () => {
  test('W83-20.3 starting territories are incorporated by their owners; those of Berbers by them', () => {
    for (const land of state.territories) {
      if (land === null) continue;
      expect(land.incorporatedBy).toBe(land.owner > 0 || land.owner === -3 ? land.owner : null);
    }
  });

  test('W83-20.3 cities, ports, units, treasuries and routes are those of the files', () => {
    const byName = new Map(state.nations.flatMap((nation) => (nation === null ? [] : [[nation.name, nation.number]])));
    for (const row of scenario.nations) {
      const number = byName.get(row.nation) ?? 0;
      expect(state.privy[number]?.treasury).toBe(row.startingResources);
      expect(state.nations[number]).toMatchObject({ seaTrade: row.seaTrade, landTrade: row.landTrade });
      const placed = row.placement.reduce((sum, { count }) => sum + count, 0);
      expect(state.units.filter(({ owner }) => owner === number)).toHaveLength(placed);
      const ports = state.territories.flatMap((land) => (land?.port && land.owner === number ? [land.number] : []));
      expect(ports.map((port) => setting.places[port]?.code ?? '').toSorted()).toEqual(row.ports.toSorted());
    }
    for (const [at, { city, fort }] of scenario.places.entries()) {
      expect(state.territories[at + 1]?.city ?? null).toEqual(city === null ? null : { name: city, fort });
    }
  });

  test('W83-20.3 W83-5.2 all boxes are Neutral, nobody is at war, and it is turn 1, phase 1', () => {
    expect(state.nations.every((nation) => nation === null || nation.boxes.length === 0)).toBe(true);
    expect(state.wars).toEqual([]);
    expect([state.turn, state.phase]).toEqual([1, 1]);
  });

  test('W83-20.4 generals have the skill of the file and no ability, and nothing is rolled for them', () => {
    const given = scenario.nations.flatMap(({ placement }) =>
      placement.flatMap(({ type, skill }) => (type === 'gen' ? [skill] : [])),
    );
    const generals = state.units.filter(({ type }) => type === 'gen');
    expect(generals.map(({ skill }) => skill)).toEqual(given);
    expect(generals.length).toBeGreaterThan(40);
    expect(generals.every(({ ability, special }) => ability === 0 && !special)).toBe(true);
  });
});
