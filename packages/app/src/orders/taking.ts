import { err, type Instant, isClosed, ok, type Result } from '@chancery/core';
import type { CampaignRow, TurnKey, TurnRow } from '@chancery/store';
import type { AppError } from '../errors.ts';
import { turnInHand } from '../turns/in-play.ts';

/** For which turn orders are taken now. */
export interface Taking {
  readonly key: TurnKey;
  /**
   * The turn in hand takes no more, and its adjudication is not over: what comes is for the turn after it, and is read
   * once more when there is something to read it by.
   */
  readonly ahead: boolean;
}

/** A clock that stands still keeps the window open, whatever its deadline says. */
export const takingAt = (campaign: CampaignRow, now: Instant): Taking => {
  const { deadline, grace, heldSince } = campaign;
  const key = turnInHand(campaign);
  const ahead = deadline !== null && heldSince === null && isClosed(deadline, now, grace);
  return ahead ? { key: { ...key, turn: key.turn + 1 }, ahead } : { key, ahead };
};

/** The turn that a sheet goes to. */
export interface Placed {
  readonly taking: Taking;
  /** The turn that it was written for, when it has come too late for that. */
  readonly insteadOf: number | null;
}

/**
 * Where a sheet belongs that names its turn, or names none. One that arrived after the deadline, or while the turn was
 * adjudicated, belongs to the next turn; one that is older, or too early, is refused.
 */
export const placeSheet = (
  campaign: CampaignRow,
  out: Pick<TurnRow, 'resolvedAt'>,
  named: number | null,
  arrivedAt: Instant,
  now: Instant,
): Result<Placed, AppError> => {
  const taking = takingAt(campaign, now);
  const { turn } = taking.key;
  // Who names none means the turn that he sees, which after the deadline is the one that takes no more.
  if (named === null) return ok({ taking, insteadOf: taking.ahead ? turn - 1 : null });
  if (named === turn) return ok({ taking, insteadOf: null });
  if (named > turn) return err({ code: 'bad-input', faults: [`turn: wanted ${turn}, not ${named}`] });
  const inFlight = named === campaign.turn && arrivedAt <= out.resolvedAt;
  if (named === turn - 1 && (taking.ahead || inFlight)) return ok({ taking, insteadOf: named });
  return err({ code: 'too-late', turn: named, deadline: null });
};
