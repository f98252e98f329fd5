import {
  type AnyPosition,
  type AnyRuleset,
  err,
  type JsonValue,
  ok,
  PUBLIC,
  quickDice,
  type Result,
  type ScenarioFault,
  sendersOf,
} from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import type { ScenarioFacts, ScenarioFaults, ScenarioWork, StudiedScenario } from '../../ground/scenario-work.ts';
import { mapOf } from './map-of.ts';
import { readScenarioText } from './read-text.ts';
import { hasSecrets, readScenarioFile, type ScenarioFile, scenarioFileText } from './scenario-file.ts';

/** Nobody mends more at once. */
const MOST_FAULTS = 100;
const MOST_WARNINGS = 20;

export const scenarioWorkOf = (rulesets: readonly AnyRuleset[]): ScenarioWork => ({
  study: (text) => studyScenario(rulesets, text),
});

/** A file as it was written: read, checked, set up once and drawn; or everything that is wrong with it. */
export const studyScenario = async (
  rulesets: readonly AnyRuleset[],
  text: string,
): Promise<Result<StudiedScenario, ScenarioFaults>> => {
  const json = readScenarioText(text);
  if (!json.ok) return refused(json.error);
  const read = readScenarioFile(rulesets, json.value);
  if (!read.ok) return refused(read.error);
  const { file, ruleset, own } = read.value;
  const world = await mapOf(ruleset, file, titleOf(file));
  if (!world.ok) return refused(world.error);
  const data = { scenario: file.scenario, world: world.value };
  const faults = own.faultsOf(data);
  if (faults.length > 0) return refused(faults.map(inFile));
  const begun = begin(ruleset, data);
  if (!begun.ok) return refused(begun.error);
  const warnings = (own.warningsOf?.(data) ?? []).slice(0, MOST_WARNINGS).map(inFile);
  const { title, description } = file.scenario;
  return ok({
    ruleset: ruleset.id,
    title,
    description: typeof description === 'string' ? description : '',
    file: scenarioFileText(file),
    data,
    facts: {
      ...factsOf(ruleset, begun.value),
      hasSecrets: hasSecrets(file, own),
      ...(warnings.length === 0 ? {} : { warnings }),
    },
    picture: pictureOf(ruleset, begun.value.position, title),
  });
};

const refused = (faults: readonly ScenarioFault[]): Result<never, ScenarioFaults> =>
  err({ faults: faults.slice(0, MOST_FAULTS), more: Math.max(0, faults.length - MOST_FAULTS) });

const titleOf = ({ scenario: { title } }: ScenarioFile): string =>
  typeof title === 'string' ? title.slice(0, 80) : '';

/** What the data calls its world, the file calls its map. */
const inFile = ({ path, ...fault }: ScenarioFault): ScenarioFault => ({
  ...fault,
  path: path.replace(/^world\b/, 'map'),
});

interface Begun {
  readonly position: AnyPosition;
  readonly options: { readonly [name: string]: JsonValue };
}

/** A first position, set up with dice of no game. */
const begin = (ruleset: AnyRuleset, data: unknown): Result<Begun, readonly ScenarioFault[]> => {
  const scenario = ruleset.readScenario(data);
  if (!scenario.ok) return err(scenario.error.map(sceneFault));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) return err(options.error.map(sceneFault));
  const position = ruleset.setup(scenario.value, options.value, quickDice(0));
  const window = ruleset.window(position);
  if (window.kind !== 'window') return err([sceneFault('the game is over before it begins')]);
  return ok({ position, options: options.value as Begun['options'] });
};

const sceneFault = (text: string): ScenarioFault => ({
  path: 'scenario',
  text,
  remedy: 'Change the position, or the options with which it begins.',
});

const factsOf = (ruleset: AnyRuleset, { position, options }: Begun): Omit<ScenarioFacts, 'hasSecrets' | 'warnings'> => {
  const window = ruleset.window(position);
  const seats = ruleset.seats(position.setting).map(({ seat, name }) => ({ seat, name }));
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  return {
    lands: ruleset.world(position.setting).areas.filter(({ kind }) => kind === 'land').length,
    seats,
    rulers: window.kind === 'window' ? sendersOf(window).length : seats.length,
    mode: window.kind === 'window' ? window.mode : 'sealed',
    heading: ruleset.text.turn(known),
    options,
  };
};

/** What everybody may see of the beginning. */
const pictureOf = (ruleset: AnyRuleset, position: AnyPosition, title: string): string => {
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  return drawSvg(ruleset.world(position.setting), { ...ruleset.places.picture(known, []), title });
};
