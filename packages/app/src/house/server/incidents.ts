import { type CampaignId, type Instant, ok } from '@chancery/core';
import {
  type CampaignStatus,
  databaseClock,
  endPresence,
  heldCampaigns,
  listPresences,
  listTroubles,
  masterlessCampaigns,
  type PresenceId,
  type ProcessRole,
  stuckCampaigns,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';

/** What somebody who runs the server should look after, with nothing that is secret in a game. */
export interface Incidents {
  /** Games in which what is due cannot be done. */
  readonly stuck: readonly (CampaignOf & Trouble)[];
  /** Games whose clock is held since too many sheets are missing. */
  readonly held: readonly (CampaignOf & { readonly since: Instant })[];
  /** Games without a master who could do anything. */
  readonly masterless: readonly (CampaignOf & { readonly status: CampaignStatus })[];
  /** What else goes wrong at present: `mail-out`, `mail-refused`, `dkim`, `mailbox`, `backup`. */
  readonly troubles: readonly (Trouble & { readonly name: string })[];
  readonly processes: readonly ProcessSeen[];
}

export interface CampaignOf {
  readonly campaignId: CampaignId;
  readonly title: string;
}

/** Why, since when, and what was tried. */
export interface Trouble {
  readonly error: string;
  readonly since: Instant;
  readonly lastAt: Instant;
  readonly times: number;
  readonly retryAt: Instant | null;
}

export interface ProcessSeen {
  readonly id: string;
  readonly role: ProcessRole;
  /** It closes windows and sends mail. */
  readonly works: boolean;
  readonly engine: string;
  readonly startedAt: Instant;
  readonly seenAt: Instant;
  /** By how many milliseconds its clock is ahead of the database's. */
  readonly ahead: number;
  /** It has shown itself within the last seconds. */
  readonly alive: boolean;
}

/** A process shows itself every ten seconds. */
const SILENT = 30_000;

/** For administrators, and for whoever asks whether the server is well. */
export const incidentsOf = async ({ store, now }: Pick<App, 'store' | 'now'>): Promise<Incidents> => {
  const { db } = store;
  const [stuck, held, masterless] = [await stuckCampaigns(db), await heldCampaigns(db), await masterlessCampaigns(db)];
  return {
    stuck: stuck.map(({ id, ...rest }) => ({ campaignId: id, ...rest })),
    held: held.map(({ id, title, heldSince }) => ({ campaignId: id, title, since: heldSince })),
    masterless: masterless.map(({ id, ...rest }) => ({ campaignId: id, ...rest })),
    troubles: await troublesOf(db),
    processes: await processesOf({ store, now }),
  };
};

/** Those of no single game. */
export const troublesOf = async (db: App['store']['db']): Promise<Incidents['troubles']> =>
  (await listTroubles(db)).flatMap(({ campaignId, ...trouble }) => (campaignId === null ? [trouble] : []));

export const processesOf = async ({ store, now }: Pick<App, 'store' | 'now'>): Promise<readonly ProcessSeen[]> => {
  const clock = (await databaseClock(store)) ?? now();
  return (await listPresences(store.db)).map(({ works, ...seen }) => ({
    ...seen,
    works: works === 1,
    alive: seen.seenAt > clock - SILENT,
  }));
};

/** An administrator knows of a process that it has ended, and comes no more: one that lives shows itself again. */
export const forgetProcess = useCase<{ readonly process: string }, null>('administer', async (app, actor, input) => {
  const permit = await allowed(app.store.db, actor, 'administer');
  if (!permit.ok) return permit;
  await endPresence(app.store.db, input.process as PresenceId);
  return ok(null);
});
