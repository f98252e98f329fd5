import { setTimeout } from 'node:timers/promises';
import { type AnyTelling, type Instant, knownTo, type Outcome, type Window } from '@chancery/core';
import { buildReport, reportWithPlayers, type ShownReport } from '@chancery/reports';
import { claimCampaign, findCampaign, releaseCampaignLease } from '@chancery/store';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { ruledSeatsFor } from '../../campaign/access/ruled-seats.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import type { NoUndo } from '../../campaign/pace/parts/back.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { isAsked } from '../../campaign/play/seating.ts';
import { heardOf } from '../../campaign/position/heard-of.ts';
import type { Receipt } from '../../desk/sheets/receipt.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { LEASE, runClosing } from '../run/run-closing.ts';
import { turnOfPost } from './turn-of-post.ts';

/** What came of a post of a live window. */
export interface ResolvedPost {
  /** The turn that it has become. */
  readonly turn: number;
  /** What its seat heard of that turn, and the same in words, with all dice. */
  readonly told: readonly AnyTelling[];
  readonly report: ShownReport;
  /** Whom the game waits for now. */
  readonly window: Window | Outcome;
  readonly deadline: Instant | null;
  /** Whether it is still the move of the seat. */
  readonly asked: boolean;
  /** Why it cannot be taken back; null when it can, until somebody posts. */
  readonly undo: NoUndo | null;
}

/** How often it is looked whether somebody else is done with the campaign, and how long in between, in milliseconds. */
const TRIES = 40;
const PAUSE = 50;

/**
 * Resolves a post that is safely kept, and those before it. Null when that is not done yet, as the campaign is paused, or
 * another process has it in hand for longer: then a worker does it.
 */
export const resolvePost = async (
  app: App,
  receipt: Receipt,
  of: SeatOf,
  reader: Actor,
): Promise<ResolvedPost | null> => {
  const { db } = app.store;
  for (let left = TRIES; left > 0; left -= 1) {
    const turn = await turnOfPost(db, of.campaignId, receipt);
    if (turn !== 'waiting') return turn === 'gone' ? null : resolvedPost(app, of, turn, reader);
    const claim = await claimCampaign(db, of.campaignId, app.now(), LEASE);
    if (claim === undefined) {
      // Within a transaction we hold what the other waits for.
      if (db.isTransaction) return null;
      await setTimeout(PAUSE);
      continue;
    }
    if (claim.status !== 'running') {
      await releaseCampaignLease(db, claim, null);
      return null;
    }
    const permit = { role: 'system', userId: null } as const;
    const closing = { key: turnInHand(claim), cause: 'post', permit, excused: false } as const;
    const closed = await runClosing(app, claim, closing);
    if (!closed.ok && closed.error.code === 'incident') return null;
  }
  return null;
};

/** The news that a seat has of its own turn once it is out, and how things stand now. */
export const resolvedPost = async (
  app: Pick<App, 'rulesets' | 'store'>,
  { campaignId, seat }: SeatOf,
  turn: number,
  reader: Actor,
): Promise<ResolvedPost> => {
  const { db } = app.store;
  const campaign = await findCampaign(db, campaignId);
  if (campaign === undefined) throw new Error(`campaign ${campaignId} is gone`);
  const { ruleset, position } = await inPlay(db, app, { ...campaign, turn });
  const [told = []] = await heardOf(db, { ruleset, campaignId }, seat, { first: turn, last: turn });
  const now = await inPlay(db, app, campaign);
  const extras = { seat, title: campaign.title, outlook: false };
  const report = buildReport(ruleset, knownTo(ruleset, position, seat), told, extras);
  return {
    turn,
    told,
    report: reportWithPlayers(report, await ruledSeatsFor(db, reader, campaign)),
    window: now.window,
    deadline: campaign.deadline,
    asked: isAsked(now, seat),
    undo: turn === campaign.turn ? await now.pace.back.undo(db, now, seat) : 'not-last',
  };
};
