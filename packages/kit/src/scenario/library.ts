import { onceFor, type Ruleset, type RulesetTypes, type ScenarioInfo } from '@chancery/core';

/** A scenario that comes with its rulebook. Its files are large, and read only when somebody begins a campaign. */
export interface BuiltInScenario extends ScenarioInfo {
  readonly scenario: () => Promise<JsonFile>;
  readonly world: () => Promise<JsonFile>;
}

/** A file of JSON as `import` gives it. */
export interface JsonFile {
  readonly default: unknown;
}

export type ScenarioLibrary = Pick<Ruleset<RulesetTypes>, 'scenarios' | 'scenarioData'>;

export const scenarioLibrary = (builtIn: readonly BuiltInScenario[]): ScenarioLibrary => ({
  scenarios: builtIn.map(({ scenario: _scenario, world: _world, ...info }) => info),
  scenarioData: async (wanted) => {
    const found = builtIn.find(({ id }) => id === wanted);
    if (found === undefined) throw new Error(`there is no built-in scenario ${wanted}`);
    return dataOf(found);
  },
});

/** The same object whenever it is asked for, so that whoever works something out from it can keep that. */
const dataOf = onceFor(async (builtIn: BuiltInScenario) => {
  const [scenario, world] = await Promise.all([builtIn.scenario(), builtIn.world()]);
  return { scenario: scenario.default, world: world.default };
});
