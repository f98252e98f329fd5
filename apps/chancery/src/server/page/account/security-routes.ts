import { endSession, listSessions, signOutEverywhere } from '@chancery/app';
import { Hono } from 'hono';
import type { PageHouse } from '../page-house.ts';
import { accountDesk, type Owner, refusedBy, refusedByAccounts, type ShowPart } from './account-desk.ts';
import { accountPage } from './account-page.ts';
import { askAccounts, reasonOf } from './ask-accounts.ts';
import { drawerView, secondStepView } from './second-view.ts';
import { type Passkey, securityView } from './security-view.ts';

/** How one comes in, and from where one has. */
export const securityRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();
  const show: ShowPart = async (owner, fault = null) => {
    const sessions = await listSessions(app, owner.visitor.actor, null);
    const body = securityView({
      owner,
      passkeys: await passkeysOf(house, owner),
      sessions: sessions.ok ? sessions.value : [],
      serverZone: house.zone,
    });
    return securityPage(owner, body, fault);
  };
  const securityPage = (owner: Owner, body: ReturnType<typeof securityView>, fault: string | null): Response => {
    const { administrator } = owner.account;
    return accountPage(owner.context, owner.visitor, {
      house,
      part: 'security',
      administrator,
      body,
      fault,
      scripts: ['/passkey.js'],
    });
  };
  const { deed } = accountDesk(house, routes, 'security', show);

  deed('/account/password', 'password', (owner, field) =>
    refusedByAccounts(house, owner, '/change-password', {
      currentPassword: field('current'),
      newPassword: field('password'),
      revokeOtherSessions: true,
    }),
  );
  deed('/account/password/link', 'password-link', (owner) =>
    refusedByAccounts(house, owner, '/request-password-reset', {
      email: owner.account.email,
      redirectTo: '/new-password',
    }),
  );
  deed('/account/passkeys/remove', 'passkey-removed', (owner, field) =>
    refusedByAccounts(house, owner, '/passkey/delete-passkey', { id: field('passkey') }),
  );
  deed('/account/second-factor', 'second-on', async (owner, field) => {
    const { context, words } = owner;
    const answer = await askAccounts(house, context, '/two-factor/enable', passwordIn(field('password')));
    if (!answer.ok) return reasonOf(answer, words);
    const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: readonly string[] };
    return securityPage(owner, secondStepView({ uri: totpURI, drawer: backupCodes, words }), null);
  });
  deed('/account/second-factor/confirm', 'second-on', (owner, field) =>
    refusedByAccounts(house, owner, '/two-factor/verify-totp', { code: field('code').replaceAll(/\s/g, '') }),
  );
  deed('/account/second-factor/drawer', 'second-on', async (owner, field) => {
    const { context, words } = owner;
    const answer = await askAccounts(
      house,
      context,
      '/two-factor/generate-backup-codes',
      passwordIn(field('password')),
    );
    if (!answer.ok) return reasonOf(answer, words);
    const { backupCodes } = (await answer.json()) as { backupCodes: readonly string[] };
    return securityPage(owner, drawerView(backupCodes, words), null);
  });
  deed('/account/second-factor/off', 'second-off', (owner, field) =>
    refusedByAccounts(house, owner, '/two-factor/disable', passwordIn(field('password'))),
  );
  deed('/account/sessions/end', 'signed-out', async (owner, field) =>
    refusedBy(await endSession(app, owner.visitor.actor, { id: field('session') }), owner),
  );
  deed('/account/sessions/end-others', 'everywhere', async (owner) =>
    refusedBy(await signOutEverywhere(app, owner.visitor.actor, { butHere: true }), owner),
  );
  return routes;
};

/** Users without a password are not asked for one. */
const passwordIn = (password: string): object => (password === '' ? {} : { password });

const passkeysOf = async (house: PageHouse, { context }: Owner): Promise<readonly Passkey[]> => {
  const answer = await askAccounts(house, context, '/passkey/list-user-passkeys');
  return answer.ok ? ((await answer.json()) as readonly Passkey[]) : [];
};
