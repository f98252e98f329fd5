import type { CampaignId, Instant, SeatId } from '@chancery/core';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../schema.ts';
import type { SignalTable } from './signal.table.ts';

export type SignalRow = Selectable<SignalTable>;
export type NewSignal = Omit<SignalRow, 'place'>;
/** One that has its place. */
export type PlacedSignal = SignalRow & { readonly place: number };

/** Those that were given before, by their key, are left out. */
export const addSignals = async (trx: Trx, signals: readonly NewSignal[]): Promise<void> => {
  if (signals.length === 0) return;
  await trx
    .insertInto('signal')
    .values(signals.map((signal) => ({ ...signal, place: null })))
    .onConflict((conflict) => conflict.columns(['campaignId', 'dedupeKey']).doNothing())
    .execute();
};

/**
 * Gives those that have come their places, and says which is the last. A number drawn when they are written would not do:
 * of two transactions the later one may be seen first, and whoever went on from its number would miss the other.
 */
export const placeSignals = async (db: Db): Promise<number> => {
  const waiting = await db.selectFrom('signal').select('at').where('place', 'is', null).limit(1).executeTakeFirst();
  return waiting === undefined ? await lastPlace(db) : await db.transaction().execute(giveOut);
};

const giveOut = async (trx: Trx): Promise<number> => {
  // Held from here on, so that places are seen in the order in which they are given.
  const { last } = await trx
    .insertInto('signalCount')
    .values({ name: 'signals', last: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ last: ref('signalCount.last') })))
    .returning('last')
    .executeTakeFirstOrThrow();
  const placed = await trx
    .with('waiting', (from) =>
      from
        .selectFrom('signal')
        .select(['campaignId', 'dedupeKey', sql<number>`row_number() over (order by at, dedupe_key)`.as('rank')])
        .where('place', 'is', null),
    )
    .updateTable('signal')
    .from('waiting')
    .set({ place: sql`${last} + waiting.rank` })
    .whereRef('signal.campaignId', '=', 'waiting.campaignId')
    .whereRef('signal.dedupeKey', '=', 'waiting.dedupeKey')
    .returning('signal.dedupeKey')
    .execute();
  await trx
    .updateTable('signalCount')
    .set({ last: last + placed.length })
    .execute();
  return last + placed.length;
};

const lastPlace = async (db: Db): Promise<number> =>
  (await db.selectFrom('signalCount').select('last').executeTakeFirst())?.last ?? 0;

/** Those of all campaigns behind a place, in their order. */
export const signalsBehind = (db: Db, place: number, limit: number): Promise<PlacedSignal[]> =>
  placed(db).where('place', '>', place).limit(limit).execute() as Promise<PlacedSignal[]>;

/** Those of one campaign, as far as one party may hear of them. */
export interface Heard {
  readonly campaignId: CampaignId;
  /** Null hears what everybody may. */
  readonly party: SeatId | null;
  /** What is for the party alone is told from here on. */
  readonly since: Instant;
}

/** What has been told to somebody in a campaign behind one place and up to another. */
export const signalsTo = (
  db: Db,
  { campaignId, party, since }: Heard,
  { behind, upTo, limit }: { readonly behind: number; readonly upTo: number; readonly limit: number },
): Promise<PlacedSignal[]> =>
  placed(db)
    .where('campaignId', '=', campaignId)
    .where('place', '>', behind)
    .where('place', '<=', upTo)
    .where(({ eb, and, or }) =>
      or([eb('party', 'is', null), ...(party === null ? [] : [and([eb('party', '=', party), eb('at', '>=', since)])])]),
    )
    .limit(limit)
    .execute() as Promise<PlacedSignal[]>;

const placed = (db: Db) => db.selectFrom('signal').selectAll().orderBy('place');

/** The first place that is still kept; null when none is. */
export const firstPlace = async (db: Db): Promise<number | null> =>
  (
    await db
      .selectFrom('signal')
      .select('place')
      .where('place', 'is not', null)
      .orderBy('place')
      .limit(1)
      .executeTakeFirst()
  )?.place ?? null;

export const forgetSignals = async (db: Db, before: Instant): Promise<void> => {
  await db.deleteFrom('signal').where('at', '<', before).execute();
};
