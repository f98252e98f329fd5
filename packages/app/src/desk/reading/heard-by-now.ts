import { type AnyEvent, joined, openedBy, type SeatId } from '@chancery/core';
import { type CampaignRow, type Db, eventsBetween, type JsonText, parsed } from '@chancery/store';
import { type Heard, type HeardFrom, heardSince } from '../../campaign/position/heard-since.ts';
import { isOver } from '../../campaign/terms/status.ts';

export interface HeardByNow extends HeardFrom {
  readonly campaign: Pick<CampaignRow, 'id' | 'turn' | 'status'>;
}

/** What a seat, or the public, heard of a turn; behind it, when the campaign is over, what its rules have hidden until then. */
export const heardByNow = async (
  db: Db,
  { campaign, ruleset }: HeardByNow,
  seat: SeatId | null,
  turn: number,
): Promise<Heard> => {
  const heard = await heardSince(db, { campaign, ruleset }, seat, turn);
  if (!isOver(campaign) || ruleset.afterwards === undefined) return heard;
  const kept = await eventsBetween(db, campaign.id, { first: heard.since + 1, last: turn });
  const events = kept.flatMap((each) => parsed(each as JsonText<readonly AnyEvent[]>));
  return { ...heard, tellings: joined([heard.tellings, openedBy(ruleset, events)]) };
};
