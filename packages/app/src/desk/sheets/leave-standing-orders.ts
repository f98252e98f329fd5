import { err, ok } from '@chancery/core';
import { changeSeat, jsonText } from '@chancery/store';
import { atDesk, heldAtDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { standingInRules } from '../../campaign/play/standing-in-rules.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { withoutArrivals } from './arrived.ts';
import { type GivenOrders, givenFaults, readGiven } from './read-given.ts';
import { type ReceiptContent, wordsOf } from './receipt.ts';

export interface LeaveStandingOrders extends SeatOf {
  /** Null: none any more. */
  readonly standing: GivenOrders | null;
}

/** How they were understood; of each turn only those are carried out that are possible then. */
export type LeftStanding = Pick<ReceiptContent, 'lines' | 'together'>;

/**
 * Orders that are carried out in every turn to which the ruler sends none. They keep their realm in order and their turns are
 * missed all the same: they are not a sheet.
 */
export const leaveStandingOrders = useCase<LeaveStandingOrders, LeftStanding>(
  'submitOrders',
  async (app, actor, input) => {
    const { campaignId, seat, standing } = input;
    const faults = standing === null ? [] : givenFaults(standing);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const desk = await atDesk(app.store.db, actor, 'submitOrders', input);
    if (!desk.ok) return desk;
    const play = await inPlay(app.store.db, app, desk.value.campaign);
    if (standing !== null && standingInRules(play.ruleset)) return err({ code: 'standing-in-rules' });
    const given = standing === null ? null : readGiven(play, seat, standing);
    if (given !== null && !given.ok) return given;
    const read = given === null ? null : withoutArrivals(play, given.value);
    return transact(app.store, async (trx) => {
      const still = await heldAtDesk(trx, actor, 'submitOrders', { ...input, hold: 'share' });
      if (!still.ok) return still;
      const standingOrders = read === null ? null : jsonText(read.reading.orders);
      await changeSeat(trx, campaignId, seat, { standingOrders });
      const { permit } = still.value;
      const facts = { seat, left: standingOrders !== null };
      await audit(trx, app, { permit, campaignId, action: 'leaveStandingOrders', facts });
      return ok(read === null ? { lines: [], together: [] } : wordsOf(play.ruleset, read));
    });
  },
);
