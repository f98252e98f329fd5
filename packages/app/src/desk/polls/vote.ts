import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { castVote, type PollId, pollsOf, seatsOf, type Vote, votesIn } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { closePoll, votingSeats } from './close-poll.ts';

export interface CastVote {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** The one that is open, if it is left out. */
  readonly poll?: PollId | undefined;
  readonly vote: Vote;
}

export interface Voted {
  /** What was asked. */
  readonly question: string;
  readonly vote: Vote;
  /** With this vote all have said what they want. */
  readonly closed: boolean;
}

/** A ruler says yes or no, or the other after all; nobody reads who said what. The last of all closes the poll. */
export const vote = useCase<CastVote, Voted>('vote', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'vote', of: input, wanted: ['running', 'paused'] });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const open = (await pollsOf(trx, campaignId)).find(({ closedAt }) => closedAt === null);
    if (open === undefined || (input.poll !== undefined && input.poll !== open.id))
      return err({ code: 'not-found', what: 'poll', id: input.poll ?? campaignId });
    const voting = votingSeats(await seatsOf(trx, campaignId));
    const userId = permit.userId ?? voting.find((each) => each.seat === seat)?.userId ?? campaign.createdBy;
    await castVote(trx, { campaignId, pollId: open.id, seat, userId, vote: input.vote, at: app.now() });
    await audit(trx, app, { permit, campaignId, action: 'vote', facts: { seat } });
    const said = new Map((await votesIn(trx, open)).map((each) => [each.seat, each.userId]));
    const closed = voting.every((each) => said.get(each.seat) === each.userId);
    if (closed) await closePoll(trx, app, campaign, open);
    return ok({ question: open.question, vote: input.vote, closed });
  }),
);
