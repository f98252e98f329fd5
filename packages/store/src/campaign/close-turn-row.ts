import { changedOne } from '../changed-one.ts';
import type { Trx } from '../schema.ts';
import type { CampaignChanges } from './campaigns.ts';
import type { TurnKey } from './turn-key.ts';

/**
 * Takes the campaign from the turn that we adjudicated to the next, and ends every claim on it. True for one caller
 * alone, however many adjudicated the same turn; the others have nothing to write and roll back. False as well when the
 * campaign has been paused, ended or rolled back meanwhile.
 */
export const closeTurnRow = (
  trx: Trx,
  expected: TurnKey,
  next: Pick<CampaignChanges, 'status' | 'version' | 'deadline' | 'dueAt' | 'heldSince' | 'endedAt'>,
): Promise<boolean> =>
  changedOne(
    trx
      .updateTable('campaign')
      .set({
        heldSince: null,
        ...next,
        turn: expected.turn + 1,
        listClosedAt: null,
        leaseOwner: null,
        leasedUntil: null,
        attempts: 0,
      })
      .where('id', '=', expected.campaignId)
      .where('turn', '=', expected.turn)
      .where('edition', '=', expected.edition)
      .where('status', '=', 'running'),
  );
