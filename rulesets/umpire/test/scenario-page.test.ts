import { readFileSync } from 'node:fs';
import { type JsonSchema, quickDice, schemaFaults } from '@chancery/core';
import { botPlayer, playCampaign } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { faultsOfFile } from '../src/scenario/faults.ts';
import { ownScenarios } from '../src/scenario/read.ts';
import { SCENARIO_SCHEMA } from '../src/scenario/schema.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';
import { positionOf } from './board.ts';
import { faultsOfTurn } from './invariants/faults-of-turn.ts';
import { RULESET } from './ruleset.ts';

/** docs/scenarios-umpire.md: what stands there is so. */
const page = readFileSync(new URL('../../../docs/scenarios-umpire.md', import.meta.url), 'utf8');
const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
const { scenario } = parse(example) as { readonly scenario: ScenarioFile };

/** Every field of a shape, those of its entries too. */
const fieldsOf = ({ properties = {}, items }: JsonSchema): readonly string[] => [
  ...(items === undefined ? [] : fieldsOf(items)),
  ...Object.entries(properties).flatMap(([name, shape]) => [name, ...fieldsOf(shape)]),
];

test('UM-24.1 the page names every field of a scenario', () => {
  const options = Object.keys(SCENARIO_SCHEMA.properties?.['options']?.properties ?? {});
  const fields = fieldsOf(SCENARIO_SCHEMA).filter((field) => !options.includes(field) || field === 'ratings');
  expect([...new Set(fields)].filter((field) => !new RegExp(`\\b${field}\\b`).test(page))).toEqual([]);
});

test('UM-24.2 its whole scenario has no fault, and tells where its map is to be grown', () => {
  expect([schemaFaults(SCENARIO_SCHEMA, scenario), faultsOfFile(scenario)]).toEqual([[], []]);
  expect(ownScenarios.placesOf?.(scenario)).toMatchObject({ ok: true, value: { areas: { length: 6 } } });
});

test('UM-24.16 its whole scenario is played to its last turn', () => {
  const position = positionOf(scenario, {}, quickDice(1));
  const turns = [...playCampaign(RULESET, { position, seed: 'two fords', turns: 99, player: () => botPlayer })];
  expect(turns.flatMap(faultsOfTurn)).toEqual([]);
  const last = turns.at(-1)?.after;
  if (last === undefined) throw new Error('nothing was played');
  expect(RULESET.window(last).kind).toBe('outcome');
  expect(turns.length).toBeLessThanOrEqual(16);
});
