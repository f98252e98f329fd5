import { type CampaignId, DAY, err, type Instant, ok, type Result, type SeatId } from '@chancery/core';
import { makeReplyToken, readReplyToken, type TokenFault } from '@chancery/mail';
import { type Db, findReplyName, type LetterId, NO_LETTER, replyNameFor, type UserId } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { serverKey } from '../../ground/server-key.ts';

/**
 * What answers to a mail are: orders of a seat for a turn, rulings of the masters, or the answer to a letter; written by one
 * user and no other.
 */
export interface ReplyRight {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  readonly userId: UserId;
  readonly turn: number;
  /** Null where the answers are orders, or rulings where the masters stand in place of a seat. */
  readonly letter: LetterId | null;
}

/** How long answers to a mail are taken as such: longer than most turns, shorter than mails are kept. */
const GOOD_FOR = 60 * DAY;

/** The token for the reply address of a mail. */
export const replyTokenFor = async (
  app: Pick<App, 'store' | 'now' | 'random'>,
  { campaignId, seat, userId, turn, letter }: ReplyRight,
): Promise<string> => {
  const { db } = app.store;
  const now = app.now();
  const letterId = letter ?? NO_LETTER;
  const name = await replyNameFor(db, { name: app.random(8), campaignId, seat, userId, letterId, createdAt: now });
  return makeReplyToken(await serverKey(db, app, 'reply-key'), { seat: name, turn, expires: now + GOOD_FOR });
};

/** What a token that came with a mail stands for; `expired` ones still say it. */
export const rightOf = async (
  db: Db,
  app: Pick<App, 'now' | 'random'>,
  token: string,
  now: Instant,
): Promise<
  Result<ReplyRight, { readonly code: 'forged' } | { readonly code: 'expired'; readonly right: ReplyRight }>
> => {
  const read = readReplyToken([await serverKey(db, app, 'reply-key')], token, now);
  if (!read.ok && read.error.code !== 'expired') return err({ code: 'forged' });
  const { seat: name, turn } = read.ok ? read.value : (read.error as Extract<TokenFault, { code: 'expired' }>).right;
  const row = await findReplyName(db, name);
  if (row === undefined) return err({ code: 'forged' });
  const { campaignId, seat, userId, letterId } = row;
  const right = { campaignId, seat, userId, turn, letter: letterId === NO_LETTER ? null : letterId };
  return read.ok ? ok(right) : err({ code: 'expired', right });
};
