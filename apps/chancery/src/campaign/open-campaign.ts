import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AnyRuleset, CAMPAIGN_FILE, type CampaignFile, type Moment, type SeatInfo } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { readCampaignFile } from '../folder/campaign-file.ts';
import { latestTurn, readMoment, readSetting } from '../record/read-record.ts';
import { Stop } from '../stop.ts';
import { findRuleset } from './find-ruleset.ts';

/** A campaign on the disk, with the rules it is played by. */
export interface Campaign {
  /** Absolute. */
  readonly folder: string;
  readonly file: CampaignFile;
  readonly ruleset: AnyRuleset;
  readonly setting: unknown;
  readonly seats: readonly SeatInfo[];
}

export const openCampaign = (words: string | undefined, rulesets: readonly AnyRuleset[], cwd: string): Campaign => {
  const folder = resolve(cwd, words ?? '.');
  if (!existsSync(join(folder, CAMPAIGN_FILE))) {
    throw new Stop(EXIT.unreadable, `${folder} is not a campaign: it has no ${CAMPAIGN_FILE}`, [
      'chancery new FOLDER makes one.',
    ]);
  }
  const file = readCampaignFile(folder);
  if (!rulesets.some(({ id }) => id === file.ruleset)) {
    throw new Stop(EXIT.unreadable, `${folder} is played by ${file.ruleset}, which this program does not know`);
  }
  const ruleset = findRuleset(rulesets, file.ruleset);
  const setting = readSetting(folder);
  return { folder, file, ruleset, setting, seats: ruleset.seats(setting) };
};

/** The campaign after one of its turns, the newest unless told otherwise. */
export const momentOf = ({ folder, ruleset }: Campaign, turn?: number): Moment => {
  const latest = latestTurn(folder);
  if (turn !== undefined && turn > latest) {
    throw new Stop(EXIT.usage, `turn ${turn} is not out; the newest is ${latest}`);
  }
  return readMoment(folder, ruleset, turn ?? latest);
};
