import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type AnyRuleset,
  type CampaignFile,
  type Contents,
  closedCommitmentContents,
  commitmentContents,
  commitTo,
  foundingContents,
  reckonFounding,
  recordJson,
  type SeatId,
  sealRecord,
  sha256Hex,
} from '@chancery/core';
import { ENGINE } from '../engine.ts';
import { EXIT } from '../exit-codes.ts';
import { listing } from '../folder/listing.ts';
import { withLock } from '../folder/lock.ts';
import { CLOSED_SECRET, inboxFolder, inFolder, LOCK_FILE, SEATS_FILE, secretFile } from '../folder/paths.ts';
import { holdersText } from '../folder/seats-file.ts';
import { CLOSED_SECRET_NAME, keepSecret, type SecretSource, turnSecretName } from '../folder/secrets.ts';
import { fillFolder, syncFolder } from '../folder/write-safely.ts';
import { Stop } from '../stop.ts';
import { findSeats } from './find-seat.ts';
import type { GivenScenario } from './scenario.ts';
import { readOptions } from './settings.ts';

export interface NewCampaign {
  /** Absolute; must not be there, or be empty. */
  readonly folder: string;
  readonly ruleset: AnyRuleset;
  readonly scenario: GivenScenario;
  readonly options: { readonly [name: string]: unknown };
  readonly title: string;
  /** The seats that bots order for, in words. */
  readonly bots: string;
  readonly secrets: SecretSource;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Makes the folder of a campaign, all of it or nothing. */
export const createCampaign = async (wanted: NewCampaign): Promise<void> => {
  const { folder, secrets } = wanted;
  if (listing(folder).length > 0) throw new Stop(EXIT.usage, `${folder} already exists and is not empty`);
  const drawn = {
    founding: secrets(turnSecretName(0)),
    first: secrets(turnSecretName(1)),
    closed: secrets(CLOSED_SECRET_NAME),
  };
  const contents = firstContents(wanted, drawn);
  const scratch = join(dirname(folder), `.${basename(folder)}.new`);
  await mkdir(scratch, { recursive: true });
  await withLock(scratch, async () => {
    for (const name of await readdir(scratch)) {
      if (name !== LOCK_FILE) await rm(join(scratch, name), { recursive: true });
    }
    await fillFolder(scratch, contents);
    await keepSecret(scratch, secretFile(1), drawn.first);
    await keepSecret(scratch, CLOSED_SECRET, drawn.closed);
    await mkdir(inFolder(scratch, inboxFolder(1)), { recursive: true });
    await rename(scratch, folder);
    await syncFolder(dirname(folder));
  });
};

/** The secrets of the beginning, of turn 1, and of what stays closed until the end. */
interface FirstSecrets {
  readonly founding: string;
  readonly first: string;
  readonly closed: string;
}

const firstContents = (wanted: NewCampaign, { founding: secret, first, closed }: FirstSecrets): Contents => {
  const { ruleset, scenario, options, title, now } = wanted;
  const file: CampaignFile = {
    format: 'chancery-campaign-2',
    id: sha256Hex(`campaign ${secret}`).slice(0, 12),
    title,
    ruleset: ruleset.id,
    scenario: { id: scenario.id, hash: scenario.hash },
    options,
    founding: commitTo(secret),
    created: new Date(now).toISOString(),
  };
  const texts = { campaign: recordJson(file), scenario: recordJson(scenario.data) };
  const read = readOptions(ruleset, scenario.read, options);
  const position = reckonFounding(ruleset, { scenario: scenario.read, options: read }, secret, texts.campaign);
  const toSeal = { turn: 0, position, previous: null, engine: ENGINE };
  const { contents } = sealRecord(ruleset, toSeal, {
    ...foundingContents(texts, secret, position),
    ...commitmentContents(0, first),
    ...closedCommitmentContents(0, closed),
  });
  const seats = ruleset.seats(position.setting);
  const bots: ReadonlySet<SeatId> = new Set(findSeats(seats, wanted.bots));
  const holders = Object.fromEntries(seats.map(({ seat }) => [seat, bots.has(seat) ? 'bot' : 'ruler'] as const));
  return { ...contents, [SEATS_FILE]: holdersText(holders) };
};
