import { ok } from '@chancery/core';
import { isAdministrator, signInMeansOf, type UserId } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { ownUser } from './own-user.ts';

export interface OwnAccount {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly administrator: boolean;
  readonly secondFactor: boolean;
  readonly password: boolean;
  readonly passkeys: number;
}

/** The account of whoever asks. */
export const showAccount = useCase<null, OwnAccount>('showAccount', async (app, actor) => {
  const { db } = app.store;
  const own = await ownUser(db, actor, 'showAccount');
  if (!own.ok) return own;
  const { id, name, email, twoFactorEnabled } = own.value.user;
  const { password, passkeys } = await signInMeansOf(db, id);
  return ok({
    id,
    name,
    email,
    administrator: await isAdministrator(db, id),
    secondFactor: twoFactorEnabled === 1,
    password,
    passkeys: passkeys.length,
  });
});
