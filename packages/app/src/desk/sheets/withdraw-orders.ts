import { err, ok } from '@chancery/core';
import { addSheet, changeSeat, countingSheets, findSeat, newId } from '@chancery/store';
import { heldAtDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { rearmAfterUnready } from '../../campaign/clock/ready.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { setGoing } from '../../campaign/pace/set-going.ts';
import { takingAt } from '../../campaign/play/placed.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface WithdrawOrders extends SeatOf {
  /** The turn whose orders are meant; whoever does not say means the one that is open. */
  readonly turn?: number | undefined;
}

export interface Withdrawn {
  readonly turn: number;
  /** The number of the sheet that counted until now. */
  readonly number: number;
  /** In live play: they had waited for the move of the seat, and are a mere draft now. */
  readonly waiting?: true;
}

/** Until the deadline a ruler can take back what they sent in: then nothing of theirs counts. The sheets stay in the record. */
export const withdrawOrders = useCase<WithdrawOrders, Withdrawn>('withdrawOrders', (app, actor, input) =>
  transact<Withdrawn, AppError>(app.store, async (trx) => {
    const { campaignId, seat } = input;
    const desk = await heldAtDesk(trx, actor, 'withdrawOrders', input);
    if (!desk.ok) return desk;
    const { campaign, permit } = desk.value;
    const now = app.now();
    const { key } = takingAt(campaign, now);
    const row = await findSeat(trx, campaignId, seat);
    const play = await inPlay(trx, app, campaign);
    const waiting = row === undefined ? null : await play.pace.taken.waiting(trx, app, play, row);
    if (waiting !== null) {
      const { number: _, ...same } = waiting;
      const kept = { ...same, ...key, id: newId<'sheet'>(), kind: 'draft', userId: permit.userId, at: now } as const;
      const number = await addSheet(trx, kept);
      const facts = { seat, turn: key.turn, number };
      await audit(trx, app, { permit, campaignId, action: 'withdrawOrders', facts });
      return ok({ turn: key.turn, number, waiting: true });
    }
    if (input.turn !== undefined && input.turn < key.turn) {
      const deadline = input.turn === turnInHand(campaign).turn ? campaign.deadline : null;
      return err({ code: 'too-late', turn: input.turn, deadline });
    }
    const sheet = (await countingSheets(trx, key)).find((each) => each.seat === seat);
    if (sheet === undefined || (input.turn ?? key.turn) !== key.turn) {
      return err({ code: 'not-found', what: 'sheet', id: `turn ${input.turn ?? key.turn}` });
    }
    const { number: withdrawn, ...same } = sheet;
    await addSheet(trx, { ...same, id: newId<'sheet'>(), kind: 'withdrawn', userId: permit.userId, at: now });
    await changeSeat(trx, campaignId, seat, { readyForTurn: null });
    await rearmAfterUnready(trx, app, campaign);
    await setGoing(trx, app, campaign);
    const facts = { seat, turn: key.turn, number: withdrawn };
    await audit(trx, app, { permit, campaignId, action: 'withdrawOrders', facts });
    return ok({ turn: key.turn, number: withdrawn });
  }),
);
