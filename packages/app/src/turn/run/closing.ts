import { err, type Incident, type Instant, ok, type Result } from '@chancery/core';
import {
  addReviewedList,
  type CampaignRow,
  changeCampaign,
  lockCampaign,
  type Trx,
  type TurnKey,
  type TurnListRow,
  turnListOf,
} from '@chancery/store';
import type { SheetCount } from '../../campaign/clock/breaker.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import type { Cause } from '../../campaign/play/cause.ts';
import { excusesFor } from '../../campaign/play/excuses.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { isInReview, reviewEnds } from '../../campaign/terms/review.ts';
import { holdForMissing } from '../../desk/time/hold-for-missing.ts';
import type { App } from '../../ground/app.ts';
import type { Permit } from '../../ground/permit.ts';
import { keepTurnList, listedInputs } from '../record/turn-list.ts';
import { turnSecrets } from '../record/turn-secrets.ts';
import { type Adjudicated, adjudicate } from './adjudicate.ts';
import { gather } from './gather.ts';
import { reviewedList } from './reviewed.ts';
import { settleTurn } from './settle-turn.ts';
import { tellOfReview } from './tell-of-review.ts';

/** A turn to be closed. */
export interface Closing {
  /** The turn in hand when the closing was decided: if it is another by now, there is nothing to close. */
  readonly key: TurnKey;
  readonly cause: Cause;
  readonly permit: Permit;
  /** Nobody shall count as silent. */
  readonly excused: boolean;
  /** The turn before has just told the rules of the seats. */
  readonly seatsTold?: true;
}

/** What came of it. */
export type Closed =
  | { readonly kind: 'closed'; readonly turn: number; readonly over: boolean; readonly deadline: Instant | null }
  /** Too many sheets are missing: the clock is held, and the masters are told. */
  | ({ readonly kind: 'held' } & SheetCount)
  /** The list is closed, and masters look at the turn until it is published. */
  | { readonly kind: 'in-review'; readonly turn: number; readonly until: Instant };

/** A first step: the list of the turn is closed and shown to everybody; the next step runs the turn by it. */
export interface ListClosed {
  readonly kind: 'listed';
  readonly turn: number;
}

export type NotClosed =
  /** It is no longer the open turn, or its time has not come yet. */
  { readonly code: 'not-due' } | { readonly code: 'stuck'; readonly incident: Incident };

const NOT_DUE = err({ code: 'not-due' } as const);

/**
 * The one path by which a turn comes out, whoever fires it. A turn of sealed orders takes two steps, each a transaction of its
 * own: its list is closed, and then it is run by that list and by nothing else. A turn of live play takes one. The campaign is
 * held, so nobody else closes the same turn; sheets that come meanwhile wait, and find that it takes no more.
 */
export const closeInHand = async (
  trx: Trx,
  app: App,
  closing: Closing,
): Promise<Result<Closed | ListClosed, NotClosed>> => {
  const campaign = await lockCampaign(trx, closing.key.campaignId);
  if (campaign === undefined || campaign.status !== 'running') return NOT_DUE;
  const inHand = turnInHand(campaign);
  if (inHand.turn !== closing.key.turn || inHand.edition !== closing.key.edition) return NOT_DUE;
  const play = await inPlay(trx, app, campaign);
  const list = await turnListOf(trx, play.key);
  if (list !== undefined) {
    // Only a master ends a review before its time.
    if (closing.permit.role === 'system' && isInReview(campaign, app.now())) return NOT_DUE;
    return outcomeOf(await runListed(trx, app, play, await listAfterReview(trx, app, play, list)));
  }
  const { time, run } = play.pace;
  if (!(await time.isTime(trx, app, play, closing.cause))) return NOT_DUE;
  const tripped = closing.cause === 'deadline' ? await time.missingTooMany(trx, play) : null;
  if (tripped !== null) {
    await holdForMissing(trx, app, play, { permit: closing.permit, count: tripped });
    return ok({ kind: 'held', ...tripped });
  }
  const closed = run.afterList(campaign, app.now());
  if (closed === null) return closeAtOnce(trx, app, play, closing);
  await listInHand(trx, app, play, closing);
  await changeCampaign(trx, campaign.id, closed);
  const { turn } = inHand;
  const until = reviewEnds({ ...campaign, listClosedAt: closed.listClosedAt ?? null });
  if (until === null) return ok({ kind: 'listed', turn });
  await tellOfReview(trx, app, play, { permit: closing.permit, until });
  return ok({ kind: 'in-review', turn, until });
};

/** The list as masters have left it, kept in place of the one that was closed where they have decided something. */
const listAfterReview = async (trx: Trx, app: App, play: InPlay, list: TurnListRow): Promise<TurnListRow> => {
  if (reviewEnds(play.campaign) === null) return list;
  const reviewed = await reviewedList(trx, app, { play, list });
  if (reviewed === list) return list;
  const { campaignId, turn, edition, lines, salts, wordSalts, acts, rulings } = reviewed;
  await addReviewedList(trx, { campaignId, turn, edition, lines, salts, wordSalts, acts, rulings, at: app.now() });
  return reviewed;
};

/**
 * Where acts are a turn of their own, what is told of the seats is part of nobody's post, and says not that time is over. The
 * post comes after them.
 */
const closeAtOnce = async (
  trx: Trx,
  app: App,
  play: InPlay,
  closing: Closing,
): Promise<Result<Closed | ListClosed, NotClosed>> => {
  const { key, cause } = closing;
  const list = await listInHand(trx, app, play, closing);
  const ran = await runListed(trx, app, play, list);
  if (!ran.ok || list.cause === cause || !play.pace.time.sameClock(play.window, ran.value.run.window))
    return outcomeOf(ran);
  const next = { ...key, turn: key.turn + 1 };
  const then = await closeInHand(trx, app, { ...closing, key: next, seatsTold: true });
  return then.ok || then.error.code === 'stuck' ? then : outcomeOf(ran);
};

/** Closes the list of the turn in hand. */
const listInHand = async (trx: Trx, app: App, play: InPlay, closing: Closing): Promise<TurnListRow> => {
  const { excused, permit } = closing;
  const { secrets } = await turnSecrets(trx, play.key);
  const excuses = await excusesFor(trx, app, play, closing);
  const all = await gather(trx, app, play, { secrets, gathering: { ...closing, excuses } });
  const cause = (all.unlisted.acts.length > 0 ? play.pace.run.acts : null) ?? closing.cause;
  const gathered =
    cause === closing.cause
      ? all
      : await gather(trx, app, play, { secrets, gathering: { ...closing, cause, excuses } });
  return keepTurnList(trx, app, play, { ...gathered, cause, excused, byUser: permit.userId });
};

/** A turn that was run, and the campaign after it. */
interface Ran {
  readonly run: Adjudicated;
  readonly after: CampaignRow;
}

/** Runs the turn in hand by its closed list, and writes all that follows from it. */
const runListed = async (trx: Trx, app: App, play: InPlay, list: TurnListRow): Promise<Result<Ran, NotClosed>> => {
  const { secrets, closed } = await turnSecrets(trx, play.key);
  const inputs = listedInputs(play, list, secrets);
  const { engine } = app.config;
  const run = adjudicate(play, inputs, { engine, closed, drawSecret: () => app.random(32) });
  if (!run.ok) return err({ code: 'stuck', incident: run.incident });
  return ok({ run: run.turn, after: await settleTurn(trx, app, play, { list, inputs, run: run.turn }) });
};

const outcomeOf = (ran: Result<Ran, NotClosed>): Result<Closed, NotClosed> => {
  if (!ran.ok) return ran;
  const { run, after } = ran.value;
  return ok({ kind: 'closed', turn: after.turn, over: run.window.kind === 'outcome', deadline: after.deadline });
};
