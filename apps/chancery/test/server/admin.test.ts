import { drawClaimCode } from '@chancery/app';
import { temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { hostState } from '../../src/server/host-state.ts';
import { ownSettings } from './running.ts';
import { openHouse } from './table.ts';

const house = async () => {
  const opened = await openHouse();
  const admin = await opened.guest('Adam');
  await admin.browser.send('/claim', { code: (await drawClaimCode(opened.app)) ?? '' });
  const other = await opened.guest('Berta');
  return {
    ...opened,
    admin,
    other,
    send: (fields: { [name: string]: string }) => admin.browser.send('/admin', fields),
  };
};

test('an administrator sees how the server stands, without a secret, and settles who may come', async () => {
  const { app, admin, other, send } = await house();
  expect(admin.browser.path).toBe('/welcome?claimed');
  const { db } = app.store;
  await db.updateTable('outbox').set({ droppedAt: app.now(), lastError: '550 no such user' }).execute();
  const { text } = await admin.browser.open('/admin');
  for (const words of ['SQLite', '550 no such user', 'berta@example.org', 'http.port']) expect(text).toContain(words);
  await send({ do: 'sign-up', signUp: 'closed' });
  expect((await send({ do: 'sign-up', signUp: 'sometimes' })).status).toBe(400);
  const late = await other.browser.send('/sign-up', {
    name: 'Late',
    email: 'late@example.org',
    password: 'a long way home',
  });
  expect(late.text).toContain('need an invitation');
  expect((await admin.browser.open('/admin?search=berta')).text).not.toContain('adam@example.org');
});

test('an administrator blocks and lets in, appoints and dismisses', async () => {
  const { admin, other, send } = await house();
  await send({ do: 'block', user: other.id, reason: 'Threats.' });
  expect((await other.browser.open('/account')).text).not.toContain('Berta');
  await send({ do: 'unblock', user: other.id });
  await other.browser.send('/sign-in', { email: other.email, password: 'a long way to Calais' });
  expect((await other.browser.open('/account')).text).toContain('Berta');
  await send({ do: 'appoint', user: other.id });
  expect((await other.browser.open('/admin')).status).toBe(200);
  await other.browser.send('/admin', { do: 'dismiss', user: admin.id });
  expect((await admin.browser.open('/admin')).status).toBe(403);
  expect((await other.browser.send('/admin', { do: 'dismiss', user: other.id })).status).toBe(400);
  const record = (await other.browser.open('/admin/audit')).text;
  for (const told of ['appointAdministrator', '<dt>User</dt><dd>Berta</dd>']) expect(record).toContain(told);
});

test('nobody else comes to the page of administrators', async () => {
  const { other, admin } = await house();
  for (const path of ['/admin', '/admin/audit']) expect((await other.browser.open(path)).status).toBe(403);
  for (const fields of [
    { do: 'block', user: admin.id, reason: '' },
    { do: 'appoint', user: other.id },
  ]) {
    expect((await other.browser.send('/admin', fields)).status).toBe(403);
  }
});

test('of secrets only whether there are some is shown', () => {
  const settings = ownSettings(temporaryFolder(), null, { CHANCERY_STATUS_METRICS_TOKEN: 'very-secret-token' });
  const shown = hostState(settings, { duties: () => [], presence: { ahead: () => 0 } });
  expect(JSON.stringify(shown)).not.toContain('very-secret-token');
  expect(shown.settings.find(({ name }) => name === 'status.metricsToken')).toMatchObject({
    secret: true,
    value: null,
  });
});
