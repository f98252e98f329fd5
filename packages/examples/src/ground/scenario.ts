import type { JsonSchema, Ruleset, RulesetTypes, ScenarioFault, ScenarioPlaces, World } from '@chancery/core';
import {
  armsFaults,
  CODE,
  faultAt,
  LONG_TEXT,
  list,
  type ReadScenarioData,
  readOptionsOver,
  row,
  scenarioReading,
  TEXT,
  twiceAt,
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
  /** For how long the first turn is open, whatever the rhythm of the campaign; by that rhythm without it. */
  readonly firstTurnHours?: number;
}

const OPTIONS: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    lastTurn: whole(1, 99, 'The turn after which the game ends'),
    firstTurnHours: whole(1, 336, 'Hours for the first turn, whatever the rhythm of the campaign'),
  },
};

/** What a game adds to a scenario file. */
export interface MoreOfScenario<More> {
  readonly schema: { readonly [name: string]: JsonSchema };
  /** What may be left out. */
  readonly optional?: { readonly [name: string]: JsonSchema };
  readonly lastTurn: number;
  faults(file: GroundFile<More>, world: World): readonly ScenarioFault[];
  /** Where its file says that its areas lie, if it does. */
  placesOf?(file: GroundFile<More>): ScenarioPlaces;
}

type Reading<T extends RulesetTypes> = Pick<Ruleset<T>, 'options' | 'readOptions' | 'readScenario' | 'ownScenarios'>;

/** How scenarios and options of a game are read. */
export const groundReading = <More>({ schema, optional = {}, lastTurn, faults, placesOf }: MoreOfScenario<More>) => {
  const power = row({
    code: CODE,
    name: TEXT,
    description: LONG_TEXT,
    arms: TEXT,
    tone: whole(0, 99),
    home: whole(1, 999),
  });
  const powers = list(power, { least: 2, most: 6 });
  const file = row({ id: TEXT, title: TEXT, powers, ...schema, ...optional }, ...Object.keys(optional));
  return {
    options: OPTIONS,
    readOptions: (_, given) => readOptionsOver({ schema: OPTIONS, usual: { lastTurn } }, given),
    ...scenarioReading<GroundFile<More>, GroundScenario<More>>({
      schema: file,
      faultsIn: (read, world) => [...faultsOfPowers(read, world), ...faults(read, world)],
      scenarioOf: (read) => read,
      ...(placesOf === undefined ? {} : { grown: { faultsIn: () => [], placesOf } }),
    }),
  } satisfies Reading<RulesetTypes & { readonly scenario: GroundScenario<More>; readonly options: GroundOptions }>;
};

const faultsOfPowers = ({ powers }: GroundFile, { areas }: World): readonly ScenarioFault[] => [
  ...twiceAt(powers.map(({ code }) => code)).map(({ value, at }) =>
    faultAt(`powers[${at}].code`, `two powers have the code ${value}`, 'Give it three letters of its own.'),
  ),
  ...twiceAt(powers.map(({ home }) => home)).map(({ value, at }) =>
    faultAt(`powers[${at}].home`, `two powers are at home in area ${value}`, 'Take another area.'),
  ),
  ...powers.flatMap(({ code, home }, at) =>
    areas.some(({ number }) => number === home)
      ? []
      : [faultAt(`powers[${at}].home`, `${code} is at home in area ${home}, which is not on the map`, ON_THE_MAP)],
  ),
  ...armsFaults(
    powers.map(({ code, arms }, at) => ({ entry: code, arms, path: `powers[${at}].arms` })),
    'powers',
  ),
];

/** What mends an area that there is not. */
export const ON_THE_MAP = 'Take the number of an area of the map.';

/** The part of a setting that all three games have. */
export const groundOf = ({ file, world }: GroundScenario, { lastTurn, firstTurnHours }: GroundOptions): Ground => ({
  title: file.title,
  lastTurn,
  ...(firstTurnHours === undefined ? {} : { firstTurnHours }),
  powers: [null, ...file.powers.map((power, at) => ({ ...power, number: at + 1 }))],
  areas: areasOf(world),
  world,
});
