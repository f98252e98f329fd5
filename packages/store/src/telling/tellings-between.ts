import type { CampaignId, Telling, Viewer } from '@chancery/core';
import type { JsonText } from '../json-text.ts';
import type { Db } from '../schema.ts';

/** What a viewer heard of some turns that stand, the oldest first. */
export const tellingsBetween = (
  db: Db,
  campaignId: CampaignId,
  viewer: Viewer,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<{ readonly turn: number; readonly tellings: JsonText<readonly Telling<unknown>[]> }[]> =>
  db
    .selectFrom('telling')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'telling.campaignId')
        .onRef('turn.turn', '=', 'telling.turn')
        .onRef('turn.edition', '=', 'telling.edition'),
    )
    .select(['telling.turn', 'telling.tellings'])
    .where('telling.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .where('telling.turn', '>=', first)
    .where('telling.turn', '<=', last)
    .where('telling.viewer', '=', viewer.kind)
    .where('telling.seat', '=', viewer.kind === 'seat' ? viewer.seat : '')
    .orderBy('telling.turn')
    .execute();
