import type { CampaignId } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { JsonText } from '../json-text.ts';
import type { Db, Trx } from '../schema.ts';
import type { EventRow } from './event.table.ts';

export const addEvents = async (trx: Trx, row: EventRow): Promise<void> => {
  await trx.insertInto('event').values(row).execute();
};

/** The events of some turns that stand, the oldest turn first. */
export const eventsBetween = async (
  db: Db,
  campaignId: CampaignId,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<readonly JsonText<readonly unknown[]>[]> => {
  const rows = await db
    .selectFrom('event')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'event.campaignId')
        .onRef('turn.turn', '=', 'event.turn')
        .onRef('turn.edition', '=', 'event.edition'),
    )
    .select('event.events')
    .where('event.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .where('event.turn', '>=', first)
    .where('event.turn', '<=', last)
    .orderBy('event.turn')
    .execute();
  return rows.map(({ events }) => events);
};

export const eventsOf = async (db: Db, key: TurnKey): Promise<JsonText<readonly unknown[]> | undefined> => {
  const row = await db
    .selectFrom('event')
    .select('events')
    .where((eb) => eb.and(turnKey(key)))
    .executeTakeFirst();
  return row?.events;
};
