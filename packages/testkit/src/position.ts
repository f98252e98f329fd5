import {
  hashOf,
  type Known,
  keyedDice,
  type Position,
  PUBLIC,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  viewerOf,
} from '@chancery/core';

export interface Beginning {
  /** A built-in scenario. */
  readonly scenario: string;
  /** The master's options over those of the scenario. */
  readonly options?: unknown;
  /** Any text: from it come the dice of the setup. */
  readonly seed: string;
}

/** The first position of a campaign. Throws what is wrong with scenario or options. */
export const firstPosition = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { scenario: id, options = {}, seed }: Beginning,
): Promise<Position<T>> => {
  const scenario = ruleset.readScenario(await ruleset.scenarioData(id));
  if (!scenario.ok) throw new Error(`scenario ${id}: ${scenario.error.join('; ')}`);
  const chosen = ruleset.readOptions(scenario.value, options);
  if (!chosen.ok) throw new Error(`options of ${id}: ${chosen.error.join('; ')}`);
  return ruleset.setup(scenario.value, chosen.value, diceFrom(seed, 'setup'));
};

/** What a seat knows of a position; null is the public. */
export const knownTo = <T extends RulesetTypes>(
  ruleset: Pick<Ruleset<T>, 'view'>,
  position: Position<T>,
  seat: SeatId | null,
): Known<T> => ({
  setting: position.setting,
  view: ruleset.view(position, seat === null ? PUBLIC : viewerOf(seat)),
});

/** Keyed dice for one purpose: another purpose, other dice. */
export const diceFrom = (seed: string, ...purpose: readonly (string | number)[]): ReturnType<typeof keyedDice> =>
  keyedDice(hashOf([seed, ...purpose]));
