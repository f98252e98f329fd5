import { type Instant, ok, type SeatId } from '@chancery/core';
import { type PollId, type PollKind, pollsOf, seatsOf, type Vote, votesIn } from '@chancery/store';
import { readerOf } from '../../campaign/access/ruled-seats.ts';
import { shownCampaign } from '../../campaign/access/shown-campaign.ts';
import type { Sought } from '../../campaign/access/who-sees.ts';
import { useCase } from '../../ground/use-case.ts';
import { votingSeats } from './close-poll.ts';

/** A poll as everybody may know it, and the reader's own votes. */
export interface ShownPoll {
  readonly id: PollId;
  readonly kind: PollKind;
  readonly question: string;
  readonly openedAt: Instant;
  readonly closesAt: Instant;
  readonly closedAt: Instant | null;
  /** Null while it is open: nobody shall vote by what others say. */
  readonly yes: number | null;
  readonly no: number | null;
  /** How many of those that are asked have said something. */
  readonly voted: number;
  readonly asked: number;
  /** What the reader's own seats say; null for one that has said nothing. */
  readonly own: { readonly [seat: SeatId]: Vote | null };
}

/** What the rulers of a campaign were asked, the newest first. */
export const listPolls = useCase<Sought, readonly ShownPoll[]>('showCampaign', async (app, actor, sought) => {
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const { db } = app.store;
  const { id } = seen.value;
  const voting = votingSeats(await seatsOf(db, id));
  const reader = readerOf(actor);
  const ruled = voting.filter(({ userId }) => userId === reader).map(({ seat }) => seat);
  const shown: ShownPoll[] = [];
  for (const { campaignId: _, openedBy: __, ...poll } of await pollsOf(db, id)) {
    const votes = await votesIn(db, { campaignId: id, id: poll.id });
    const said = new Map(votes.map(({ seat, vote }) => [seat, vote]));
    const own = Object.fromEntries(ruled.map((seat) => [seat, said.get(seat) ?? null]));
    const counted = poll.closedAt === null ? voting.filter(({ seat }) => said.has(seat)).length : votes.length;
    shown.push({ ...poll, voted: counted, asked: voting.length, own });
  }
  return ok(shown);
});
