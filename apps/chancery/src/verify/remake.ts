import {
  type AnyPosition,
  type AnyRuleset,
  CAMPAIGN_FILE,
  type Contents,
  checkCommitment,
  closeList,
  type Dice,
  filesOf,
  foundingContents,
  isPublicLabel,
  type KeptList,
  openDice,
  reckonFounding,
  reckonTurn,
  replayedDice,
  SCENARIO_FILE,
  type TurnInputs,
  type Unlisted,
} from '@chancery/core';
import { readScenario } from '../campaign/scenario.ts';
import { readOptions } from '../campaign/settings.ts';
import { EXIT } from '../exit-codes.ts';
import { readCampaignFile } from '../folder/campaign-file.ts';
import { inFolder, secretFile } from '../folder/paths.ts';
import { readJson, readText, readTextIfAny } from '../folder/read-file.ts';
import { promisedSecret } from '../folder/secrets.ts';
import { readDiceLog, readInputs, readList, readSalts } from '../record/read-record.ts';
import { Stop } from '../stop.ts';
import { isRenewed } from './beside-record.ts';

/** A turn as it comes out of what was recorded of its inputs. */
export interface Remade {
  readonly position: AnyPosition;
  readonly contents: Contents;
  readonly sheets: number;
  readonly rolls: number;
  /** Of those, the ones that nobody without the closed secret can roll again: they are as the record notes them. */
  readonly closedRolls: number;
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
  const position = reckonFounding(ruleset, { scenario: scenario.read, options }, secret, texts.campaign);
  if (file.founding !== undefined && !checkCommitment(file.founding, secret)) {
    throw new Stop(EXIT.unreadable, `${CAMPAIGN_FILE} does not commit to ${filesOf(0).secret}`);
  }
  return { position, contents: foundingContents(texts, secret, position), sheets: 0, rolls: 0, closedRolls: 0 };
};

/** A turn, from the position before it and what was sent in. `closed` is the closed secret; null when nobody has told it. */
export const remakeTurn = (
  folder: string,
  ruleset: AnyRuleset,
  before: AnyPosition,
  { turn, closed }: { readonly turn: number; readonly closed: string | null },
): Remade => {
  const salts = readSalts(folder, turn);
  const unlisted = readInputs(folder, turn, salts === null ? null : closed);
  const list = salts === null ? null : remakeList(folder, ruleset, before, { unlisted, salts });
  const inputs = { ...unlisted, list };
  const hidden = list !== null && closed === null;
  const dice = hidden ? () => notedDice(folder, ruleset, inputs) : undefined;
  const made = reckonTurn(ruleset, before, inputs, dice);
  if (!made.ok) throw new Stop(EXIT.internal, `turn ${turn} cannot be run again: ${made.incident.reason}`);
  const counted = (isCounted: (name: string) => boolean): number =>
    made.resolved.dice
      .filter(({ label }) => isCounted(label.split('@')[0] as string))
      .reduce((sum, { values }) => sum + values.length, 0);
  return {
    position: made.position,
    contents: made.contents,
    sheets: inputs.sheets.length,
    rolls: counted(() => true),
    closedRolls: hidden ? counted((name) => !isPublicLabel(ruleset, name)) : 0,
  };
};

/** The list from what stands in the files of the turn, opened by its salts; the list on the disk has to be the same. */
const remakeList = (
  folder: string,
  ruleset: AnyRuleset,
  before: AnyPosition,
  { unlisted, salts }: { readonly unlisted: Unlisted; readonly salts: readonly string[] },
): KeptList => {
  const { turn } = unlisted;
  const left = [...salts];
  const { lines, first = null } = readList(folder, turn);
  const besides = lines.flatMap(({ seat }) => seat ?? []);
  const list = closeList(ruleset, readCampaignFile(folder).id, { before, unlisted, besides, first }, () => {
    const salt = left.shift();
    if (salt !== undefined) return salt;
    throw new Stop(EXIT.unreadable, `${filesOf(turn).salts} has too few salts for what turn ${turn} was made from`);
  });
  if (left.length === 0) return list;
  throw new Stop(EXIT.unreadable, `${filesOf(turn).salts} has more salts than turn ${turn} has lines`);
};

/** Dice for whoever does not have the closed secret: those of public labels are rolled again, the others are as noted. */
const notedDice = (folder: string, ruleset: AnyRuleset, inputs: TurnInputs): Dice => {
  const isPublic = (name: string): boolean => isPublicLabel(ruleset, name);
  return replayedDice(openDice(inputs), isPublic, readDiceLog(folder, inputs.turn));
};

/**
 * The commitment that a turn made, checked against the secret that the next turn revealed or that is kept for it. Whoever
 * verifies a copy of the record has no kept secret, and takes the newest commitment as it is.
 */
export const promisedAfter = (
  folder: string,
  ruleset: AnyRuleset,
  position: AnyPosition,
  { turn, latest }: { readonly turn: number; readonly latest: number },
): Contents => {
  if (turn === latest && ruleset.window(position).kind === 'outcome') return {};
  const path = filesOf(turn).nextCommitment;
  const commitment = readText(inFolder(folder, path));
  const secretPath = turn < latest ? filesOf(turn + 1).secret : secretFile(turn + 1);
  const secret = readTextIfAny(inFolder(folder, secretPath));
  const isKept = (text: string): boolean => promisedSecret(text, commitment.replace(/\n$/, '')) !== null;
  if (secret !== null && !isKept(secret) && !isRenewed(folder, turn + 1, secret)) {
    throw new Stop(EXIT.unreadable, `${path} does not commit to ${secretPath}`);
  }
  return { [path]: commitment };
};
