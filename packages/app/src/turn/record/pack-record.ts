import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ENDED_FILE, recordJson, recordLine } from '@chancery/core';
import {
  type CampaignRow,
  closedSecretOf,
  commitmentOf,
  type Db,
  parsed,
  revealedSecrets,
  type SecretRow,
  standingTurns,
  stateAfter,
  type TurnRow,
} from '@chancery/store';
import { foundingRecord } from '../../campaign/lifecycle/founding.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import type { App } from '../../ground/app.ts';
import { ABOUT_RECORD } from '../../ground/text/about-record.ts';
import { foundingOfRecord } from './kept-founding.ts';
import { TAR_END, tarEntry } from './tar.ts';
import { turnFiles } from './turn-files.ts';

/** Everything lies in one folder of the archive. */
export const RECORD_FOLDER = 'record';

/**
 * The whole record of a campaign as an archive (tar, gzip): turn by turn as the command line keeps it, so that
 * `chancery verify` checks it byte by byte. Turns that were run again stand in it as they were run last.
 */
export const packRecord = async (
  { rulesets }: Pick<App, 'rulesets'>,
  db: Db,
  campaign: CampaignRow,
): Promise<Uint8Array<ArrayBuffer>> => {
  const ruleset = rulesetOf({ rulesets }, campaign);
  const { id } = campaign;
  const [beginning, ...turns] = await standingTurns(db, id);
  const found = beginning && (await foundingOfRecord(db, campaign, beginning));
  const first = beginning && (await stateAfter(db, beginning));
  if (beginning === undefined || found === undefined || first === undefined) {
    throw new Error(`campaign ${id} has no beginning`);
  }
  const closed = await closedSecretOf(db, id);
  const told = await revealedSecrets(db, id);
  const parts: Uint8Array[] = [];
  const add = (path: string, content: string | Uint8Array): void => {
    parts.push(tarEntry(`${RECORD_FOLDER}/${path}`, content));
  };
  add('README.txt', ABOUT_RECORD);
  const setting = parsed(found.kept.setting);
  const position = { setting, state: parsed(first.state) };
  const asMade = { ...ruleset, version: beginning.version };
  const { contents } = foundingRecord(asMade, found.founding, found.promise, position);
  for (const [path, content] of Object.entries(contents)) add(path, content);

  const source = { db, ruleset, setting, closed };
  const withheld: string[] = [];
  for (const row of turns) {
    const files = await turnFiles(source, row, secretFor(told, row));
    for (const [path, content] of Object.entries(files.contents)) add(path, content);
    withheld.push(...files.withheld);
  }
  if (withheld.length > 0) add('withheld.json', recordJson(withheld));
  const renewed = await renewedIn(db, [beginning, ...turns], told);
  if (renewed.length > 0) add('renewed.json', recordJson(renewed));
  add(ENDED_FILE, recordJson({ turn: turns.at(-1)?.turn ?? 0 }));
  // A campaign that its master ended has no last turn that tells it.
  if (closed?.openedAt != null) add('secrets/closed.txt', recordLine(closed.secret));
  parts.push(TAR_END);
  return await promisify(gzip)(Buffer.concat(parts));
};

const secretFor = (told: readonly SecretRow[], { campaignId, turn, edition }: TurnRow): SecretRow => {
  const secret = told.find((each) => each.turn === turn && each.edition === edition);
  if (secret === undefined) throw new Error(`turn ${turn} of campaign ${campaignId} has no secret`);
  return secret;
};

/** Turns that were opened again after their secret was told: they have another than the turn before had promised. */
const renewedIn = async (db: Db, turns: readonly TurnRow[], told: readonly SecretRow[]) => {
  const renewed: { readonly turn: number; readonly commitment: string; readonly promised: string }[] = [];
  for (const [place, row] of turns.slice(1).entries()) {
    const { commitment, drawnAt } = secretFor(told, row);
    const promised = await commitmentOf(db, { ...row, edition: turns[place]?.edition ?? row.edition });
    if (promised === commitment) continue;
    renewed.push({ turn: row.turn, commitment, promised: new Date(drawnAt).toISOString() });
  }
  return renewed;
};
