import { DAY } from '@chancery/core';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/tidy-accounts.ts';
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
    expect(await another.actor(), 'the link lets nobody in twice').toEqual({ kind: 'nobody' });
    await browser.post('/sign-out');
    expect(await browser.actor()).toEqual({ kind: 'nobody' });
    expect((await browser.post('/sign-in/email', person)).status).toBe(200);
    expect(await browser.actor()).toMatchObject({ kind: 'user', user: body.user.id, scopes: 'all' });
    await browser.post('/sign-out');
    expect(await browser.actor()).toEqual({ kind: 'nobody' });
  });

  test('where no mail leaves whoever signs up is in at once, and stays', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house, { confirm: false });
    const browser = browserOf(house, accounts);
    const person = { name: 'Ida', email: 'ida@example.org', password: PASSWORD };
    expect((await browser.post('/sign-up/email', person)).status).toBe(200);
    expect(await browser.actor()).toMatchObject({ kind: 'user', scopes: 'all' });
    expect((await browserOf(house, accounts).post('/sign-in/email', person)).status).toBe(200);
    const again = await browserOf(house, accounts).post('/sign-up/email', { ...person, password: `${PASSWORD}!` });
    expect([again.status, again.body.code]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
    house.pass(8 * DAY);
    await tidyAccounts(house.app);
    expect(await browser.actor()).toMatchObject({ kind: 'user' });
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
    expect((await mailsTo(house, email)).at(-1)?.subject).toBe('You have an account already');
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
});
