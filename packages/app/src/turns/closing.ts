import { err, type Incident, type Instant, ok, type Result, type SeatId } from '@chancery/core';
import {
  type CampaignRow,
  changeCampaign,
  closeTurnRow,
  countingMarks,
  countingSheets,
  findCampaign,
  lockCampaign,
  seatsOf,
  secretOf,
  type Trx,
  type TurnKey,
} from '@chancery/store';
import type { App } from '../app.ts';
import { audit } from '../audit.ts';
import { tellMasters } from '../campaigns/everybody.ts';
import { settingsOf } from '../campaigns/settings.ts';
import { breakerTrips, countSheets, type SheetCount } from '../deadlines/breaker.ts';
import { releaseBreaker } from '../deadlines/breaker-release.ts';
import { clockAfter, closingTime, NO_CLOCK, stoppedClock } from '../deadlines/clock.ts';
import { closesEarly } from '../deadlines/ready.ts';
import { tellDeadline } from '../deadlines/tell-deadline.ts';
import { deliverPost } from '../letters/deliver-post.ts';
import { liveCause } from '../live/live-cause.ts';
import { applyLiveSilence, isTimeOver } from '../live/live-silence.ts';
import { liveWindow, sameClock } from '../live/live-window.ts';
import { namedBy } from '../live/named-by.ts';
import { takeOnLive } from '../live/take-on.ts';
import { applySilence } from '../missed/apply-silence.ts';
import { climb } from '../missed/climb.ts';
import { type Excuses, excusesFor } from '../missed/excuses.ts';
import { LADDER_OF } from '../missed/ladder.ts';
import { takeLateSheets } from '../orders/take-late-sheets.ts';
import type { Permit } from '../permit.ts';
import { unseat } from '../seats/unseat.ts';
import { type Adjudicated, adjudicate } from './adjudicate.ts';
import type { Cause } from './cause.ts';
import { type Gathered, gather } from './gather.ts';
import { type InPlay, inPlay, turnInHand } from './in-play.ts';
import { readAgain } from './read-again.ts';
import { tellTurn } from './tell-turn.ts';
import { writeTurn } from './write-turn.ts';

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
  | ({ readonly kind: 'held' } & SheetCount);

export type NotClosed =
  /** It is not the turn in hand any more, or its time has not come after all. */
  { readonly code: 'not-due' } | { readonly code: 'stuck'; readonly incident: Incident };

const NOT_DUE = err({ code: 'not-due' } as const);

/**
 * The one path by which a turn comes out, whoever fires it: all of it in this transaction, or nothing. The campaign is
 * held, so nobody else closes the same turn; sheets that come meanwhile wait, and find that it is another turn.
 */
export const closeInHand = async (trx: Trx, app: App, closing: Closing): Promise<Result<Closed, NotClosed>> => {
  const campaign = await lockCampaign(trx, closing.key.campaignId);
  if (campaign === undefined || campaign.status !== 'running') return NOT_DUE;
  const inHand = turnInHand(campaign);
  if (inHand.turn !== closing.key.turn || inHand.edition !== closing.key.edition) return NOT_DUE;
  const play = await inPlay(trx, app, campaign);
  if (!(await isTime(trx, app, play, closing.cause))) return NOT_DUE;
  const tripped = closing.cause === 'deadline' ? await missingTooMany(trx, play) : null;
  if (tripped !== null) {
    await holdForMissing(trx, app, play, closing, tripped);
    return ok({ kind: 'held', ...tripped });
  }
  const secret = await secretOf(trx, play.key);
  if (secret === undefined) throw new Error(`campaign ${campaign.id} has no secret for turn ${inHand.turn}`);
  const excuses = await excusesFor(trx, app, play, closing);
  const all = await gather(trx, app, play, secret.secret, { ...closing, excuses });
  // In live play acts are a turn of their own: so what is told of the seats is part of nobody's post, and says not that time is over.
  const actsFirst = liveWindow(play.window) !== null && closing.cause !== 'acts' && all.inputs.acts.length > 0;
  const now: Closing = actsFirst ? { ...closing, cause: 'acts' } : closing;
  const gathered = actsFirst ? await gather(trx, app, play, secret.secret, { ...now, excuses }) : all;
  const run = adjudicate(play, gathered.inputs, () => app.random(32));
  if (!run.ok) return err({ code: 'stuck', incident: run.incident });
  const after = await settle(trx, app, play, { ...now, excuses }, gathered, run.turn);
  const { window } = run.turn;
  const closed = ok({
    kind: 'closed',
    turn: inHand.turn,
    over: window.kind === 'outcome',
    deadline: after.deadline,
  } as const);
  if (!actsFirst || !sameClock(play.window, window)) return closed;
  const then = await closeInHand(trx, app, { ...closing, key: turnInHand(after), seatsTold: true });
  return then.ok || then.error.code === 'stuck' ? then : closed;
};

const isTime = async (trx: Trx, app: App, play: InPlay, cause: Cause): Promise<boolean> => {
  const { campaign, window, key } = play;
  if (cause === 'hand') return true;
  if (liveWindow(window) !== null) return (await liveCause(trx, app, play)) === cause;
  const closing = closingTime(campaign);
  if (cause === 'deadline') return campaign.heldSince === null && closing !== null && closing <= app.now();
  return closesEarly(campaign, window, await seatsOf(trx, campaign.id), await countingMarks(trx, key));
};

/** In live play a window waits for one or few, and whoever is silent holds up nobody but himself. */
const missingTooMany = async (trx: Trx, { campaign, window, key }: InPlay): Promise<SheetCount | null> => {
  if (window.kind !== 'window' || window.mode === 'live') return null;
  const count = countSheets(window.seats, await seatsOf(trx, campaign.id), await countingMarks(trx, key));
  return breakerTrips(count, settingsOf(campaign).breakerPercent) ? count : null;
};

const holdForMissing = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { permit }: Closing,
  count: SheetCount,
): Promise<void> => {
  const { campaign, key } = play;
  const clock = stoppedClock(campaign, app.now());
  await changeCampaign(trx, campaign.id, { ...clock, leaseOwner: null, leasedUntil: null, attempts: 0 });
  const name = `clock-held:${campaign.id}:${key.edition}:${key.turn}:${app.now()}`;
  await tellMasters(trx, app, campaign, { kind: 'clock-held', turn: key.turn, ...count }, name);
  await tellDeadline(trx, app, campaign, null);
  const facts = { turn: key.turn, ...count };
  await audit(trx, app, { permit, campaignId: campaign.id, action: 'holdForMissing', facts });
  const held = { ...campaign, ...clock };
  await takeLateSheets(trx, app, campaign, held);
  await releaseBreaker(trx, app, play, held);
};

/** Writes all that follows from a turn that was run. */
const settle = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { cause, permit, excuses }: Closing & { readonly excuses: Excuses },
  gathered: Gathered,
  run: Adjudicated,
): Promise<CampaignRow> => {
  const { campaign, key, ruleset } = play;
  const { id } = campaign;
  const now = app.now();
  const { inputs, ofRecord, seats } = gathered;
  await writeTurn(trx, app, { play, inputs, ofRecord, run, reason: null, byUser: permit.userId });
  const over = run.window.kind === 'outcome';
  const live = liveWindow(play.window);
  const goesOn = live !== null && sameClock(live, run.window) && !isTimeOver(cause, ofRecord);
  const clock = over ? NO_CLOCK : clockAfter(campaign, now, { goesOn, cause });
  const moved = await closeTurnRow(
    trx,
    { ...key, turn: campaign.turn },
    {
      version: ruleset.version,
      ...clock,
      ...(over ? { status: 'ended', endedAt: now } : {}),
    },
  );
  const after = await findCampaign(trx, id);
  if (!moved || after === undefined)
    throw new Error(`turn ${key.turn} of campaign ${id} was run and could not be closed`);
  const scene = { app, trx, campaign: after, permit };
  const { setting } = run.moment.position;
  await deliverPost(scene, { ruleset, setting, events: run.resolved.events });
  if (!over) {
    const viable = (seat: SeatId): boolean => ruleset.seating?.viable(run.moment.position, seat) ?? true;
    const turnout = { seats, ofRecord, excuses, viable };
    const ladder = LADDER_OF[settingsOf(campaign).missedTurns];
    await (live === null
      ? applySilence(scene, { turn: key.turn }, climb(ladder, { ...turnout, turn: key.turn }))
      : applyLiveSilence(scene, play, live, ladder, { ended: !goesOn, cause, turnout }));
  }
  const out = { campaign: after, ruleset, position: run.moment.position, window: run.window };
  if (!over) {
    await readAgain(trx, app, out, await countingSheets(trx, turnInHand(after)), 'window');
    await takeOnLive(trx, app, play, out, ofRecord);
  }
  await tellTurn(trx, app, out, play.window, cause === 'acts' ? run.resolved.tellings.flatMap(namedBy) : []);
  // The report by which a ruler learns how he lost his seat is the last one that is still his.
  if (!over) await unseat(scene, ruleset, setting, run.resolved.events);
  const sheets = ofRecord.filter(({ origin }) => origin === 'sheet').length;
  const facts = { turn: key.turn, edition: key.edition, cause, sheets };
  await audit(trx, app, { permit, campaignId: id, action: 'closeTurn', facts });
  return after;
};
