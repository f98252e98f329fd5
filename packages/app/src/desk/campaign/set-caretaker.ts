import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { lockSeat } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { openLabel } from '../../campaign/pace/label.ts';
import { putCaretaker } from '../../campaign/seats/put-caretaker.ts';
import { takeBackSeat } from '../../campaign/seats/take-back-seat.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { armClock } from '../time/arm-clock.ts';

export interface SetCaretaker {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** False gives the seat back into the hands of its ruler. */
  readonly caretaker: boolean;
  /** For the record; may be empty. */
  readonly reason: string;
}

/**
 * A master has a bot look after the seat of a ruler who is not heard of, without taking it from them. Orders of their own
 * count before those of the bot, and give them their seat back.
 */
export const setCaretaker = useCase<SetCaretaker, null>('setCaretaker', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, caretaker, reason } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'setCaretaker', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = wordFaults('reason', reason, { least: 0, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const row = await lockSeat(trx, campaignId, seat);
    if (row?.userId == null) return err({ code: 'not-found', what: 'ruler', id: seat });
    if ((row.control === 'caretaker') === caretaker) {
      return err({ code: 'conflict', what: 'caretaker', found: row.control });
    }
    const scene = { app, trx, campaign, permit };
    if (caretaker) {
      const key = `caretaker-in:${campaignId}:${seat}:${app.now()}`;
      const label = await openLabel(trx, app, campaign);
      await putCaretaker(scene, row, { turn: campaign.turn + 1, ...label, reason: reason.trim(), key });
    } else {
      await takeBackSeat(scene, await inPlay(trx, app, campaign), row);
    }
    await armClock(scene, campaign);
    await audit(trx, app, { permit, campaignId, action: 'setCaretaker', facts: { seat, caretaker } });
    return ok(null);
  }),
);
