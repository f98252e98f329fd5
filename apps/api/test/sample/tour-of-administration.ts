import { drawClaimCode } from '@chancery/app';
import { expect } from 'vitest';
import type { House } from './house.ts';
import { FOUR_CROWNS } from './table.ts';

type Browser = Awaited<ReturnType<House['browser']>>;

/** All that whoever runs a server does through the API: claims it, helps with accounts, oversees games, settles who may come. */
export const tourOfAdministration = async (house: House, browser: Browser): Promise<void> => {
  const { id } = await browser.done('GET', '/account');
  await browser.done('POST', '/account/claim-server', { code: await drawClaimCode(house.app) });
  const other = await house.person('Other');
  await browser.done('PUT', `/administration/users/${other.id}/block`, { reason: 'Noise.' });
  expect(await other.client.refused('GET', '/account')).toBe('403 blocked');
  await browser.done('DELETE', `/administration/users/${other.id}/block`);
  await helpSomebody(house, browser);
  await browser.done('PUT', `/administration/administrators/${other.id}`);
  await browser.done('DELETE', `/administration/administrators/${other.id}`);
  const { users } = await browser.done('GET', '/administration/users?search=magda&limit=5');
  expect(users).toContainEqual(expect.objectContaining({ id, administrator: true, blocked: null }));
  await browser.done('PATCH', '/administration/settings', { signUp: 'invited' });
  expect(await browser.done('GET', '/administration/server')).toMatchObject({
    signUp: 'invited',
    database: house.app.store.kind,
  });
  expect((await browser.done('GET', '/administration/disk')).database).toBeGreaterThan(0);
  expect(await browser.done('GET', '/administration/mail/bounces')).toEqual({ bounces: [] });
  await browser.done('POST', '/administration/mail/bounces/returned', { address: 'nobody@far.example' });
  await browser.done('POST', '/administration/processes/ended', { process: 'a-worker-that-was' });
  await browser.done('POST', '/administration/mail/test');
  const { campaignId } = await browser.done('POST', '/campaigns', FOUR_CROWNS);
  expect(await browser.done('GET', `/administration/campaigns/${campaignId}`)).toMatchObject({
    status: 'draft',
    masters: [{ name: 'Magda', role: 'first', blocked: false }],
    ruled: null,
  });
  const { deeds } = await browser.done('GET', `/administration/audit?user=${id}`);
  expect(deeds).toContainEqual(expect.objectContaining({ action: 'changeServerSettings', campaignId: null }));
  await browser.done('PATCH', '/administration/settings', { signUp: 'open' });
};

/** Whatever is done for somebody who has lost their password and the device with their codes, and in the end wants to be gone. */
const helpSomebody = async (house: House, browser: Browser): Promise<void> => {
  const { id } = await house.person('Helped');
  const account = `/administration/users/${id}`;
  const { db } = house.app.store;
  await db.updateTable('user').set({ emailVerified: 0, twoFactorEnabled: 1 }).where('id', '=', id).execute();
  const codes = {
    secret: 'x',
    backupCodes: 'x',
    verified: 1,
    failedVerificationCount: null,
    lockedUntil: null,
  } as const;
  await db
    .insertInto('twoFactor')
    .values({ id: 'codes-of-helped', userId: id, ...codes })
    .execute();
  await browser.done('PUT', `${account}/name`, { name: 'Helped Out' });
  await browser.done('PUT', `${account}/confirmed`);
  await browser.done('POST', `${account}/password-reset`);
  await browser.done('DELETE', `${account}/second-factor`);
  await browser.done('DELETE', `${account}/sessions`);
  const [line] = (await browser.done('GET', '/administration/users?search=helped&limit=5')).users;
  expect(line).toMatchObject({ name: 'Helped Out', emailVerified: true, secondFactor: false });
  await browser.done('POST', `${account}/erase`, { address: line.email });
};
