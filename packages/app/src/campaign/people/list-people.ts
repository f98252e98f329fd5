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
  waitingAbsencesAfter,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import { type InvitationStatus, invitationStatus } from '../access/invitation-status.ts';
import { seenCampaign } from '../access/who-sees.ts';
import { linkAgain } from './invitation-link.ts';
import { type Absence, absenceFrom, momentIn, type WaitingAbsence, waitingAbsenceFrom } from './list-absences.ts';

/** A user as the masters of their campaign know them. */
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
  /** The same of those who stand by, or have asked for a seat. */
  readonly waitingAbsences: readonly (Person & WaitingAbsence)[];
}

export interface InvitationLine {
  readonly id: InvitationId;
  readonly seat: SeatId | null;
  readonly email: string | null;
  readonly expiresAt: Instant;
  readonly status: InvitationStatus;
  /** How many may come by it, and how many have. */
  readonly most: number;
  readonly used: number;
  /** While somebody can come by it; null for one of an older release, whose link was shown once. */
  readonly link: string | null;
}

export const listPeople = useCase<{ readonly campaignId: CampaignId }, People>(
  'answerApplication',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'answerApplication', { campaignId });
    if (!permit.ok) return permit;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const moment = momentIn(app, seen.value);
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
    const waiting = new Set([...standbys, ...applications].map(({ userId }) => userId));
    const away = (await waitingAbsencesAfter(db, campaignId, moment)).filter(({ userId }) => waiting.has(userId));
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
      absences: (await absencesAfter(db, campaignId, moment)).map((row) => absenceFrom(row, moment)),
      waitingAbsences: away.map((row) => ({ ...person(row.userId), ...waitingAbsenceFrom(row, moment) })),
      invitations: await Promise.all((await invitationsOf(db, campaignId)).map((row) => invitationLine(app, row))),
    });
  },
);

const invitationLine = async (app: App, row: InvitationRow): Promise<InvitationLine> => {
  const { id, seat, email, expiresAt, most, used } = row;
  const status = invitationStatus(row, app.now());
  const link = status === 'open' ? await linkAgain(app.store.db, app, row) : null;
  return { id, seat, email, expiresAt, status, most, used, link };
};
