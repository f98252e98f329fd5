import { err, ok } from '@chancery/core';
import { isMailAddress } from '@chancery/mail';
import {
  addressChangeOf,
  changeEmail,
  countAddressTry,
  endSessions,
  findUserByEmail,
  putAddressChange,
  removeAddressChange,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { languageOfUser } from '../../ground/tell/language.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { queueAccountMail } from './account-mail.ts';
import { ownUser } from './own-user.ts';

const MINUTES = 30;
const MOST_TRIES = 5;

export interface ChangeAddress {
  readonly address: string;
}

/**
 * Asks for another address. A code goes there, and word of it to the address that they have. Whether somebody else has an
 * account with the new one, its owner alone learns.
 */
export const changeAddress = useCase<ChangeAddress, null>('changeAddress', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'changeAddress');
    if (!own.ok) return own;
    const { user, permit } = own.value;
    const address = input.address.trim().toLowerCase();
    if (!isMailAddress(address)) return err({ code: 'bad-input', faults: ['address: is no mail address'] });
    if (address === user.email) return err({ code: 'conflict', what: 'address', found: address });
    const now = app.now();
    const pending = await addressChangeOf(trx, user.id, now);
    const waitUntil = pending === undefined ? 0 : pending.expiresAt - (MINUTES - PAUSE_MINUTES) * 60_000;
    if (waitUntil > now) return err({ code: 'too-many', what: 'changes of address', limit: 1, until: waitUntil });
    const code = app.random(5).toUpperCase();
    await putAddressChange(trx, {
      userId: user.id,
      email: address,
      codeHash: tokenHash(code),
      tries: 0,
      expiresAt: now + MINUTES * 60_000,
    });
    const other = await findUserByEmail(trx, address);
    const facts =
      other === undefined
        ? ({ kind: 'address-change', code, minutes: MINUTES } as const)
        : ({ kind: 'account-exists' } as const);
    const to = { userId: other?.id ?? null, name: '', address };
    const language = await languageOfUser(trx, user.id);
    await queueAccountMail(trx, app, { to, facts, minutes: MINUTES, language });
    await queueAccountMail(trx, app, {
      to: { userId: user.id, name: user.name, address: user.email },
      facts: { kind: 'address-change-asked', to: address },
      minutes: null,
    });
    await audit(trx, app, { permit, campaignId: null, action: 'changeAddress' });
    return ok(null);
  }),
);

/** Between one code and the next. */
const PAUSE_MINUTES = 2;

/** Takes the new address, with the code that was sent there. They are signed out everywhere but here. */
export const confirmAddress = useCase<{ readonly code: string }, null>(
  'changeAddress',
  async (app, actor, { code }) => {
    // A wrong code is no failure of the transaction: the try must stay counted.
    const confirmed = await transact(app.store, async (trx) => {
      const own = await ownUser(trx, actor, 'changeAddress');
      if (!own.ok) return own;
      const { user, permit } = own.value;
      const change = await addressChangeOf(trx, user.id, app.now());
      if (change === undefined) return ok(false);
      const tries = await countAddressTry(trx, user.id);
      if (tries >= MOST_TRIES || change.codeHash !== tokenHash(code.trim().toUpperCase())) return ok(false);
      if (!(await changeEmail(trx, user.id, change.email, new Date(app.now())))) return ok(false);
      await removeAddressChange(trx, user.id);
      await endSessions(trx, user.id, actor.kind === 'user' ? (actor.session ?? null) : null);
      await queueAccountMail(trx, app, {
        to: { userId: user.id, name: user.name, address: user.email },
        facts: { kind: 'address-changed', to: change.email },
        minutes: null,
      });
      await audit(trx, app, { permit, campaignId: null, action: 'confirmAddress' });
      return ok(true);
    });
    if (!confirmed.ok) return confirmed;
    return confirmed.value ? ok(null) : err({ code: 'not-found', what: 'code', id: '' });
  },
);
