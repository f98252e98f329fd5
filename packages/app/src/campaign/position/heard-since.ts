import { type AnyRuleset, type AnyTelling, joined, type SeatId } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  type LiveTurnRow,
  lastPostOf,
  lastTurnOffClock,
  liveTurnsOf,
  parsed,
  turnWindowsBetween,
} from '@chancery/store';
import { heardOf } from './heard-of.ts';

/** What a reader has heard lately. */
export interface Heard {
  /** The tellings are of the turns after this one. */
  readonly since: number;
  /** What the rules called the window that closed with the turn, in live play and where windows ask some seats; null for others. */
  readonly label: string | null;
  readonly tellings: readonly AnyTelling[];
}

/** The campaign of which it is heard, and its rules. */
export interface HeardFrom {
  readonly campaign: Pick<CampaignRow, 'id' | 'turn'>;
  readonly ruleset: AnyRuleset;
}

/** So many turns are told at once; who wants more reads on in those before. */
const MOST_TURNS = 200;

/**
 * What a seat, or the public, heard of a turn. Turns of live play are small: each is told with those before it of the same
 * clock, and the newest of all with everything since the seat last posted by another clock. Where windows ask one group after
 * another, the newest is told with everything since the seat was last asked.
 */
export const heardSince = async (
  db: Db,
  { campaign, ruleset }: HeardFrom,
  seat: SeatId | null,
  turn: number,
): Promise<Heard> => {
  const [live] = await liveTurnsOf(db, campaign.id, [turn]);
  const [window] = live === undefined ? await turnWindowsBetween(db, campaign.id, turn, turn) : [];
  const since =
    window === undefined
      ? await sinceWhen(db, campaign, { seat, turn, live })
      : await sinceAsked(db, campaign, { seat, turn });
  const heard = await heardOf(db, { ruleset, campaignId: campaign.id }, seat, { first: since + 1, last: turn });
  return { since, label: live?.label ?? window?.label ?? null, tellings: joined(heard) };
};

const sinceWhen = async (
  db: Db,
  campaign: Pick<CampaignRow, 'id' | 'turn'>,
  { seat, turn, live }: { readonly seat: SeatId | null; readonly turn: number; readonly live: LiveTurnRow | undefined },
): Promise<number> => {
  if (live === undefined) return Math.max(0, turn - 1);
  const ofClock = await lastTurnOffClock(db, campaign.id, live.clock, turn);
  if (seat === null || turn < campaign.turn) return Math.max(ofClock, turn - MOST_TURNS);
  const ownPost = (await lastPostOf(db, campaign.id, seat, ofClock)) ?? 1;
  return Math.max(Math.min(ofClock, ownPost - 1), turn - MOST_TURNS, 0);
};

/** More turns than any game runs between two windows of one seat. */
const MOST_WINDOWS = 40;

/** From the turn on that tells of the seat's own orders; who was never asked reads as far back. */
const sinceAsked = async (
  db: Db,
  campaign: Pick<CampaignRow, 'id' | 'turn'>,
  { seat, turn }: { readonly seat: SeatId | null; readonly turn: number },
): Promise<number> => {
  const before = Math.max(0, turn - 1);
  if (seat === null || turn < campaign.turn) return before;
  const first = Math.max(1, turn - MOST_WINDOWS);
  const windows = await turnWindowsBetween(db, campaign.id, first, turn);
  const own = windows.findLast(({ seats }) => parsed(seats).includes(seat));
  return (own?.turn ?? first) - 1;
};
