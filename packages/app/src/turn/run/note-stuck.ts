import type { CampaignId, Instant } from '@chancery/core';
import { endTrouble, noteTrouble } from '@chancery/store';
import type { App } from '../../ground/app.ts';

/** What could not be done for a campaign, which rests until it is tried again. */
export interface StuckCampaign {
  readonly campaignId: CampaignId;
  readonly error: unknown;
  /** By which it stands in the log. */
  readonly incident: string;
  readonly retryAt: Instant | null;
  /** Nothing was wrong before. */
  readonly first: boolean;
}

const nameOf = (campaignId: CampaignId): string => `turn:${campaignId}`;

/** Puts down for administrators that a campaign is stuck, since when, and how often it was tried. */
export const noteStuck = async (
  { store: { db }, now }: Pick<App, 'store' | 'now'>,
  { campaignId, error, incident, retryAt, first }: StuckCampaign,
): Promise<void> => {
  const name = nameOf(campaignId);
  if (first) await endTrouble(db, name);
  const trouble = { name, campaignId, error: `${whereOf(error)} (incident ${incident})`, at: now() };
  await noteTrouble(db, retryAt === null ? trouble : { ...trouble, retryAt });
};

/** It goes on. */
export const endStuck = async ({ store: { db } }: Pick<App, 'store'>, campaignId: CampaignId): Promise<void> => {
  await endTrouble(db, nameOf(campaignId));
};

/**
 * The kind of an error and the line of the program that it comes from. What it says stands in the log alone: it may tell of a
 * position, and an administrator may rule in it.
 */
const whereOf = (error: unknown): string => {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const [, file] = /(?:packages|rulesets|apps)\/([^\s()]+:\d+):\d+/.exec(stack) ?? [];
  return file === undefined ? name : `${name} at ${file}`;
};
