import type { CampaignId } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { TurnListRow } from './turn-list.table.ts';

export const addTurnList = async (trx: Trx, row: TurnListRow): Promise<void> => {
  await trx.insertInto('turnList').values(row).execute();
};

/** Undefined while the turn takes orders, and of turns of format 1. */
export const turnListOf = prepared.first((db, key: TurnKey) =>
  db
    .selectFrom('turnList')
    .selectAll()
    .where((eb) => eb.and(turnKey(key))),
);

/** What everybody may see of a list. */
export type OpenList = Pick<TurnListRow, 'turn' | 'edition' | 'lines' | 'firstLines' | 'closedAt'>;

/** The open part of all lists of a campaign, void ones too, by turn and edition. */
export const openListsOf = (db: Db, campaignId: CampaignId): Promise<OpenList[]> =>
  db
    .selectFrom('turnList')
    .select(['turn', 'edition', 'lines', 'firstLines', 'closedAt'])
    .where('campaignId', '=', campaignId)
    .orderBy('turn')
    .orderBy('edition')
    .execute();

/** The lists of turns that are out, from one to another, by turn and edition. Whoever calls opens none but the reader's own line. */
export const listsOfTurnsOut = (
  db: Db,
  campaignId: CampaignId,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<TurnListRow[]> =>
  db
    .selectFrom('turnList')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'turnList.campaignId')
        .onRef('turn.turn', '=', 'turnList.turn')
        .onRef('turn.edition', '=', 'turnList.edition'),
    )
    .selectAll('turnList')
    .where('turnList.campaignId', '=', campaignId)
    .where('turnList.turn', '>=', first)
    .where('turnList.turn', '<=', last)
    .orderBy('turnList.turn')
    .orderBy('turnList.edition')
    .execute();
