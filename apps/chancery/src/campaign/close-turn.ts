import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type AnyResolvedTurn,
  type Contents,
  closedCommitmentContents,
  closedSecretContents,
  closeList,
  commitmentContents,
  type Incident,
  type KeptList,
  type Moment,
  type Outcome,
  reckonTurn,
  recordJson,
  sealRecord,
  sha256Hex,
  TURNS,
  type TurnInputs,
  turnFolder,
  turnName,
  type Unlisted,
  type Window,
} from '@chancery/core';
import { ENGINE } from '../engine.ts';
import { EXIT } from '../exit-codes.ts';
import { CLOSED_SECRET, INCIDENTS, inboxFolder, inFolder, secretFile } from '../folder/paths.ts';
import { CLOSED_SECRET_NAME, dropSecret, keepSecret, type SecretSource, turnSecretName } from '../folder/secrets.ts';
import { replaceFile, writeFolder } from '../folder/write-safely.ts';
import { Stop } from '../stop.ts';
import type { Campaign } from './open-campaign.ts';
import { reportContents } from './report-contents.ts';

export interface ClosedTurn {
  readonly moment: Moment;
  readonly resolved: AnyResolvedTurn;
  /** Whom the campaign waits for now, or how it ended. */
  readonly window: Window | Outcome;
}

/**
 * Resolves a turn and puts its record on the disk: after this, or after being killed on the way, the turn is there in
 * full or not at all. The secret of the turn to come is kept before the record that commits to it can be seen.
 */
export const closeTurn = async (
  campaign: Campaign,
  before: Moment,
  unlisted: Unlisted,
  draw: SecretSource,
): Promise<ClosedTurn> => {
  const { folder, ruleset } = campaign;
  const { turn, secrets } = unlisted;
  const inputs = { ...unlisted, list: listOfTurn(campaign, before, unlisted, draw) };
  const reckoned = reckonTurn(ruleset, before.position, inputs);
  if (!reckoned.ok) return await reportIncident(campaign, inputs, reckoned.incident);
  const { position, resolved } = reckoned;
  const window = ruleset.window(position);
  const over = window.kind === 'outcome';
  const nextSecret = over ? null : draw(turnSecretName(turn + 1));
  // A campaign of an older release is closed from the next turn on.
  const firstClosed = over || secrets.closed !== null ? null : draw(CLOSED_SECRET_NAME);
  const engine = inputs.list === null ? null : ENGINE;
  const record = sealRecord(
    ruleset,
    { turn, position, previous: before.seal, engine },
    {
      ...reckoned.contents,
      ...reportContents(campaign, { turn, position }, resolved.tellings),
      ...(nextSecret === null ? {} : commitmentContents(turn, nextSecret)),
      ...(firstClosed === null ? {} : closedCommitmentContents(turn, firstClosed)),
      ...(over && secrets.closed !== null ? closedSecretContents(turn, secrets.closed) : {}),
    },
  );
  if (nextSecret !== null) await keepSecret(folder, secretFile(turn + 1), nextSecret);
  if (firstClosed !== null) await keepSecret(folder, CLOSED_SECRET, firstClosed);
  const scratch = inFolder(folder, `${TURNS}/.${turnName(turn)}.new`);
  await writeFolder(scratch, inFolder(folder, turnFolder(turn)), within(turnFolder(turn), record.contents));
  await dropSecret(folder, turn);
  if (nextSecret !== null) await mkdir(inFolder(folder, inboxFolder(turn + 1)), { recursive: true });
  return { moment: record.moment, resolved, window };
};

/** Without a closed secret, to which nobody has committed yet, a turn has no list. */
const listOfTurn = (
  { ruleset, file }: Campaign,
  { position: before }: Moment,
  unlisted: Unlisted,
  draw: SecretSource,
): KeptList | null => {
  if (unlisted.secrets.closed === null) return null;
  let salts = 0;
  return closeList(ruleset, file.id, { before, unlisted }, () => {
    salts += 1;
    return draw(`salt ${salts} of turn ${unlisted.turn}`);
  });
};

/** Contents by path from a folder in which they all lie. */
const within = (folder: string, contents: Contents): Contents =>
  Object.fromEntries(
    Object.entries(contents).map(([path, content]) => {
      if (!path.startsWith(`${folder}/`)) throw new Error(`${path} does not lie in ${folder}`);
      return [path.slice(folder.length + 1), content];
    }),
  );

/** Keeps what is needed to find the bug, and stops. The campaign has not changed. */
const reportIncident = async (
  { folder, file, ruleset }: Campaign,
  inputs: TurnInputs,
  incident: Incident,
): Promise<never> => {
  const { secrets: _, ...shareable } = inputs;
  const text = recordJson({
    campaign: file.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    incident,
    inputs: shareable,
  });
  const id = sha256Hex(text).slice(0, 8);
  const path = inFolder(folder, `${INCIDENTS}/${turnName(inputs.turn)}-${id}.json`);
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, text);
  throw new Stop(EXIT.internal, `incident ${id}: turn ${inputs.turn} could not be resolved`, [
    `phase ${incident.phase}, after ${incident.events} events: ${incident.reason}`,
    `This is a bug of ours. The campaign is as it was; the details are in ${path}`,
  ]);
};
