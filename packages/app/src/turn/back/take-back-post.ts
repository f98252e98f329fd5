import { err, ok } from '@chancery/core';
import { heldAtDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { seatNames } from '../../campaign/access/scene.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { takeBackHeld } from './take-back.ts';

export interface TakeBackPost extends SeatOf {
  /** The turn that the post has become: if another has come since, nothing happens. */
  readonly turn?: number | undefined;
}

export interface TookBack {
  /** The last turn that stands now. */
  readonly turn: number;
  readonly edition: number;
}

/**
 * In live play a ruler takes their last post back, as long as nothing follows from it that cannot be unsaid: no dice were
 * rolled, nobody was told of it by name or called by it, and nobody has posted since. Everybody can read that they did. Their
 * orders are their draft again.
 */
export const takeBackPost = useCase<TakeBackPost, TookBack>('takeBackPost', (app, actor, input) =>
  transact<TookBack, AppError>(app.store, async (trx) => {
    const desk = await heldAtDesk(trx, actor, 'takeBackPost', input);
    if (!desk.ok) return desk;
    const { campaign, permit } = desk.value;
    const { campaignId, seat, turn = campaign.turn } = input;
    const play = await inPlay(trx, app, campaign);
    const refused = turn === campaign.turn ? await play.pace.back.undo(trx, play, seat) : 'not-last';
    if (refused !== null) return err({ code: 'conflict', what: 'post', found: refused });
    const name = (await seatNames(trx, app, campaign))(seat);
    const back = { campaignId, to: turn - 1, rerunThrough: turn - 1 };
    const taken = await takeBackHeld(trx, app, { campaign, permit }, { input: back, reason: '', by: name });
    if (!taken.ok) return taken;
    const { edition } = taken.value.after;
    await audit(trx, app, { permit, campaignId, action: 'takeBackPost', facts: { seat, turn, edition } });
    return ok({ turn: turn - 1, edition });
  }),
);
