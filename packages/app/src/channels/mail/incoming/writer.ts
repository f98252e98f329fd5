import { type CampaignId, type SeatId, seatId } from '@chancery/core';
import {
  authenticationOf,
  type FoundOrders,
  findOrders,
  judgeSender,
  type OrderHints,
  senderOf,
  type TokenState,
  type Trust,
} from '@chancery/mail';
import {
  applicationsBy,
  findCampaign,
  findUser,
  findUserByEmail,
  NO_SEAT,
  seatsHeldBy,
  standbysBy,
  type UserRow,
} from '@chancery/store';
import { isWaiting } from '../../../campaign/people/waiting-player.ts';
import { PLAYED } from '../../../campaign/terms/status.ts';
import { meansGame } from '../game-name.ts';
import { type ReplyRight, rightOf } from '../reply-right.ts';
import type { MailDesk } from './mail-desk.ts';

/** Who wrote a mail, and for which seat. */
export interface Writer {
  readonly trust: Trust;
  /** Of the account in whose name it was written; null when there is none. */
  readonly user: UserRow | null;
  /** Null when nothing in it says which of their seats is meant. */
  readonly right: ReplyRight | null;
}

/**
 * Finds out by the token of a mail or, where it has none, by the address that it says it is from. The word of the
 * mailbox's server about that address is believed; what came straight to our own listener we have judged ourselves.
 */
export const writerOf = async ({ app, settings, kept, message, via, judged }: MailDesk): Promise<Writer> => {
  const { db } = app.store;
  const sender = senderOf(message, settings.house.reply);
  const token = sender.kind === 'token' ? await rightOf(db, app, sender.token, kept.receivedAt) : null;
  const state: TokenState = token === null ? 'none' : token.ok ? 'good' : token.error.code;
  const meant = token?.ok ? token.value : token?.error.code === 'expired' ? token.error.right : null;
  const from = sender.kind === 'nobody' ? null : sender.from;
  const user =
    meant !== null ? await findUser(db, meant.userId) : from === null ? undefined : await findUserByEmail(db, from);
  const known = via === 'mailbox' ? authenticationOf(message, settings.trustedServers) : (judged ?? 'unknown');
  const account = user?.emailVerified === 1 ? user.email : null;
  return {
    trust: judgeSender(sender, state, account, known),
    user: user ?? null,
    right: meant ?? (user === undefined ? null : await placeMeant({ app, message }, user)),
  };
};

const placeMeant = async (mail: Pick<MailDesk, 'app' | 'message'>, user: UserRow): Promise<ReplyRight | null> =>
  (await seatMeant(mail, user)) ?? (await waitingMeant(mail, user));

/** The one game in which a user can mean to be away without a seat: the only one where they wait, or the one that the mail names. */
const waitingMeant = async (
  { app, message }: Pick<MailDesk, 'app' | 'message'>,
  { id: userId }: UserRow,
): Promise<ReplyRight | null> => {
  const { db } = app.store;
  const game = hintsOf(findOrders(message))?.game ?? null;
  const seated = new Set((await seatsHeldBy(db, userId)).map(({ campaignId }) => campaignId));
  // Whoever rules somewhere means that, unless they name another game.
  if (game === null && seated.size > 0) return null;
  const places = [...(await standbysBy(db, userId)), ...(await applicationsBy(db, userId))];
  const meant: ReplyRight[] = [];
  for (const campaignId of new Set(places.map((place) => place.campaignId))) {
    const campaign = await findCampaign(db, campaignId);
    if (campaign === undefined || seated.has(campaignId) || !PLAYED.includes(campaign.status)) continue;
    if (game !== null && !meansGame(game, campaign)) continue;
    if (!(await isWaiting(db, campaignId, userId))) continue;
    meant.push({ campaignId, seat: NO_SEAT, userId, turn: campaign.turn + 1, letter: null });
  }
  return meant.length === 1 ? (meant[0] as ReplyRight) : null;
};

/** The one seat that a user can mean: the only one that they play, or the one that the mail names. */
const seatMeant = async (
  { app, message }: Pick<MailDesk, 'app' | 'message'>,
  user: UserRow,
): Promise<ReplyRight | null> => {
  const { db } = app.store;
  const hints = hintsOf(findOrders(message));
  const meant: ReplyRight[] = [];
  for (const { campaignId, seat } of await seatsHeldBy(db, user.id)) {
    const campaign = await findCampaign(db, campaignId as CampaignId);
    if (campaign === undefined || !PLAYED.includes(campaign.status)) continue;
    if (hints?.game != null && !meansGame(hints.game, campaign)) continue;
    if (hints?.realm != null && !sameSeat(hints.realm, seat)) continue;
    const turn = hints?.turn ?? campaign.turn + 1;
    meant.push({ campaignId: campaign.id, seat: seatId(seat), userId: user.id, turn, letter: null });
  }
  return meant.length === 1 ? (meant[0] as ReplyRight) : null;
};

/** What a mail says of where it belongs; what stands next to its orders goes before its subject. */
export const hintsOf = ({ header, subject }: Pick<FoundOrders, 'header' | 'subject'>): OrderHints | null =>
  header ?? subject;

const sameSeat = (named: string, seat: SeatId): boolean => named.trim().toLowerCase() === seat.toLowerCase();
