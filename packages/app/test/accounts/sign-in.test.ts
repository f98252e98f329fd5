import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { listSessions, signOutEverywhere } from '../../src/house/accounts/manage-sessions.ts';
import { code, got, HOUR, houseOf } from '../sample/people.ts';
import { accountsOf, browserOf, linkTo, mailsTo, PASSWORD, signedUp } from './browser.ts';

const MINUTE = 60_000;

onEachDatabase('signing in', (database) => {
  const store = suiteStore(database);

  test('a link by mail signs in once, and works for nobody after that', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { email, id } = await signedUp(house, accounts, 'Clara');
    const browser = browserOf(house, accounts);
    await browser.post('/sign-in/magic-link', { email });
    const link = await linkTo(house, email);
    expect((await browser.get(link)).status).toBe(302);
    expect(await browser.actor()).toMatchObject({ kind: 'user', user: id });
    const thief = browserOf(house, accounts);
    await thief.get(link);
    expect(await thief.actor()).toEqual(SIGNED_OUT);
    const stored = await house.db.selectFrom('verification').select(['identifier', 'value']).execute();
    expect(JSON.stringify(stored)).not.toContain(new URL(link).searchParams.get('token'));
  });

  test('a new password ends all sessions, and its link is good once', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, email } = await signedUp(house, accounts, 'Dora');
    await browser.post('/request-password-reset', { email, redirectTo: '/new-password' });
    const token = /reset-password\/(\w+)/.exec(await linkTo(house, email))?.[1];
    const newPassword = 'another way to Calais';
    expect((await browser.post('/reset-password', { token, newPassword })).status).toBe(200);
    expect(await browser.actor()).toEqual(SIGNED_OUT);
    expect((await browser.post('/reset-password', { token, newPassword })).status).toBe(400);
    expect((await mailsTo(house, email)).at(-1)?.subject).toBe('Your password was changed');
    expect((await browser.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(401);
    expect((await browser.post('/sign-in/email', { email, password: newPassword })).status).toBe(200);
  });

  test('whoever changes their password is told, and ends their other sessions if they want', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, email } = await signedUp(house, accounts, 'Wanda');
    const phone = browserOf(house, accounts);
    await phone.post('/sign-in/email', { email, password: PASSWORD });
    const change = { currentPassword: PASSWORD, newPassword: 'another way to Calais', revokeOtherSessions: true };
    expect((await phone.post('/change-password', { ...change, currentPassword: 'a wrong one' })).status).toBe(400);
    expect((await mailsTo(house, email)).at(-1)?.subject).not.toBe('Your password was changed');
    expect((await phone.post('/change-password', change)).status).toBe(200);
    expect((await mailsTo(house, email)).at(-1)?.subject).toBe('Your password was changed');
    expect([(await phone.actor()).kind, (await browser.actor()).kind]).toEqual(['user', 'signed-out']);
  });

  test('passwords are hashed with Argon2id, and short ones are refused', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { id } = await signedUp(house, accounts);
    const { password } = await house.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', id as never)
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const short = { name: 'X', email: 'short@example.org', password: 'elevenchars' };
    expect((await browserOf(house, accounts).post('/sign-up/email', short)).status).toBe(400);
  });

  test('signing out everywhere ends all sessions, or all but this one', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, email } = await signedUp(house, accounts, 'Emma');
    const phone = browserOf(house, accounts);
    await phone.post('/sign-in/email', { email, password: PASSWORD });
    const actor = await browser.actor();
    const lines = got(await listSessions(house.app, actor, null));
    expect(lines.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(got(await signOutEverywhere(house.app, actor, { butHere: true }))).toEqual({ ended: 1 });
    expect([(await phone.actor()).kind, (await browser.actor()).kind]).toEqual(['signed-out', 'user']);
    got(await signOutEverywhere(house.app, actor, { butHere: false }));
    expect(await browser.actor()).toEqual(SIGNED_OUT);
  });

  test('a cookie that another page makes a browser send is as none', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, email } = await signedUp(house, accounts, 'Frida');
    const evil = { origin: 'https://evil.example' };
    expect(await browser.actor(evil)).toEqual(SIGNED_OUT);
    expect((await browser.actor({ origin: 'https://chancery.example' })).kind).toBe('user');
    expect((await browser.post('/sign-out', {}, evil)).status).toBe(403);
    const lure = { email, callbackURL: 'https://evil.example/' };
    expect((await browser.post('/sign-in/magic-link', lure)).status).toBe(403);
    expect((await browser.actor()).kind).toBe('user');
  });

  test('a cookie that was tampered with is nobody', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser } = await signedUp(house, accounts, 'Greta');
    const [[name = '', value = ''] = []] = [...browser.cookies];
    const forged = `${name}=${value.startsWith('a') ? 'b' : 'a'}${value.slice(1)}`;
    expect(await accounts.actorOf(new Headers({ cookie: forged }))).toEqual(SIGNED_OUT);
    const elsewhere = accountsOf(house, { secret: 'another secret of thirty-two letters' });
    expect(await elsewhere.actorOf(new Headers({ cookie: `${name}=${value}` }))).toEqual(SIGNED_OUT);
  });

  test('too many wrong passwords for one account are stopped from wherever they come, for a while', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { email } = await signedUp(house, accounts, 'Hanna');
    const tries: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const stranger = browserOf(house, accounts, `203.0.113.${index}`);
      tries.push((await stranger.post('/sign-in/email', { email, password: 'a wrong password' })).status);
    }
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    const owner = browserOf(house, accounts, '192.0.2.7');
    expect((await owner.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(429);
    house.pass(16 * MINUTE);
    expect((await owner.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  });

  test('one address asks so often and no more, whatever header it sends', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const browser = browserOf(house, accounts, '192.0.2.99');
    const ask = (index: number) => {
      const headers = { 'x-forwarded-for': `10.0.0.${index}`, 'x-chancery-client-address': `10.0.0.${index}` };
      return browser.post('/reset-password', { token: `guess ${index}`, newPassword: PASSWORD }, headers);
    };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await ask(index)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    house.pass(HOUR);
    expect((await ask(12)).status).toBe(400);
  });

  test('nobody is flooded with mails that they have not asked for', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { email } = await signedUp(house, accounts, 'Ida');
    const before = (await mailsTo(house, email)).length;
    for (let index = 0; index < 8; index += 1) {
      await browserOf(house, accounts, `203.0.113.${100 + index}`).post('/sign-in/magic-link', { email });
    }
    expect((await mailsTo(house, email)).length - before).toBeLessThanOrEqual(5);
  });

  test('nonsense is refused, and is never a fault of ours', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const bodies = ['', '{', '[]', 'null', '"x"', '{"email":1,"password":[]}', `{"email":"${'a'.repeat(9999)}"}`];
    const paths = [
      '/sign-up/email',
      '/sign-in/email',
      '/sign-in/magic-link',
      '/reset-password',
      '/two-factor/verify-totp',
    ];
    for (const [index, path] of [...paths, '/passkey/verify-authentication', '/request-password-reset'].entries()) {
      for (const body of bodies) {
        const request = new Request(`https://chancery.example/api/auth${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: 'https://chancery.example' },
          body,
        });
        const { status } = await accounts.handler(request, `192.0.2.${index}`);
        expect([status >= 400 && status < 500, status], `${path} ${body.slice(0, 20)}`).toEqual([true, status]);
      }
    }
    expect(house.logged.filter((line) => line.startsWith('incident'))).toEqual([]);
  });

  test('what is not offered is not there', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser } = await signedUp(house, accounts, 'Jane');
    for (const path of [
      '/delete-user',
      '/change-email',
      '/revoke-sessions',
      '/list-sessions',
      '/ok',
      '/sign-in/social',
    ]) {
      expect((await browser.post(path)).status, path).toBe(404);
    }
    expect(code(await listSessions(house.app, SIGNED_OUT, null))).toBe('not-signed-in');
  });
});
