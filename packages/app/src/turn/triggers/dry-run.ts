import {
  type AnyKnown,
  type AnyTelling,
  type CampaignId,
  err,
  knownTo,
  type Outcome,
  ok,
  type SeatId,
  type Standing,
  type Window,
} from '@chancery/core';
import { parsed, type SheetOrigin, turnListOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { excusesFor } from '../../campaign/play/excuses.ts';
import type { OfRecord } from '../../campaign/play/of-record.ts';
import { questionsOf } from '../../campaign/play/questions-of.ts';
import { isInReview } from '../../campaign/terms/review.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { transact } from '../../ground/transact.ts';
import { incident, useCase } from '../../ground/use-case.ts';
import { type Adjudicated, adjudicate } from '../run/adjudicate.ts';
import { gather } from '../run/gather.ts';
import { runReviewed } from '../run/reviewed.ts';

/** What would happen if the turn were run now, as the master would see it. */
export interface DryRun {
  readonly turn: number;
  /** Where the orders of each seat that the window waits for would come from. */
  readonly sheets: readonly { readonly seat: SeatId; readonly origin: SheetOrigin; readonly orders: number }[];
  readonly questions: number;
  readonly known: AnyKnown;
  readonly tellings: readonly AnyTelling[];
  readonly window: Window | Outcome;
  readonly standings: readonly Standing[];
  /** The turn is under review: this is what is published, dice and all, if masters decide nothing else. */
  readonly inReview: boolean;
}

/**
 * Shows a master what the sheets of now would lead to. Nothing is written, so nobody finds out, and nothing is promised:
 * the dice are others than those of the turn, which nobody may know beforehand, the master least of all. Of a turn under
 * review, whose list is closed, it shows what will be published.
 */
export const dryRun = useCase<{ readonly campaignId: CampaignId }, DryRun>(
  'dryRun',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'dryRun', { campaignId });
    if (!permit.ok) return permit;
    const played = inStatus(seen.value, PLAYED);
    if (!played.ok) return played;
    const play = await inPlay(db, app, played.value);
    const list = isInReview(play.campaign, app.now()) ? await turnListOf(db, play.key) : undefined;
    if (list !== undefined) {
      const reviewed = await transact(app.store, (trx) => runReviewed(trx, app, { play, list }));
      if (!reviewed.ok) return reviewed;
      const ofRecord = parsed(list.ofRecord);
      const questions = questionsOf(play, ofRecord).length;
      return ok(shownRun(play, reviewed.value, { ofRecord, questions, inReview: true }));
    }
    const cause = (await play.pace.time.byItself(db, app, play)) ?? 'hand';
    const excuses = await excusesFor(db, app, play, { cause });
    const gathered = await gather(db, app, play, {
      secrets: { turn: app.random(32), closed: null },
      gathering: { cause, excuses },
    });
    const run = adjudicate(
      play,
      { ...gathered.unlisted, list: null },
      { engine: app.config.engine, closed: undefined, drawSecret: () => app.random(32) },
    );
    if (!run.ok) {
      const { phase, reason } = run.incident;
      return err(incident(app, `dry run of campaign ${campaignId}`, new Error(`phase ${phase}: ${reason}`)));
    }
    const { ofRecord, questions } = gathered;
    return ok(shownRun(play, run.turn, { ofRecord, questions: questions.length, inReview: false }));
  },
);

const shownRun = (
  { key, ruleset }: InPlay,
  { moment, resolved, window }: Adjudicated,
  { ofRecord, ...of }: Pick<DryRun, 'questions' | 'inReview'> & { readonly ofRecord: readonly OfRecord[] },
): DryRun => ({
  ...of,
  turn: key.turn,
  sheets: ofRecord.map(({ seat, origin, orders }) => ({ seat, origin, orders: orders.length })),
  known: knownTo(ruleset, moment.position, 'master'),
  tellings: resolved.tellings,
  window,
  standings: ruleset.standings(moment.position),
});
