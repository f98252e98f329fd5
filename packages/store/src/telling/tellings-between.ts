import type { CampaignId, Telling, Viewer } from '@chancery/core';
import type { JsonText } from '../json-text.ts';
import type { Db } from '../schema.ts';

/** What is kept of the tellings of a turn for a viewer: its own row, where it has one, or the record. */
export interface KeptTellings {
  readonly turn: number;
  readonly edition: number;
  readonly viewer: Viewer['kind'];
  readonly tellings: JsonText<readonly Telling<unknown>[]>;
}

/** What is kept for a viewer of some turns that stand, the oldest first: the record of each, and behind it the viewer's own row. */
export const tellingsBetween = (
  db: Db,
  campaignId: CampaignId,
  viewer: Viewer,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<KeptTellings[]> =>
  db
    .selectFrom('telling')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'telling.campaignId')
        .onRef('turn.turn', '=', 'telling.turn')
        .onRef('turn.edition', '=', 'telling.edition'),
    )
    .select(['telling.turn', 'telling.edition', 'telling.viewer', 'telling.tellings'])
    .where('telling.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .where('telling.turn', '>=', first)
    .where('telling.turn', '<=', last)
    .where((eb) =>
      eb.or([
        eb('telling.viewer', '=', 'master'),
        eb.and({ 'telling.viewer': viewer.kind, 'telling.seat': viewer.kind === 'seat' ? viewer.seat : '' }),
      ]),
    )
    .orderBy('telling.turn')
    .orderBy('telling.viewer')
    .execute();
