import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  findCampaign,
  findMaster,
  findSeat,
  isAdministrator,
  type SeatRow,
  seatsHeldBy,
  type UserId,
} from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { AppError } from '../../ground/errors.ts';
import { PERMISSIONS, type Permission, type Role, type UseCase } from '../../ground/permissions.ts';
import type { Permit } from '../../ground/permit.ts';
import { reaches } from '../../ground/standing.ts';
import { seatOfMaster, seatRuledBy } from './master-eyes.ts';
import { seesCampaign } from './who-sees.ts';

/** Rows of what a use case is about, where its caller has read them just now, in the same transaction if there is one. */
export interface AlreadyRead {
  readonly campaign?: CampaignRow | undefined;
  readonly seat?: SeatRow | undefined;
}

/** What a use case is about. */
export interface About {
  readonly campaignId?: CampaignId | undefined;
  /** Whoever holds another seat of the campaign is not its ruler. */
  readonly seat?: SeatId | undefined;
  readonly read?: AlreadyRead | undefined;
}

/**
 * Whether somebody may use something, and in what capacity: the first of the use case's roles that is theirs. The one place
 * that decides it. Given a transaction that holds the campaign or seat, the answer stays true until its end. Whoever may
 * not, and may not know of the campaign either, is told that there is none.
 */
export const allowed = async (
  db: Db,
  actor: Actor,
  useCase: UseCase,
  about: About = {},
): Promise<Result<Permit, AppError>> => {
  const { read = {} } = about;
  const permission: Permission = PERMISSIONS[useCase];
  const { roles } = permission;
  const campaign =
    read.campaign ?? (about.campaignId === undefined ? undefined : await findCampaign(db, about.campaignId));
  const notFound = { code: 'not-found', what: 'campaign', id: about.campaignId ?? '' } as const;
  if (about.campaignId !== undefined && campaign === undefined) return err(notFound);
  if (actor.kind === 'system') return ok({ role: 'system', userId: null });
  const userId = actor.kind === 'user' ? (actor.user as UserId) : null;
  if (roles.includes('anybody')) return ok({ role: 'anybody', userId });
  if (actor.kind === 'user' && userId !== null && reaches(actor, useCase, about.campaignId)) {
    for (const role of roles) {
      if (!(await has(db, userId, role, about))) continue;
      const closed = campaign !== undefined && (await closedTo(db, campaign, { role, userId }, permission));
      return closed ? err({ code: 'rules-seat', useCase, role, ...closed }) : ok({ role, userId });
    }
  }
  if (campaign !== undefined && !(await seesCampaign(db, actor, campaign))) return err(notFound);
  if (actor.kind === 'signed-out') return err({ code: 'not-signed-in' });
  const { scope } = PERMISSIONS[useCase];
  const lacks = actor.scopes !== 'all' && (scope === 'session' || !actor.scopes.includes(scope));
  return err({ code: 'not-allowed', useCase, ...(lacks ? { scope } : {}) });
};

/** The seat that somebody rules, where it closes to them what is open to their role. */
const closedTo = async (
  db: Db,
  campaign: CampaignRow,
  { role, userId }: { readonly role: Role; readonly userId: UserId },
  { secrets, outsiders }: Permission,
): Promise<{ readonly seat: SeatId } | false> => {
  const eyes = role === 'administrator' && outsiders === true ? seatRuledBy : secrets === true ? seatOfMaster : null;
  const seat = eyes === null ? null : await eyes(db, campaign, userId);
  return seat !== null && { seat };
};

const has = async (db: Db, userId: UserId, role: Role, { campaignId, seat, read = {} }: About): Promise<boolean> => {
  switch (role) {
    case 'anybody':
    case 'user':
      return true;
    case 'administrator':
      return await isAdministrator(db, userId);
    case 'master':
      return campaignId !== undefined && (await findMaster(db, campaignId, userId)) !== undefined;
    case 'ruler':
      if (campaignId === undefined) return false;
      return seat === undefined
        ? (await seatsHeldBy(db, userId)).some((held) => held.campaignId === campaignId)
        : (read.seat ?? (await findSeat(db, campaignId, seat)))?.userId === userId;
  }
};
