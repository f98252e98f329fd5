import { err, ok, type Result } from '@chancery/core';
import { type Db, isBlocked, type UserId } from '@chancery/store';
import { type Actor, SIGNED_OUT } from './actor.ts';
import type { AppError } from './errors.ts';
import { PERMISSIONS, type Role, type UseCase } from './permissions.ts';

type User = Extract<Actor, { readonly kind: 'user' }>;

/**
 * As whom an actor uses something. A blocked user uses nothing. A token without the scope of a use case that is open to
 * everybody uses it signed out: it must not show what its owner may see.
 */
export const standing = async (
  db: Db,
  actor: Actor,
  useCase: UseCase,
  input: unknown,
): Promise<Result<Actor, AppError>> => {
  if (actor.kind !== 'user') return ok(actor);
  if (await isBlocked(db, actor.user as UserId)) return err({ code: 'blocked' });
  const roles: readonly Role[] = PERMISSIONS[useCase].roles;
  return ok(roles.includes('anybody') && !reaches(actor, useCase, campaignIn(input)) ? SIGNED_OUT : actor);
};

/** Whether a token is good for something; a session is good for all. */
export const reaches = ({ scopes, campaign = null }: User, useCase: UseCase, campaignId: string | undefined): boolean =>
  (scopes === 'all' || (scopes as readonly string[]).includes(PERMISSIONS[useCase].scope)) &&
  (campaign === null || campaign === campaignId);

/** Inputs of use cases call the campaign that they are about by one name. */
const campaignIn = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'campaignId' in input && typeof input.campaignId === 'string'
    ? input.campaignId
    : undefined;
