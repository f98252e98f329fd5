import { keyedDice, type OwnScenarios, sha256Hex } from '@chancery/core';
import { expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../src/scenario/options.ts';
import { ownScenarios, readScenario } from '../src/scenario/read.ts';
import { scenarioData } from '../src/scenarios/library.ts';
import { setup } from '../src/setup.ts';
import type { GamePosition } from '../src/types.ts';

/** A file of which a test may leave out what its type asks for. */
type Loose = ReturnType<typeof JSON.parse>;

const { secrets = [] }: OwnScenarios = ownScenarios;

/** The same file with something done to each field that is secret. */
const withSecrets = (scenario: Loose, change: (row: Loose, field: string) => void): Loose => {
  const changed = structuredClone(scenario);
  for (const path of secrets) {
    const [list = '', field] = path.split('[].');
    if (field === undefined) change(changed, list);
    else for (const row of changed[list]) change(row, field);
  }
  return changed;
};

const begun = (scenario: Loose, world: Loose): GamePosition => {
  const read = readScenario({ scenario, world });
  if (!read.ok) throw new Error(read.error.join('; '));
  return setup(read.value, USUAL_OPTIONS, keyedDice(sha256Hex('secrets')));
};

test('DOM-15.2 DOM-18.1 gold, moods, taxes, levels and troops of a scenario stay out of what everybody is sent', async () => {
  const { scenario, world }: Loose = await scenarioData('sarn');
  const without = withSecrets(scenario, (row, field) => delete row[field]);
  expect(JSON.stringify(without)).not.toMatch(/"(treasury|mood|taxRate|fortified|units|natives)"/);
  const [whole, less] = [begun(scenario, world), begun(without, world)];
  expect(JSON.stringify(less.setting)).toBe(JSON.stringify(whole.setting));
  expect(less.state).not.toEqual(whole.state);
});

test('DOM-18.1 a scenario that is shared without its secrets is still one: usual gold, empty holdings, no troops', async () => {
  const { scenario, world }: Loose = await scenarioData('sarn');
  const { state } = begun(
    withSecrets(scenario, (row, field) => delete row[field]),
    world,
  );
  expect(state.domains.slice(1).map((domain) => domain?.treasury)).toEqual(scenario.domains.map(() => 20));
  expect(new Set(state.holdings.map(({ level, fortified }) => `${level} ${fortified}`))).toEqual(new Set(['0 false']));
  expect(state.units).toEqual([]);
});
