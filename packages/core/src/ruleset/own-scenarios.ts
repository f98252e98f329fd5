import type { JsonSchema } from '../json.ts';
import type { SchemaFault } from '../json-check.ts';

/**
 * What keeps data from being a scenario: where, what is wrong, and what mends it. In data of a scenario paths begin with
 * `scenario` or `world`, such as `scenario.provinces[3].owner`.
 */
export type ScenarioFault = SchemaFault;

/**
 * Scenarios that people write themselves. They are data and nothing else, in the same shape as the built-in ones, and
 * read by the same code; this says what a person who writes one needs besides.
 */
export interface OwnScenarios {
  /** The shape of the position as it stands in a file, published for editors and programs. It has a `title`. */
  readonly schema: JsonSchema;
  /** Everything wrong with data of a scenario, `{ scenario, world }`: the shape first, then the sense. */
  faultsOf(data: unknown): readonly ScenarioFault[];
  /**
   * Fields that nobody may know while a game is played on the scenario, such as `generals[].skill`: a scenario that is shared
   * meanwhile goes without them, so its schema must not ask for them. Setup puts them into the state, never into the setting.
   */
  readonly secrets?: readonly string[];
}
