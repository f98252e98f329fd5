import type { CampaignId } from '@chancery/core';
import { type CampaignRow, findCampaign } from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { CheckedRecord, RecordWork } from '../../ground/checked-record.ts';
import { checkRecord } from './check-record.ts';
import { packRecord } from './pack-record.ts';

/** Done in the thread that asks. */
export const recordWorkOf = (app: Pick<App, 'store' | 'rulesets'>): RecordWork => {
  const { db } = app.store;
  const found = async (campaignId: CampaignId): Promise<CampaignRow> => {
    const campaign = await findCampaign(db, campaignId);
    if (campaign === undefined) throw new Error(`campaign ${campaignId} is gone`);
    return campaign;
  };
  return {
    check: async (campaignId, before = null) => checkRecord(app, db, await found(campaignId), before),
    pack: async (campaignId) => packRecord(app, db, await found(campaignId)),
  };
};

interface Kept {
  /** How the campaign stood: while it stands so, the result holds. */
  readonly state: string;
  readonly result: Promise<unknown>;
  /** Whoever asks next learns of it, and whoever asks after that has it done again. */
  failed: boolean;
}

interface Shelf {
  readonly kept: Map<string, Kept>;
  /** Ends when all that was asked for is done: one thing is done at a time, however many ask. */
  last: Promise<unknown>;
}

const SHELVES = new WeakMap<object, Shelf>();

/** So many results are kept of each kind; archives are large. */
const MOST = { check: 500, pack: 8 } as const;

/** Done once for each state of a campaign, however often it is asked for; whoever asks meanwhile waits for the same result. */
export const workOnce = <Kind extends keyof RecordWork>(
  app: App,
  actor: Actor,
  campaign: CampaignRow,
  kind: Kind,
): ReturnType<RecordWork[Kind]> => {
  // Whoever works on the server itself wants to know how it is now, such as after a backup was put back.
  if (actor.kind === 'system') return recordWorkOf(app)[kind](campaign.id) as ReturnType<RecordWork[Kind]>;
  const work = app.recordWork ?? recordWorkOf(app);
  const shelf = SHELVES.get(app.store) ?? { kept: new Map(), last: Promise.resolve() };
  SHELVES.set(app.store, shelf);
  const name = `${kind} ${campaign.id}`;
  const state = `${campaign.edition} ${campaign.turn} ${campaign.status}`;
  const before = shelf.kept.get(name);
  if (before?.state === state) {
    if (before.failed) shelf.kept.delete(name);
    return before.result as ReturnType<RecordWork[Kind]>;
  }
  const result = shelf.last.then(
    async (): Promise<unknown> =>
      kind === 'check' ? work.check(campaign.id, await checkedBefore(before)) : work.pack(campaign.id),
  );
  shelf.last = result.catch(() => null);
  const kept: Kept = { state, result, failed: false };
  shelf.kept.set(name, kept);
  result.catch(() => {
    kept.failed = true;
  });
  const same = [...shelf.kept.keys()].filter((each) => each.startsWith(`${kind} `));
  for (const old of same.slice(0, Math.max(0, same.length - MOST[kind]))) shelf.kept.delete(old);
  return result as ReturnType<RecordWork[Kind]>;
};

/** A turn that came out as recorded is not run again when the next is out. */
const checkedBefore = (kept: Kept | undefined): Promise<CheckedRecord | null> =>
  kept === undefined ? Promise.resolve(null) : (kept.result as Promise<CheckedRecord>).catch(() => null);

/** The same without waiting: null while it is being done. Whoever asks again has the result when it is there. */
export const workSoFar = <Kind extends keyof RecordWork>(
  app: App,
  actor: Actor,
  campaign: CampaignRow,
  kind: Kind,
): Promise<Awaited<ReturnType<RecordWork[Kind]>> | null> =>
  Promise.race([workOnce(app, actor, campaign, kind), null]) as never;
