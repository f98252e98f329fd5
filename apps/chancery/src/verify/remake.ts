import {
  type AnyPosition,
  type AnyRuleset,
  CAMPAIGN_FILE,
  type Contents,
  commitTo,
  filesOf,
  foundingContents,
  reckonFounding,
  reckonTurn,
  recordLine,
  SCENARIO_FILE,
} from '@chancery/core';
import { readScenario } from '../campaign/scenario.ts';
import { readOptions } from '../campaign/settings.ts';
import { EXIT } from '../exit-codes.ts';
import { readCampaignFile } from '../folder/campaign-file.ts';
import { inFolder, secretFile } from '../folder/paths.ts';
import { readJson, readText, readTextIfAny } from '../folder/read-file.ts';
import { readInputs } from '../record/read-record.ts';
import { Stop } from '../stop.ts';

/** A turn as it comes out of what was recorded of its inputs. */
export interface Remade {
  readonly position: AnyPosition;
  readonly contents: Contents;
  readonly sheets: number;
  readonly rolls: number;
}

/** The beginning, from the campaign file, the scenario and the first secret. */
export const remakeFounding = (folder: string, ruleset: AnyRuleset): Remade => {
  const texts = {
    campaign: readText(inFolder(folder, CAMPAIGN_FILE)),
    scenario: readText(inFolder(folder, SCENARIO_FILE)),
  };
  const file = readCampaignFile(folder);
  const scenario = readScenario(ruleset, file.scenario.id, readJson(inFolder(folder, SCENARIO_FILE)), SCENARIO_FILE);
  if (scenario.hash !== file.scenario.hash) {
    throw new Stop(EXIT.unreadable, `${SCENARIO_FILE} is not the scenario that ${CAMPAIGN_FILE} names`);
  }
  const options = readOptions(ruleset, scenario.read, file.options);
  const secret = readText(inFolder(folder, filesOf(0).secret)).trimEnd();
  const position = reckonFounding(ruleset, scenario.read, options, secret, texts.campaign);
  return { position, contents: foundingContents(texts, secret, position), sheets: 0, rolls: 0 };
};

/** A turn, from the position before it and what was sent in. */
export const remakeTurn = (folder: string, ruleset: AnyRuleset, before: AnyPosition, turn: number): Remade => {
  const inputs = readInputs(folder, turn);
  const made = reckonTurn(ruleset, before, inputs);
  if (!made.ok) throw new Stop(EXIT.internal, `turn ${turn} cannot be run again: ${made.incident.reason}`);
  const rolls = made.resolved.dice.reduce((sum, { values }) => sum + values.length, 0);
  return { position: made.position, contents: made.contents, sheets: inputs.sheets.length, rolls };
};

/**
 * The commitment that a turn made, checked against the secret that the next turn revealed or that is kept for it. Whoever
 * verifies a copy of the record has no kept secret, and takes the newest commitment as it is.
 */
export const promisedAfter = (
  folder: string,
  ruleset: AnyRuleset,
  position: AnyPosition,
  turn: number,
  latest: number,
): Contents => {
  if (turn === latest && ruleset.window(position).kind === 'outcome') return {};
  const path = filesOf(turn).nextCommitment;
  const commitment = readText(inFolder(folder, path));
  const secretPath = turn < latest ? filesOf(turn + 1).secret : secretFile(turn + 1);
  const secret = readTextIfAny(inFolder(folder, secretPath));
  if (secret !== null && !isPromised(commitment, secret)) {
    throw new Stop(EXIT.unreadable, `${path} does not commit to ${secretPath}`);
  }
  return { [path]: commitment };
};

const isPromised = (commitment: string, secret: string): boolean =>
  /^[0-9a-f]{64}\n$/.test(secret) && commitment === recordLine(commitTo(secret.trimEnd()));
