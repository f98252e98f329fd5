import type { CampaignId } from '@chancery/core';
import { type Db, liveTurnsBetween, standingTurns, type TurnRow, turnWindowsBetween } from '@chancery/store';

/** A turn as it stands in a list of all that are out. */
export interface TurnToList {
  readonly out: TurnRow;
  /** What the rules called the window that closed with it, in live play and where windows ask one group after another; null for others. */
  readonly label: string | null;
  /** In live play the first turn of the clock whose last it is; otherwise the turn itself. */
  readonly first: number;
}

/** So many are looked into at once: a long game of live play has thousands of clocks. */
const MOST = 300;

/**
 * The turns that stand, the oldest first. Those of live play are small: of each clock there is the last, and of a long game
 * not all that are old.
 */
export const turnsToList = async (db: Db, campaignId: CampaignId): Promise<readonly TurnToList[]> => {
  const turns = await standingTurns(db, campaignId);
  const live = new Map(
    (await liveTurnsBetween(db, campaignId, 0, turns.length)).map((row) => [row.turn, row] as const),
  );
  const windows = new Map(
    (await turnWindowsBetween(db, campaignId, 0, turns.length)).map(({ turn, label }) => [turn, label] as const),
  );
  const listed: TurnToList[] = [];
  let first: number | null = null;
  for (const out of turns) {
    const own = live.get(out.turn);
    first ??= out.turn;
    if (own !== undefined && live.get(out.turn + 1)?.clock === own.clock) continue;
    listed.push({ out, label: own?.label ?? windows.get(out.turn) ?? null, first });
    first = null;
  }
  const old = listed.length - MOST / 2;
  if (live.size === 0 || listed.length <= MOST) return listed;
  const every = Math.ceil(old / (MOST / 2));
  return listed.filter((_, place) => place >= old || place % every === 0);
};
