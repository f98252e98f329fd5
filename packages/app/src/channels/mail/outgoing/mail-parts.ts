import { type CampaignId, type SeatId, seatId } from '@chancery/core';
import type { Mail } from '@chancery/mail';
import {
  type CampaignRow,
  type ClaimedItem,
  type Db,
  findSeat,
  MASTER_PARTY,
  seatsOf,
  type UserId,
  userSettingOf,
} from '@chancery/store';
import { ALIVE } from '../../../campaign/terms/status.ts';
import type { App } from '../../../ground/app.ts';
import { serverKey } from '../../../ground/server-key.ts';
import { mailLanguage } from '../../../ground/tell/language.ts';
import { unsubscribeToken } from '../../../ground/tell/unsubscribe-token.ts';
import type { TextLanguage } from '../../../ground/text/show-time.ts';
import { mailIdOf } from '../mail-id.ts';
import { type ReplyRight, replyTokenFor } from '../reply-right.ts';
import type { MailOffice } from '../settings.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A mail that is being written. */
export interface Writing<Form extends OutgoingMail = OutgoingMail> {
  readonly app: App;
  readonly office: MailOffice;
  readonly item: ClaimedItem;
  readonly mail: Form;
}

/** What every mail begins with. */
export const mailHead = async ({ app, item, mail }: Writing): Promise<Pick<Mail, 'id' | 'at' | 'to'>> => ({
  id: await mailIdOf(app, item.dedupeKey),
  at: app.now(),
  to: mail.to,
});

/** Where answers to a mail of a campaign belong: to the seat that its reader rules, for the turn that is played. */
export const answersTo = async (
  app: App,
  campaign: CampaignRow,
  userId: UserId,
  seat?: SeatId,
): Promise<ReplyRight | null> => {
  if (!ALIVE.includes(campaign.status)) return null;
  const own = (await seatsOf(app.store.db, campaign.id)).filter((row) => row.userId === userId);
  const held = seat === undefined ? own[0] : own.find((row) => row.seat === seat);
  if (held === undefined) return null;
  return { campaignId: campaign.id, seat: seatId(held.seat), userId, turn: campaign.turn + 1, letter: null };
};

/**
 * Whether a seat is still its reader's when a mail leaves, which may be long after it was queued. What belongs to a seat has
 * the drafts of its next ruler in it by then.
 */
export const stillHolds = async (
  db: Db,
  { id }: Pick<CampaignRow, 'id'>,
  seat: SeatId,
  userId: UserId | null,
): Promise<boolean> => userId !== null && (await findSeat(db, id, seat))?.userId === userId;

/** How a mail finds back to a seat and turn, and where it stands in the reader's program. */
export const wayBack = async (
  app: App,
  right: ReplyRight,
): Promise<Pick<Mail, 'replyToken' | 'replyIs' | 'thread'>> => ({
  replyToken: await replyTokenFor(app, right),
  replyIs: right.letter !== null ? 'letter' : right.seat === MASTER_PARTY ? 'rulings' : 'orders',
  thread: { game: right.campaignId, realm: right.seat, turn: right.turn },
});

export const pageOf = (app: App, campaignId: CampaignId): string => `${app.config.baseUrl}/campaigns/${campaignId}`;

/** Where the turn file of a report can be fetched by whoever is signed in. */
export const turnFilePage = (app: App, campaign: CampaignId, seat: SeatId, turn: number): string =>
  `${app.config.baseUrl}/api/v1/campaigns/${campaign}/seats/${encodeURIComponent(seat)}/turn-file?turn=${turn}`;

/** The link that turns off the reports of a campaign. */
export const reportsOff = async (app: App, campaign: CampaignId, user: UserId): Promise<string> => {
  const key = await serverKey(app.store.db, app, 'unsubscribe-key');
  return `${app.config.baseUrl}/unsubscribe/${unsubscribeToken(key, { user, campaign, kind: 'turn-out' })}`;
};

/** By which clock, and in which language, somebody reads their mails. */
export const readerOf = async (
  app: App,
  userId: UserId,
): Promise<{ readonly zone: string; readonly language: TextLanguage }> => {
  const setting = await userSettingOf(app.store.db, userId);
  return { zone: setting?.zone ?? 'UTC', language: mailLanguage(setting) };
};
