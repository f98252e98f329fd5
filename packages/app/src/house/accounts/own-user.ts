import { err, ok, type Result } from '@chancery/core';
import { type Db, findUser, type UserRow } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { Actor } from '../../ground/actor.ts';
import type { AppError } from '../../ground/errors.ts';
import type { UseCase } from '../../ground/permissions.ts';
import type { Permit } from '../../ground/permit.ts';

/** The user who asks, about themselves. */
export interface OwnUser {
  readonly user: UserRow;
  readonly permit: Permit;
}

/** A user who may use what is about themselves alone; the system has no self. */
export const ownUser = async (db: Db, actor: Actor, useCase: UseCase): Promise<Result<OwnUser, AppError>> => {
  const permit = await allowed(db, actor, useCase);
  if (!permit.ok) return permit;
  const { userId } = permit.value;
  const user = userId === null ? undefined : await findUser(db, userId);
  return user === undefined ? err({ code: 'not-signed-in' }) : ok({ user, permit: permit.value });
};
