import type { Instant } from '@chancery/core';
import { type Db, editionsOf, type TurnRow } from '@chancery/store';

/** When the turn before a window first came out: run again, it goes on being followed by what was done then. */
export const windowOpened = async (db: Db, out: TurnRow): Promise<Instant> => {
  if (out.reason === null) return out.resolvedAt;
  const editions = await editionsOf(db, out.campaignId, out.turn);
  const first = editions.findLast(({ edition, reason }) => edition < out.edition && reason === null);
  return first?.resolvedAt ?? out.resolvedAt;
};
