import type { JsonSchema, Ruleset, RulesetTypes, World } from '@chancery/core';
import {
  CODE,
  faultsOfArms,
  LONG_TEXT,
  list,
  type ReadScenarioData,
  readOptionsOver,
  readScenarioData,
  row,
  TEXT,
  twice,
  whole,
} from '@chancery/kit';
import { areasOf, type Ground, type PowerInfo } from './ground.ts';

/** A scenario as it lies in its file: powers, numbered in their order from 1, and what the game adds. */
export type GroundFile<More = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly powers: readonly Omit<PowerInfo, 'number'>[];
} & More;

export type GroundScenario<More = unknown> = ReadScenarioData<GroundFile<More>>;

/** What a game master may set. */
export interface GroundOptions {
  readonly lastTurn: number;
}

const OPTIONS: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { lastTurn: whole(1, 99, 'The turn after which the game ends') },
};

/** What a game adds to a scenario file. */
export interface MoreOfScenario<More> {
  readonly schema: { readonly [name: string]: JsonSchema };
  readonly lastTurn: number;
  faults(file: GroundFile<More>, world: World): readonly string[];
}

type Reading<T extends RulesetTypes> = Pick<Ruleset<T>, 'options' | 'readOptions' | 'readScenario'>;

/** How scenarios and options of a game are read. */
export const groundReading = <More>({ schema, lastTurn, faults }: MoreOfScenario<More>) => {
  const power = row({
    code: CODE,
    name: TEXT,
    description: LONG_TEXT,
    arms: TEXT,
    tone: whole(0, 99),
    home: whole(1, 999),
  });
  const file = row({ id: TEXT, title: TEXT, powers: list(power, { least: 2, most: 6 }), ...schema });
  return {
    options: OPTIONS,
    readOptions: (_, given) => readOptionsOver({ schema: OPTIONS, usual: { lastTurn } }, given),
    readScenario: (data) =>
      readScenarioData<GroundFile<More>>(data, file, (read, world) => [
        ...faultsOfPowers(read, world),
        ...faults(read, world),
      ]),
  } satisfies Reading<RulesetTypes & { readonly scenario: GroundScenario<More>; readonly options: GroundOptions }>;
};

const faultsOfPowers = ({ powers }: GroundFile, { areas }: World): readonly string[] => [
  ...twice(powers.map(({ code }) => code)).map((code) => `two powers have the code ${code}`),
  ...twice(powers.map(({ home }) => home)).map((home) => `two powers are at home in area ${home}`),
  ...powers
    .filter(({ home }) => !areas.some(({ number }) => number === home))
    .map(({ code, home }) => `${code} is at home in area ${home}, which is not on the map`),
  ...faultsOfArms(
    powers.map(({ code, arms }) => ({ entry: code, arms })),
    'powers',
  ),
];

/** The part of a setting that all three games have. */
export const groundOf = ({ file, world }: GroundScenario, { lastTurn }: GroundOptions): Ground => ({
  title: file.title,
  lastTurn,
  powers: [null, ...file.powers.map((power, at) => ({ ...power, number: at + 1 }))],
  areas: areasOf(world),
  world,
});
