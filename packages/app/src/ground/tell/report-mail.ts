import type { Instant, SeatId } from '@chancery/core';
import {
  type CampaignRow,
  jsonText,
  queueOutbox,
  type SeatRow,
  standingTurn,
  type Trx,
  type TurnKey,
} from '@chancery/store';
import type { App } from '../app.ts';
import { type MailRecipient, mailRecipients } from './mail-recipients.ts';
import { expiryOf } from './policy.ts';

/**
 * A mail in the outbox that brings a ruler the report of their seat. It is composed when it leaves, from the record of the
 * turn, which never changes: so nobody waits for maps to be drawn before a turn is out. In live play it brings all that has
 * happened by the time that it leaves.
 */
export interface ReportMail {
  readonly form: 'report';
  readonly to: { readonly name: string; readonly address: string };
  readonly campaign: { readonly id: string; readonly title: string };
  readonly seat: SeatId;
  readonly turn: number;
  readonly edition: number;
  /** It stands in the mail of the day that leaves then. */
  readonly daily?: Instant;
}

/** Puts the reports of a turn into the outbox, for all rulers who want them by mail. */
export const queueReports = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  { id, title }: Pick<CampaignRow, 'id' | 'title'>,
  {
    out: { turn, edition },
    seats,
  }: { readonly out: Pick<TurnKey, 'turn' | 'edition'>; readonly seats: readonly Pick<SeatRow, 'seat' | 'userId'>[] },
): Promise<void> => {
  const now = app.now();
  const held = seats.flatMap(({ seat, userId }) => (userId === null ? [] : [{ seat, userId }]));
  const users = held.map(({ userId }) => userId);
  const recipients = new Map<string, MailRecipient>(
    (await mailRecipients(trx, users, { kind: 'turn-out', campaign: id, now })).map((each) => [each.userId, each]),
  );
  await queueOutbox(
    trx,
    held.flatMap(({ seat, userId }) => {
      const recipient = recipients.get(userId);
      if (recipient === undefined) return [];
      const { name, address, dueAt, daily } = recipient;
      const mail: ReportMail = {
        form: 'report',
        to: { name, address },
        campaign: { id, title },
        seat,
        turn,
        edition,
        ...(daily === null ? {} : { daily }),
      };
      return [
        {
          kind: 'mail',
          lane: address.slice(address.lastIndexOf('@') + 1).toLowerCase(),
          campaignId: id,
          userId,
          payload: jsonText(mail),
          dedupeKey: `report:${id}:${edition}:${turn}:${seat}:${userId}`,
          createdAt: now,
          dueAt,
          expiresAt: expiryOf({ kind: 'turn-out', turn, heading: '', seat }, now),
        } as const,
      ];
    }),
  );
};

/** The same for the last turn that is out, or for the beginning: what somebody needs who has only now come to their seat. */
export const queueLastReports = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  campaign: CampaignRow,
  seats: readonly Pick<SeatRow, 'seat' | 'userId'>[],
): Promise<void> => {
  const last = await standingTurn(trx, campaign.id, campaign.turn);
  if (last !== undefined) await queueReports(trx, app, campaign, { out: last, seats });
};
