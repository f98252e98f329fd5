import { type AnyRuleset, commitTo, hashOf } from '@chancery/core';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { readScenario } from '../campaign/scenario.ts';
import { readOptions } from '../campaign/settings.ts';
import { EXIT } from '../exit-codes.ts';
import { readCampaignFile } from '../folder/campaign-file.ts';
import { CAMPAIGN_FILE, inFolder, SCENARIO_FILE, secretFile } from '../folder/paths.ts';
import { readJson, readText, readTextIfAny } from '../folder/read-file.ts';
import type { Contents } from '../folder/write-safely.ts';
import type { AnyPosition } from '../record/any.ts';
import { commitmentContents, filesOf, foundingContents, line } from '../record/contents.ts';
import { manifestFile } from '../record/manifest.ts';
import { readInputs, readManifest } from '../record/read-record.ts';
import { reckonFounding, reckonTurn } from '../record/reckon.ts';
import { Stop } from '../stop.ts';
import { differences } from './differences.ts';
import type { RecordFault } from './record-fault.ts';

export interface Rerun {
  readonly sheets: number;
  readonly rolls: number;
  readonly faults: readonly RecordFault[];
}

/**
 * Runs the turns again from their sheets and secrets, up to the first that is broken or comes out otherwise, since
 * nothing after it can be judged. `broken` are turns whose files are not the sealed ones.
 */
export const runAgain = (
  folder: string,
  rulesets: readonly AnyRuleset[],
  latest: number,
  broken: readonly RecordFault[],
  onTurn: (turn: number, of: number) => void,
): Rerun => {
  let position: AnyPosition | null = null;
  let sheets = 0;
  let rolls = 0;
  for (let turn = 0; turn <= latest; turn += 1) {
    if (broken.some((fault) => fault.turn <= turn)) break;
    onTurn(turn, latest);
    try {
      const ruleset = findRuleset(rulesets, readCampaignFile(folder).ruleset);
      const made: Remade =
        position === null ? remakeFounding(folder, ruleset) : remakeTurn(folder, ruleset, position, turn);
      position = made.position;
      sheets += made.sheets;
      rolls += made.rolls;
      const promised = promisedAfter(folder, ruleset, position, turn, latest);
      const faults = [
        ...manifestFaults(folder, ruleset, turn, position),
        ...differences(folder, turn, { ...made.contents, ...promised }),
      ];
      if (faults.length > 0) return { sheets, rolls, faults };
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      return {
        sheets,
        rolls,
        faults: [{ turn, file: manifestFile(turn), text: [error.message, ...error.details].join('; ') }],
      };
    }
  }
  return { sheets, rolls, faults: [] };
};

interface Remade {
  readonly position: AnyPosition;
  readonly contents: Contents;
  readonly sheets: number;
  readonly rolls: number;
}

const remakeFounding = (folder: string, ruleset: AnyRuleset): Remade => {
  const texts = {
    campaign: readText(inFolder(folder, CAMPAIGN_FILE)),
    scenario: readText(inFolder(folder, SCENARIO_FILE)),
  };
  const file = readCampaignFile(folder);
  const scenario = readScenario(ruleset, file.scenario.id, readJson(inFolder(folder, SCENARIO_FILE)), SCENARIO_FILE);
  const options = readOptions(ruleset, scenario.read, file.options);
  const secret = readText(inFolder(folder, filesOf(0).secret)).trimEnd();
  const position = reckonFounding(ruleset, scenario.read, options, secret, texts.campaign);
  return { position, contents: foundingContents(texts, secret, position), sheets: 0, rolls: 0 };
};

const remakeTurn = (folder: string, ruleset: AnyRuleset, before: AnyPosition, turn: number): Remade => {
  const inputs = readInputs(folder, turn);
  const made = reckonTurn(ruleset, before, inputs);
  if (!made.ok) throw new Stop(EXIT.internal, `turn ${turn} cannot be run again: ${made.incident.reason}`);
  const rolls = made.resolved.dice.reduce((sum, { values }) => sum + values.length, 0);
  return { position: made.position, contents: made.contents, sheets: inputs.sheets.length, rolls };
};

/** The commitment that a turn must have made: to the secret that the next one reveals, or that is kept for it. */
const promisedAfter = (
  folder: string,
  ruleset: AnyRuleset,
  position: AnyPosition,
  turn: number,
  latest: number,
): Contents => {
  if (turn < latest) return commitmentContents(turn, readText(inFolder(folder, filesOf(turn + 1).secret)).trimEnd());
  if (ruleset.window(position).kind === 'outcome') return {};
  const path = filesOf(turn).nextCommitment;
  const commitment = readText(inFolder(folder, path));
  const secret = secretFile(turn + 1);
  const kept = readTextIfAny(inFolder(folder, secret));
  // Whoever verifies a copy of the record does not have the secret, and takes the commitment as it is.
  if (kept !== null && !isPromised(commitment, kept)) {
    throw new Stop(EXIT.unreadable, `${path} does not commit to ${secret}: one of them has been changed`);
  }
  return { [path]: commitment };
};

const isPromised = (commitment: string, kept: string): boolean =>
  /^[0-9a-f]{64}\n$/.test(kept) && commitment === line(commitTo(kept.trimEnd()));

const manifestFaults = (
  folder: string,
  ruleset: AnyRuleset,
  turn: number,
  position: AnyPosition,
): readonly RecordFault[] => {
  const manifest = readManifest(folder, turn);
  const fault = (text: string): RecordFault => ({ turn, file: manifestFile(turn), text });
  return [
    ...(manifest.ruleset === ruleset.id ? [] : [fault(`names ${manifest.ruleset}, and the campaign ${ruleset.id}`)]),
    ...(manifest.version === ruleset.version
      ? []
      : [fault(`is of version ${manifest.version} of the rules; version ${ruleset.version} cannot run it again`)]),
    ...(manifest.state === hashOf(position.state) ? [] : [fault('does not seal the state that the rules make')]),
  ];
};
