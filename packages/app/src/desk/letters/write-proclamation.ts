import { type CampaignId, checkSheet, err, knownTo, ok, type SeatId } from '@chancery/core';
import { addLetter, flag, type LetterId, newId } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { takingAt } from '../../campaign/play/placed.ts';
import { closedPress } from '../../campaign/press/press-rules.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { speaksFor } from './party.ts';

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
      const held = await holdCampaign(trx, app, actor, {
        useCase: 'publishPress',
        of: { campaignId, seat },
        wanted: PLAYED,
      });
      if (!held.ok) return held;
      const { campaign } = held.value;
      const spokesman = await speaksFor(trx, actor, 'publishPress', { campaign, party: seat });
      if (!spokesman.ok) return spokesman;
      const { permit } = spokesman.value;
      const closed = closedPress(campaign.pressMode, 'public');
      if (closed !== null) return err(closed);
      const play = await inPlay(trx, app, campaign);
      const refused = play.pace.taken.refuses('proclamation');
      if (refused !== null) return err(refused);
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
      await play.pace.run.ask(trx, app, play);
      await audit(trx, app, { permit, campaignId, action: 'writeProclamation', facts: { letter: id } });
      return ok({ id });
    }),
);

/** What the rules have against it; that they know of no proclamations, to begin with. */
const refusals = ({ ruleset, position }: InPlay, seat: SeatId, text: string): readonly string[] => {
  const order = ruleset.correspondence?.proclamation?.(text.trim());
  if (order === undefined) return ['text: the rules of this campaign know of no proclamations'];
  if (text.trim() === '') return [];
  const known = knownTo(ruleset, position, seat);
  const reading = checkSheet(ruleset, known, [order]);
  return [...reading.findings, ...reading.lines.flatMap(({ findings }) => findings)]
    .filter(({ level }) => level === 'illegal')
    .map(({ refusal }) => `text: ${ruleset.text.refusal(refusal, known)}`);
};
