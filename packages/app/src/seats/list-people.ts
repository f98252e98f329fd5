import { type CampaignId, type Instant, ok, type SeatId } from '@chancery/core';
import {
  type ApplicationStatus,
  absencesAfter,
  applicationsOf,
  type InvitationId,
  type InvitationRow,
  invitationsOf,
  type MasterRole,
  mastersOf,
  parsed,
  seatsOf,
  standbysOf,
  type UserId,
  usersWith,
} from '@chancery/store';
import { type Absence, absenceFrom } from '../deadlines/list-absences.ts';
import { allowed } from '../permit.ts';
import { useCase } from '../use-case.ts';

/** A user as the masters of his campaign know him. */
export interface Person {
  readonly userId: UserId;
  readonly name: string;
}

/** Everybody who has to do with a campaign, for its masters. */
export interface People {
  readonly masters: readonly (Person & { readonly role: MasterRole; readonly since: Instant })[];
  readonly rulers: readonly (Person & { readonly seat: SeatId; readonly since: Instant | null })[];
  /** Those who wait, in the order of the list, and those who are accepted and have no seat yet. */
  readonly applications: readonly (Person & {
    readonly status: ApplicationStatus;
    readonly preferences: readonly SeatId[];
    readonly message: string;
    readonly at: Instant;
  })[];
  /** The longest waiting first. */
  readonly standbys: readonly (Person & { readonly since: Instant })[];
  readonly invitations: readonly InvitationLine[];
  /** Rulers who have said that they are away, or will be. */
  readonly absences: readonly Absence[];
}

export interface InvitationLine {
  readonly id: InvitationId;
  readonly seat: SeatId | null;
  readonly email: string | null;
  readonly expiresAt: Instant;
  readonly status: 'open' | 'accepted' | 'revoked' | 'expired';
}

export const listPeople = useCase<{ readonly campaignId: CampaignId }, People>(
  'answerApplication',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'answerApplication', { campaignId });
    if (!permit.ok) return permit;
    const masters = await mastersOf(db, campaignId);
    const seats = await seatsOf(db, campaignId);
    const holders = new Set(seats.map(({ userId }) => userId));
    const applications = [
      ...(await applicationsOf(db, campaignId, 'waiting')),
      ...(await applicationsOf(db, campaignId, 'accepted')).filter(({ userId }) => !holders.has(userId)),
    ];
    const standbys = await standbysOf(db, campaignId);
    const rulers = seats.flatMap(({ seat, userId, joinedAt }) =>
      userId === null ? [] : [{ seat, userId, since: joinedAt }],
    );
    const ids = [...masters, ...rulers, ...applications, ...standbys].map(({ userId }) => userId);
    const names = new Map((await usersWith(db, [...new Set(ids)])).map(({ id, name }) => [id, name]));
    const person = (userId: UserId): Person => ({ userId, name: names.get(userId) ?? '' });
    return ok({
      masters: masters.map(({ userId, role, since }) => ({ ...person(userId), role, since })),
      rulers: rulers.map(({ userId, seat, since }) => ({ ...person(userId), seat, since })),
      applications: applications.map(({ userId, status, preferences, message, at }) => ({
        ...person(userId),
        status,
        preferences: parsed(preferences),
        message,
        at,
      })),
      standbys: standbys.map(({ userId, since }) => ({ ...person(userId), since })),
      absences: (await absencesAfter(db, campaignId, app.now())).map(absenceFrom),
      invitations: (await invitationsOf(db, campaignId)).map((row) => invitationLine(row, app.now())),
    });
  },
);

const invitationLine = (row: InvitationRow, now: Instant): InvitationLine => ({
  id: row.id,
  seat: row.seat,
  email: row.email,
  expiresAt: row.expiresAt,
  status:
    row.acceptedAt !== null
      ? 'accepted'
      : row.revokedAt !== null
        ? 'revoked'
        : row.expiresAt <= now
          ? 'expired'
          : 'open',
});
