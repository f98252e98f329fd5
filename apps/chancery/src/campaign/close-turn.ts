import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type AnyResolvedTurn,
  type Contents,
  commitmentContents,
  type Incident,
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
  type Window,
} from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { INCIDENTS, inboxFolder, inFolder } from '../folder/paths.ts';
import { dropSecret, keepSecret, type SecretSource } from '../folder/secrets.ts';
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
  inputs: TurnInputs,
  secrets: SecretSource,
): Promise<ClosedTurn> => {
  const { folder, ruleset } = campaign;
  const { turn } = inputs;
  const reckoned = reckonTurn(ruleset, before.position, inputs);
  if (!reckoned.ok) return await reportIncident(campaign, inputs, reckoned.incident);
  const { position, resolved } = reckoned;
  const window = ruleset.window(position);
  const nextSecret = window.kind === 'outcome' ? null : secrets(turn + 1);
  const record = sealRecord(ruleset, turn, position, before.seal, {
    ...reckoned.contents,
    ...reportContents(campaign, { turn, position }, resolved.tellings),
    ...(nextSecret === null ? {} : commitmentContents(turn, nextSecret)),
  });
  if (nextSecret !== null) await keepSecret(folder, turn + 1, nextSecret);
  const scratch = inFolder(folder, `${TURNS}/.${turnName(turn)}.new`);
  await writeFolder(scratch, inFolder(folder, turnFolder(turn)), within(turnFolder(turn), record.contents));
  await dropSecret(folder, turn);
  if (nextSecret !== null) await mkdir(inFolder(folder, inboxFolder(turn + 1)), { recursive: true });
  return { moment: record.moment, resolved, window };
};

/** Contents by path from a folder in which they all lie. */
const within = (folder: string, contents: Contents): Contents =>
  Object.fromEntries(
    Object.entries(contents).map(([path, content]) => {
      if (!path.startsWith(`${folder}/`)) throw new Error(`${path} does not lie in ${folder}`);
      return [path.slice(folder.length + 1), content];
    }),
  );

/** Keeps what is needed to find the bug, and stops. Nothing of the campaign has changed. */
const reportIncident = async (
  { folder, file, ruleset }: Campaign,
  inputs: TurnInputs,
  incident: Incident,
): Promise<never> => {
  const { secret: _, ...shareable } = inputs;
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
