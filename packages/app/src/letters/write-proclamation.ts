import { type CampaignId, checkSheet, err, knownTo, ok, type SeatId } from '@chancery/core';
import { addLetter, flag, type LetterId, newId } from '@chancery/store';
import { audit } from '../audit.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { wordFaults } from '../campaigns/words.ts';
import { liveWindow } from '../live/live-window.ts';
import { takingAt } from '../orders/taking.ts';
import { transact } from '../transact.ts';
import { askOpenQuestions } from '../turns/ask-questions.ts';
import { type InPlay, inPlay, PLAYED } from '../turns/in-play.ts';
import { useCase } from '../use-case.ts';
import { speaksFor } from './party.ts';
import { closedPress } from './press-rules.ts';

export interface WriteProclamation {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** Empty to take back what was written before. */
  readonly text: string;
}

/**
 * Writes a proclamation in a campaign whose rules read it: it comes before them with the orders of the seat when the
 * turn is run, and they publish it. The last one that was written or ordered before the deadline counts. Where the rules
 * know of none, an article of the press does the same.
 */
export const writeProclamation = useCase<WriteProclamation, { readonly id: LetterId }>(
  'publishPress',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const { campaignId, seat, text } = input;
      const held = await holdCampaign(trx, app, actor, 'publishPress', { campaignId, seat }, PLAYED);
      if (!held.ok) return held;
      const { campaign } = held.value;
      const spokesman = await speaksFor(trx, actor, 'publishPress', campaign, seat);
      if (!spokesman.ok) return spokesman;
      const { permit } = spokesman.value;
      const closed = closedPress(campaign.pressMode, 'public');
      if (closed !== null) return err(closed);
      const play = await inPlay(trx, app, campaign);
      if (liveWindow(play.window) !== null) return err({ code: 'conflict', what: 'proclamation', found: 'live' });
      if (takingAt(campaign, app.now()).ahead) {
        return err({ code: 'too-late', turn: play.key.turn, deadline: campaign.deadline });
      }
      if (play.window.kind !== 'window' || !play.window.seats.includes(seat)) {
        return err({ code: 'not-asked', seat, turn: play.key.turn });
      }
      const faults = [...wordFaults('text', text, { least: 0, most: 20_000 }), ...refusals(play, seat, text)];
      if (faults.length > 0) return err({ code: 'bad-input', faults });
      const id = newId<'letter'>();
      const userId = permit.userId ?? campaign.createdBy;
      const { turn } = campaign;
      await addLetter(
        trx,
        {
          campaignId,
          id,
          turn,
          kind: 'proclamation',
          seat,
          userId,
          anonymous: flag(false),
          threadId: id,
          subject: '',
          body: text.trim(),
          at: app.now(),
        },
        [],
      );
      await askOpenQuestions(trx, app, play);
      await audit(trx, app, { permit, campaignId, action: 'writeProclamation', facts: { letter: id } });
      return ok({ id });
    }),
);

/** What the rules have against it; that they know of no proclamations, to begin with. */
const refusals = ({ ruleset, position }: InPlay, seat: SeatId, text: string): readonly string[] => {
  const order = ruleset.post?.proclamation?.(text.trim());
  if (order === undefined) return ['text: the rules of this campaign know of no proclamations'];
  if (text.trim() === '') return [];
  const known = knownTo(ruleset, position, seat);
  const reading = checkSheet(ruleset, known, [order]);
  return [...reading.findings, ...reading.lines.flatMap(({ findings }) => findings)]
    .filter(({ level }) => level === 'illegal')
    .map(({ refusal }) => `text: ${ruleset.text.refusal(refusal, known)}`);
};
