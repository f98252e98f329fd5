import { err, ok, type Result } from '@chancery/core';
import type { CampaignRow, TurnRow } from '@chancery/store';
import type { AppError } from '../../../ground/errors.ts';
import { type Placed, takingAt } from '../../play/placed.ts';
import type { ToPlace } from '../parts/taken.ts';

/**
 * Where a sheet belongs that names its turn, or names none. One that arrived after the deadline, or while the turn was
 * adjudicated, belongs to the next turn; one that is older, or too early, is refused.
 */
export const placeSheet = (
  campaign: CampaignRow,
  out: Pick<TurnRow, 'resolvedAt'>,
  { named, arrivedAt, now }: ToPlace,
): Result<Placed, AppError> => {
  const taking = takingAt(campaign, now);
  const { turn } = taking.key;
  // Who names none means the turn that they see, which after the deadline is the one that takes no more.
  if (named === null) return ok({ taking, insteadOf: taking.ahead ? turn - 1 : null });
  if (named === turn) return ok({ taking, insteadOf: null });
  if (named > turn) return err({ code: 'bad-input', faults: [`turn: wanted ${turn}, not ${named}`] });
  const inFlight = named === campaign.turn && arrivedAt <= out.resolvedAt;
  if (named === turn - 1 && (taking.ahead || inFlight)) return ok({ taking, insteadOf: named });
  return err({ code: 'too-late', turn: named, deadline: null });
};
