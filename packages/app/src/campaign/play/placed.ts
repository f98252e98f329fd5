import { type Instant, isClosed } from '@chancery/core';
import type { CampaignRow, TurnKey } from '@chancery/store';
import { turnInHand } from './play.ts';

/** For which turn orders are taken now. */
export interface Taking {
  readonly key: TurnKey;
  /**
   * The turn in hand takes no more, and its adjudication is not over: what comes is for the turn after it, and is read
   * once more when there is something to read it by.
   */
  readonly ahead: boolean;
}

/** A clock that stands still keeps the window open, whatever its deadline says, unless the list of the turn is closed. */
export const takingAt = (campaign: CampaignRow, now: Instant): Taking => {
  const { deadline, grace, heldSince, listClosedAt } = campaign;
  const key = turnInHand(campaign);
  const isOver = deadline !== null && heldSince === null && isClosed(deadline, now, grace);
  const ahead = isOver || listClosedAt !== null;
  return ahead ? { key: { ...key, turn: key.turn + 1 }, ahead } : { key, ahead };
};

/** The turn that a sheet goes to. */
export interface Placed {
  readonly taking: Taking;
  /** The turn that it was written for, when it has come too late for that. */
  readonly insteadOf: number | null;
}
