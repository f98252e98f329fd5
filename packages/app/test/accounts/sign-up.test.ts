import { DAY } from '@chancery/core';
import { freshStore, onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { tidyAccounts } from '../../src/house/accounts/tidy-accounts.ts';
import { houseOf } from '../sample/people.ts';
import { accountsOf, browserOf, linkTo, mailsTo, PASSWORD, signedUp } from './browser.ts';

onEachDatabase('signing up', (database) => {
  const store = suiteStore(database);

  test('an account may be used when its address is shown to be real, and not before', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const browser = browserOf(house, accounts);
    const person = { email: 'anna@example.org', password: PASSWORD };
    const { status, body } = await browser.post('/sign-up/email', { ...person, name: '  Anna   Lind ' });
    expect([status, body.token, body.user.name]).toEqual([200, null, 'Anna Lind']);
    expect((await browser.post('/sign-in/email', person)).status).toBe(403);
    const link = await linkTo(house, person.email);
    expect(link).toMatch(/^https:\/\/chancery\.example\/api\/auth\/verify-email\?token=/);
    await browser.get(link);
    expect(await browser.actor()).toMatchObject({ kind: 'user', user: body.user.id, scopes: 'all' });
    const another = browserOf(house, accounts);
    await another.get(link);
    expect(await another.actor(), 'the link lets nobody in twice').toEqual({ kind: 'signed-out' });
    await browser.post('/sign-out');
    expect(await browser.actor()).toEqual({ kind: 'signed-out' });
    expect((await browser.post('/sign-in/email', person)).status).toBe(200);
    expect(await browser.actor()).toMatchObject({ kind: 'user', user: body.user.id, scopes: 'all' });
    await browser.post('/sign-out');
    expect(await browser.actor()).toEqual({ kind: 'signed-out' });
  });

  test('where no mail leaves whoever signs up is in at once, and stays', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house, { confirm: false });
    const browser = browserOf(house, accounts);
    const person = { name: 'Ida', email: 'ida@example.org', password: PASSWORD };
    expect((await browser.post('/sign-up/email', person)).status).toBe(200);
    expect(await browser.actor()).toMatchObject({ kind: 'user', scopes: 'all' });
    expect((await browserOf(house, accounts).post('/sign-in/email', person)).status).toBe(200);
    const again = await browserOf(house, accounts).post('/sign-up/email', { ...person, name: 'Ida again' });
    expect([again.status, again.body.code]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
    house.pass(8 * DAY);
    await tidyAccounts(house.app);
    expect(await browser.actor()).toMatchObject({ kind: 'user' });
  });

  test('where no mail leaves an account stays also when its owner has signed out', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house, { confirm: false });
    const browser = browserOf(house, accounts);
    const person = { name: 'Gytha', email: 'gytha@example.org', password: PASSWORD };
    await browser.post('/sign-up/email', person);
    await browser.post('/sign-out');
    house.pass(1_000 * DAY);
    expect(await tidyAccounts(house.app, { confirm: false })).toBe(0);
    expect((await browser.post('/sign-in/email', person)).status).toBe(200);
  });

  test('nobody learns who has an account, but its owner', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { email } = await signedUp(house, accounts, 'Bertha');
    const stranger = browserOf(house, accounts);
    const asked = (address: string) =>
      stranger.post('/sign-up/email', { name: 'Eve', email: address, password: PASSWORD });
    const [known, unknown] = [await asked(email), await asked('nobody.yet@example.org')];
    const shape = ({ status, body }: typeof known) => [status, Object.keys(body), Object.keys(body.user).sort()];
    expect(shape(known)).toEqual(shape(unknown));
    expect((await mailsTo(house, email)).at(-1)?.subject).toBe('You already have an account');
    for (const path of ['/request-password-reset', '/sign-in/magic-link']) {
      const [one, other] = [
        await stranger.post(path, { email }),
        await stranger.post(path, { email: 'x@example.org' }),
      ];
      expect(one, path).toEqual(other);
    }
    const wrong = await stranger.post('/sign-in/email', { email, password: 'not the password' });
    expect(await stranger.post('/sign-in/email', { email: 'y@example.org', password: PASSWORD })).toEqual(wrong);
  });

  test('a name is one line of letters that can be seen, at the beginning and later', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, id } = await signedUp(house, accounts, 'Carla');
    const stranger = browserOf(house, accounts);
    const wrong = ['', '  ', 'a\u0000b', 'Car\u200bla', '\u202eevil', 'x'.repeat(61)];
    for (const [index, name] of wrong.entries()) {
      const body = { name, email: `wrong${index}@example.org`, password: PASSWORD };
      const answers = [await stranger.post('/sign-up/email', body), await browser.post('/update-user', { name })];
      expect(
        answers.map(({ status }) => status),
        JSON.stringify(name),
      ).toEqual([400, 400]);
    }
    await browser.post('/update-user', { name: ' Карла  ', image: 'https://evil.example/x.png' });
    const kept = await house.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', id as never)
      .executeTakeFirstOrThrow();
    expect([kept.name, kept.image]).toEqual(['Карла', null]);
  });

  test('a name is refused that pretends, with a code, and tells nobody which addresses have an account', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { email, browser } = await signedUp(house, accounts, 'Dorothea');
    const stranger = browserOf(house, accounts);
    for (const [name, wanted] of [
      ['x'.repeat(61), 'BAD_NAME'],
      ['Doro\u200bthea', 'NAME_UNSEEN'],
      ['Dоrothea', 'NAME_MIXED'],
      ['Game master', 'NAME_OF_HOUSE'],
      ['D0R0THEA', 'NAME_TAKEN'],
    ] as const) {
      for (const [path, address] of [
        ['/sign-up/email', email],
        ['/sign-up/email', 'nobody@example.org'],
        ['/sign-in/magic-link', email],
        ['/sign-in/magic-link', 'nobody@example.org'],
      ] as const) {
        const { status, body } = await stranger.post(path, { name, email: address, password: PASSWORD });
        expect([status, body.code], `${name} at ${path}`).toEqual([400, wanted]);
      }
    }
    expect(await mailsTo(house, 'nobody@example.org')).toEqual([]);
    const kept = await browser.post('/update-user', { name: 'DOROTHEA' });
    expect(kept.status, 'their own name may be written otherwise').toBe(200);
  });

  test('a new password and a link to sign in are answered before anything is looked up', async () => {
    const opened = await freshStore(database);
    const house = houseOf(opened);
    const accounts = accountsOf(house);
    const { email } = await signedUp(house, accounts, 'Edda');
    const before = (await mailsTo(house, email)).length;
    const asked = [
      ['/request-password-reset', { redirectTo: '/new-password' }],
      ['/sign-in/magic-link', { callbackURL: '/games' }],
    ] as const;
    const ask = async (address: string) =>
      await Promise.all(
        asked.map(async ([path, more]) => {
          const request = new Request(`https://chancery.example/api/auth${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: 'https://chancery.example' },
            body: JSON.stringify({ email: address, ...more }),
          });
          const answer = await accounts.handler(request, '192.0.2.50');
          return [answer.status, await answer.text()];
        }),
      );
    const known = await ask(email);
    expect((await mailsTo(house, email)).length, 'nothing is written yet').toBe(before);
    await accounts.settled();
    expect((await mailsTo(house, email)).length).toBe(before + 2);
    await opened.close();
    expect([await ask(email), await ask('nobody@example.org')], 'without a database').toEqual([known, known]);
    await accounts.settled();
  });
});
