import {
  type AnyRuleset,
  canonicalText,
  err,
  type JsonSchema,
  type OwnScenarios,
  ok,
  type Result,
  type ScenarioFault,
  schemaFaults,
} from '@chancery/core';

import { MAP_SCHEMA, type ScenarioMap } from './scenario-map.ts';

export const SCENARIO_FORMAT = 'chancery-scenario-1';

/** A scenario as people write it: under which rules, on which map, and what stands there. */
export interface ScenarioFile {
  readonly format: typeof SCENARIO_FORMAT;
  readonly ruleset: string;
  /** May be left out where the scenario says itself where its areas lie. */
  readonly map?: ScenarioMap;
  /** In the shape of the ruleset. */
  readonly scenario: { readonly title: string } & { readonly [field: string]: unknown };
}

/** The JSON schema of a whole file under a ruleset, for editors and programs; null where it has built-in scenarios only. */
export const scenarioFileSchema = ({ id, title, ownScenarios }: AnyRuleset) =>
  ownScenarios === undefined
    ? null
    : {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `A scenario for ${title}`,
        ...headSchema([id], ownScenarios.schema, ownScenarios.placesOf === undefined ? ['map'] : []),
      };

const headSchema = (
  rulesets: readonly string[],
  scenario: JsonSchema,
  alsoRequired: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['format', 'ruleset', ...alsoRequired, 'scenario'],
  properties: {
    format: { enum: [SCENARIO_FORMAT] },
    ruleset: { enum: rulesets },
    map: MAP_SCHEMA,
    scenario,
  },
});

/** A file with its rules, or what keeps it from being one. What stands under `scenario` is for the ruleset to judge. */
export const readScenarioFile = (
  rulesets: readonly AnyRuleset[],
  json: unknown,
): Result<
  { readonly file: ScenarioFile; readonly ruleset: AnyRuleset; readonly own: OwnScenarios },
  readonly ScenarioFault[]
> => {
  const open = rulesets.filter(({ ownScenarios }) => ownScenarios !== undefined);
  const faults = schemaFaults(
    headSchema(
      open.map(({ id }) => id),
      { type: 'object' },
    ),
    json,
  );
  if (faults.length > 0) return err(faults);
  const file = json as ScenarioFile;
  const ruleset = open.find(({ id }) => id === file.ruleset) as AnyRuleset;
  return ok({ file, ruleset, own: ruleset.ownScenarios as OwnScenarios });
};

/** Equal files, equal text: what is stored, compared and shared. */
export const scenarioFileText = (file: ScenarioFile): string => `${canonicalText(file)}\n`;

/** The file without the fields that nobody may know while a game is played on it. */
export const withoutSecrets = (file: ScenarioFile, { secrets = [] }: OwnScenarios): ScenarioFile => {
  const told = secrets.reduce<unknown>((scenario, field) => without(scenario, field.split('.')), file.scenario);
  return { ...file, scenario: told as ScenarioFile['scenario'] };
};

export const hasSecrets = (file: ScenarioFile, own: OwnScenarios): boolean =>
  scenarioFileText(file) !== scenarioFileText(withoutSecrets(file, own));

const without = (value: unknown, [step = '', ...rest]: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const name = step.replace('[]', '');
  const { [name]: field, ...others } = value as { readonly [name: string]: unknown };
  if (field === undefined || rest.length === 0) return others;
  return {
    ...others,
    [name]: Array.isArray(field) ? field.map((each) => without(each, rest)) : without(field, rest),
  };
};
