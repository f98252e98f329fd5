import type { JsonSchema } from '../json.ts';
import type { SchemaFault } from '../json-check.ts';
import type { AreaKind, BorderKind } from '../map/graph.ts';
import type { Route } from '../map/routes.ts';
import type { Result } from '../result.ts';

/**
 * What keeps data from being a scenario: where, what is wrong, and what mends it. In data of a scenario paths begin with
 * `scenario` or `world`, such as `scenario.provinces[3].owner`.
 */
export type ScenarioFault = SchemaFault;

/** What is allowed but odd in a scenario: where, what it is, and what would make it otherwise. */
export type ScenarioWarning = SchemaFault;

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
   * What is allowed but odd in data without faults: it can be played as it is, and whoever wrote it is told. It stands beside the preview,
   * so it says nothing of secret fields.
   */
  warningsOf?(data: unknown): readonly ScenarioWarning[];
  /**
   * For rules whose scenarios say themselves where their areas lie: what a map is grown from, so that a file needs no `map`; or what
   * is wrong with the position, found before anything is grown. Paths begin with `scenario`.
   */
  placesOf?(scenario: unknown): Result<ScenarioPlaces, readonly ScenarioFault[]>;
  /**
   * Fields that nobody may know while a game is played on the scenario, such as `generals[].skill`: a scenario that is shared
   * meanwhile goes without them, so its schema must not ask for them. Setup puts them into the state, never into the setting.
   */
  readonly secrets?: readonly string[];
}

/** Where the areas of a scenario lie and how they hang together. Every entry has the path at which its faults are told. */
export interface ScenarioPlaces {
  /** Numbered from 1 in this order. */
  readonly areas: readonly ScenarioPlace[];
  /** The law of what borders what; without it the routes by land, and without those what comes to touch. */
  readonly borders?: readonly (Pick<Route, 'a' | 'b'> & { readonly kind?: BorderKind; readonly path: string })[];
  readonly routes?: readonly (Route & { readonly path: string })[];
  /** What the figures of the routes are called. */
  readonly routeFigures?: readonly string[];
}

/** An area by where it lies. */
export interface ScenarioPlace {
  readonly name: string;
  /** In any unit, x to the right and y down. */
  readonly x: number;
  readonly y: number;
  /** Land unless it is said. */
  readonly kind?: AreaKind;
  readonly terrain?: string;
  /** Lands with different words are parted by water. */
  readonly island?: string;
  /** `false`: no open water touches it. */
  readonly coastal?: boolean;
  readonly path: string;
}
