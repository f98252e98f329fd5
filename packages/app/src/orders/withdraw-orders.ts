import { err, ok } from '@chancery/core';
import { addSheet, changeSeat, countingSheets, findSeat, newId } from '@chancery/store';
import { audit } from '../audit.ts';
import { rearmAfterUnready } from '../deadlines/ready.ts';
import type { AppError } from '../errors.ts';
import { liveWindow } from '../live/live-window.ts';
import { wakeIfLive } from '../live/wake.ts';
import { transact } from '../transact.ts';
import { inPlay, turnInHand } from '../turns/in-play.ts';
import { useCase } from '../use-case.ts';
import { heldAtDesk, type SeatOf } from './at-desk.ts';
import { draftOf } from './draft-of.ts';
import { takingAt } from './taking.ts';

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

/** Until the deadline a ruler can take back what he sent in: then nothing of his counts. The sheets stay in the record. */
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
    const draft = liveWindow(play.window) === null || row === undefined ? null : await draftOf(trx, app, play, row);
    if (draft?.sheet?.kind === 'waiting') {
      const { number: _, ...same } = draft.sheet;
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
    await wakeIfLive(trx, app, campaign);
    const facts = { seat, turn: key.turn, number: withdrawn };
    await audit(trx, app, { permit, campaignId, action: 'withdrawOrders', facts });
    return ok({ turn: key.turn, number: withdrawn });
  }),
);
