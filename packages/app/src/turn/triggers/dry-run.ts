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
import type { SheetOrigin } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { excusesFor } from '../../campaign/play/excuses.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { incident, useCase } from '../../ground/use-case.ts';
import { adjudicate } from '../run/adjudicate.ts';
import { gather } from '../run/gather.ts';

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
}

/**
 * Shows a master what the sheets of now would lead to. Nothing is written, so nobody finds out, and nothing is promised:
 * the dice are others than those of the turn, which nobody may know beforehand, the master least of all.
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
    const { moment, resolved, window } = run.turn;
    return ok({
      turn: play.key.turn,
      sheets: gathered.ofRecord.map(({ seat, origin, orders }) => ({ seat, origin, orders: orders.length })),
      questions: gathered.questions.length,
      known: knownTo(play.ruleset, moment.position, 'master'),
      tellings: resolved.tellings,
      window,
      standings: play.ruleset.standings(moment.position),
    });
  },
);
