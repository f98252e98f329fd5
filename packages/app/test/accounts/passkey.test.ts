import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { type House, houseOf } from '../sample/people.ts';
import { authenticator } from './authenticator.ts';
import { accountsOf, browserOf, signedUp } from './browser.ts';

const ORIGIN = 'https://chancery.example';

const withPasskey = async (house: House, name: string, keys = authenticator(ORIGIN)) => {
  const accounts = accountsOf(house);
  const person = await signedUp(house, accounts, name);
  const { body: options } = await person.browser.get('/passkey/generate-register-options');
  const response = keys.register(options.challenge);
  const { status } = await person.browser.post('/passkey/verify-registration', { response, name: 'phone' });
  return { ...person, accounts, keys, status };
};

onEachDatabase('a passkey', (database) => {
  const store = suiteStore(database);

  test('is added by whoever has signed in, and signs in without a password', async () => {
    const house = houseOf(store());
    const { accounts, keys, id, status } = await withPasskey(house, 'Nora');
    expect(status).toBe(200);
    const browser = browserOf(house, accounts);
    const { body } = await browser.get('/passkey/generate-authenticate-options');
    const answer = { response: keys.signIn(body.challenge) };
    expect((await browser.post('/passkey/verify-authentication', answer)).status).toBe(200);
    expect(await browser.actor()).toMatchObject({ kind: 'user', user: id });
    const thief = browserOf(house, accounts);
    await thief.get('/passkey/generate-authenticate-options');
    expect((await thief.post('/passkey/verify-authentication', answer)).status).toBe(400);
    expect(await thief.actor()).toEqual(SIGNED_OUT);
  });

  test('counts only where it has asked who holds it', async () => {
    const house = houseOf(store());
    const { accounts, keys } = await withPasskey(house, 'Olga', authenticator(ORIGIN, { asksWhoYouAre: false }));
    const browser = browserOf(house, accounts);
    const { body } = await browser.get('/passkey/generate-authenticate-options');
    const { status } = await browser.post('/passkey/verify-authentication', { response: keys.signIn(body.challenge) });
    expect(status).toBe(401);
    expect(await browser.actor()).toEqual(SIGNED_OUT);
  });

  test('of another house is refused', async () => {
    const house = houseOf(store());
    expect((await withPasskey(house, 'Paula', authenticator('https://evil.example'))).status).not.toBe(200);
  });
});
