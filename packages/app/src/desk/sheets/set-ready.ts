import { err, ok } from '@chancery/core';
import { countingMarks } from '@chancery/store';
import { heldAtDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { noteReady } from '../../campaign/clock/ready.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { takingAt } from '../../campaign/play/placed.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface SetReady extends SeatOf {
  readonly ready: boolean;
}

/**
 * A ruler says that they need no more time, or that they do. Only one whose sheet counts can be ready: who wants to do
 * nothing sends an empty one. When all are ready the window closes at once, if the campaign is set so.
 */
export const setReady = useCase<SetReady, { readonly turn: number }>('setReady', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const desk = await heldAtDesk(trx, actor, 'setReady', input);
    if (!desk.ok) return desk;
    const { campaign, permit } = desk.value;
    const { campaignId, seat, ready } = input;
    const { key, ahead } = takingAt(campaign, app.now());
    const play = await inPlay(trx, app, campaign);
    const refused = play.pace.taken.refuses('ready');
    if (refused !== null) return err(refused);
    if (ahead) return err({ code: 'next-turn', turn: key.turn });
    const sheets = await countingMarks(trx, key);
    if (ready && !sheets.some((sheet) => sheet.seat === seat)) {
      return err({ code: 'conflict', what: 'sheet', found: 'none' });
    }
    await noteReady(trx, app, play, { seat, ready });
    await audit(trx, app, { permit, campaignId, action: 'setReady', facts: { seat, turn: key.turn, ready } });
    return ok({ turn: key.turn });
  }),
);
