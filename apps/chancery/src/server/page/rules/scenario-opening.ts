import {
  type AnyRuleset,
  type JsonValue,
  onceFor,
  type PowerDress,
  PUBLIC,
  quickDice,
  type SeatInfo,
  type World,
} from '@chancery/core';

/** How a built-in scenario begins, as everybody may know it. */
export interface Opening {
  readonly world: World;
  readonly powers: readonly PowerDress[];
  readonly seats: readonly SeatInfo[];
  /** For how many rulers there is room: those whom the first window waits for. */
  readonly rulers: number;
  /** Orders are resolved as they are posted. */
  readonly live: boolean;
  /** Codes of powers by area. */
  readonly owners: { readonly [area: number]: string };
  /** How the rules call that time. */
  readonly heading: string;
  /** What the rules leave to the master, as the scenario has it. */
  readonly options: { readonly [name: string]: JsonValue };
}

const openingsOf = onceFor((_: AnyRuleset) => new Map<string, Promise<Opening | null>>());

/** Set up once and kept; null for a scenario that there is not. */
export const openingOf = (ruleset: AnyRuleset, scenario: string): Promise<Opening | null> => {
  if (!ruleset.scenarios.some(({ id }) => id === scenario)) return Promise.resolve(null);
  const known = openingsOf(ruleset);
  const opening = known.get(scenario) ?? setUp(ruleset, scenario);
  known.set(scenario, opening);
  return opening;
};

const setUp = async (ruleset: AnyRuleset, id: string): Promise<Opening | null> => {
  const scenario = ruleset.readScenario(await ruleset.scenarioData(id));
  if (!scenario.ok) return null;
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) return null;
  const position = ruleset.setup(scenario.value, options.value, quickDice(0));
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  const seats = ruleset.seats(position.setting);
  const window = ruleset.window(position);
  const { powers, areas } = ruleset.places.picture(known, []);
  return {
    world: ruleset.world(position.setting),
    powers,
    seats,
    rulers: window.kind === 'window' ? window.seats.length : seats.length,
    live: window.kind === 'window' && window.mode === 'live',
    owners: Object.fromEntries(areas.map(({ area, owner }) => [area, owner])),
    heading: ruleset.text.turn(known),
    options: options.value as Opening['options'],
  };
};
