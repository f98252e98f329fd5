import {
  type AnyRuleset,
  type AnyTelling,
  type CampaignId,
  PUBLIC,
  receivedBy,
  type SeatId,
  viewerOf,
} from '@chancery/core';
import { type Db, type JsonText, type KeptTellings, parsed, tellingsBetween } from '@chancery/store';
import { recentFor } from './recent.ts';

/** Of whose campaign, and by which rules. */
export interface HeardIn {
  readonly ruleset: AnyRuleset;
  readonly campaignId: CampaignId;
}

/**
 * What a seat (null: the public) heard of each of some turns that stand, the oldest first. The record is kept once for all, and
 * this is the only place where somebody's news are taken out of it; words that it does not tell come from the seat's own row.
 */
export const heardOf = async (
  db: Db,
  { ruleset, campaignId }: HeardIn,
  seat: SeatId | null,
  turns: { readonly first: number; readonly last: number },
): Promise<readonly (readonly AnyTelling[])[]> => {
  const rows = await tellingsBetween(db, campaignId, seat === null ? PUBLIC : viewerOf(seat), turns);
  const byTurn = Map.groupBy(rows, ({ turn }) => turn);
  return Promise.all(
    [...byTurn.values()].map(async (kept) => {
      const own = kept.find(({ viewer }) => viewer !== 'master');
      if (own !== undefined) return tellingsIn(own);
      const [record] = kept as [KeptTellings];
      const key = `${campaignId} ${record.turn} ${record.edition}`;
      const all = await recentOf(ruleset).getOrMake(key, db, async () => {
        return { value: tellingsIn(record), weight: record.tellings.length };
      });
      return receivedBy(all, seat);
    }),
  );
};

const tellingsIn = ({ tellings }: KeptTellings): readonly AnyTelling[] =>
  parsed(tellings as JsonText<readonly AnyTelling[]>);

/** Weighed by the characters of their JSON: what is read one after the other when a turn has come out. */
const recentOf = recentFor<readonly AnyTelling[]>(8_000_000);
