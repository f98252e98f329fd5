import { createHmac } from 'node:crypto';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { type House, houseOf } from '../sample/people.ts';
import { accountsOf, browserOf, linkTo, PASSWORD, signedUp } from './browser.ts';

/** What an authenticator shows now: RFC 6238, six digits, half a minute. */
const codeOf = (uri: string): string => {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const at = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const guarded = async (house: House, name: string) => {
  const accounts = accountsOf(house);
  const person = await signedUp(house, accounts, name);
  const { body } = await person.browser.post('/two-factor/enable', { password: PASSWORD });
  await person.browser.post('/two-factor/verify-totp', { code: codeOf(body.totpURI) });
  return { ...person, accounts, uri: body.totpURI as string, drawer: body.backupCodes as readonly string[] };
};

onEachDatabase('a second factor', (database) => {
  const store = suiteStore(database);

  test('is asked for after the password, and signs in with it', async () => {
    const house = houseOf(store());
    const { accounts, email, id, uri } = await guarded(house, 'Karin');
    const browser = browserOf(house, accounts);
    const { body } = await browser.post('/sign-in/email', { email, password: PASSWORD });
    expect(body).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect(await browser.actor()).toEqual(SIGNED_OUT);
    expect((await browser.post('/two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    await browser.post('/two-factor/verify-totp', { code: codeOf(uri) });
    expect(await browser.actor()).toMatchObject({ user: id });
  });

  test('is asked for after a link in a mail too', async () => {
    const house = houseOf(store());
    const { accounts, email, id, uri } = await guarded(house, 'Lena');
    const browser = browserOf(house, accounts);
    await browser.post('/sign-in/magic-link', { email });
    const { status, location } = await browser.get(await linkTo(house, email));
    expect([status, location]).toEqual([302, 'https://chancery.example/sign-in/code']);
    expect(await browser.actor()).toEqual(SIGNED_OUT);
    await browser.post('/two-factor/verify-totp', { code: codeOf(uri) });
    expect(await browser.actor()).toMatchObject({ user: id });
  });

  test('may be a code from the drawer, each once, and none is kept readable', async () => {
    const house = houseOf(store());
    const { accounts, email, id, drawer } = await guarded(house, 'Mona');
    expect(drawer).toHaveLength(10);
    const kept = await house.db
      .selectFrom('twoFactor')
      .selectAll()
      .where('userId', '=', id as never)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(drawer[0]);
    const enter = async (): Promise<string> => {
      const browser = browserOf(house, accounts);
      await browser.post('/sign-in/email', { email, password: PASSWORD });
      await browser.post('/two-factor/verify-backup-code', { code: drawer[0] });
      return (await browser.actor()).kind;
    };
    expect([await enter(), await enter()]).toEqual(['user', 'signed-out']);
  });
});
