import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { changeAddress, confirmAddress } from '../../src/house/accounts/change-address.ts';
import { code, got, HOUR, type House, houseOf, newPlayer } from '../sample/people.ts';
import { accountsOf, browserOf, mailsTo, PASSWORD, signedUp } from './browser.ts';

const codeFor = async (house: House, address: string): Promise<string> => {
  const text = (await mailsTo(house, address)).at(-1)?.text ?? '';
  return /: ([0-9A-F]{10})\n/.exec(text)?.[1] ?? '';
};

onEachDatabase('another address', (database) => {
  const store = suiteStore(database);

  test('is taken with the code that was sent there, and the old one is told', async () => {
    const house = houseOf(store());
    const { app } = house;
    const accounts = accountsOf(house);
    const { browser, email } = await signedUp(house, accounts, 'Rita');
    const phone = browserOf(house, accounts);
    await phone.post('/sign-in/email', { email, password: PASSWORD });
    const address = `Rita.New.${app.random(3)}@Example.org`;
    const actor = await browser.actor();
    got(await changeAddress(app, actor, { address }));
    const word = await codeFor(house, address.toLowerCase());
    expect(code(await confirmAddress(app, actor, { code: 'AAAAAAAAAA' }))).toBe('not-found');
    got(await confirmAddress(app, actor, { code: ` ${word.toLowerCase()} ` }));
    expect(code(await confirmAddress(app, actor, { code: word }))).toBe('not-found');
    const subjects = (await mailsTo(house, email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(['Your address will change', 'Your address was changed']);
    expect([(await browser.actor()).kind, (await phone.actor()).kind]).toEqual(['user', 'signed-out']);
    expect((await phone.post('/sign-in/email', { email: address, password: PASSWORD })).status).toBe(200);
  });

  test('of somebody else is answered alike, and cannot be taken', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const [eve, owner] = [await newPlayer(db, 'Eve'), await newPlayer(db, 'Owner')];
    expect(await changeAddress(app, eve.actor, { address: owner.email })).toEqual({ ok: true, value: null });
    expect((await mailsTo(house, owner.email)).map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect(await codeFor(house, owner.email)).toBe('');
  });

  test('cannot be had by guessing, nor late', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const anna = await newPlayer(db, 'Anna');
    const address = `anna.${app.random(3)}@example.org`;
    got(await changeAddress(app, anna.actor, { address }));
    expect(code(await changeAddress(app, anna.actor, { address }))).toBe('too-many');
    const word = await codeFor(house, address);
    for (let tries = 0; tries < 5; tries += 1) await confirmAddress(app, anna.actor, { code: 'BBBBBBBBBB' });
    expect(code(await confirmAddress(app, anna.actor, { code: word }))).toBe('not-found');
    house.pass(HOUR);
    got(await changeAddress(app, anna.actor, { address }));
    const late = await codeFor(house, address);
    house.pass(HOUR);
    expect(code(await confirmAddress(app, anna.actor, { code: late }))).toBe('not-found');
    const own = await db.selectFrom('user').select('email').where('id', '=', anna.id).executeTakeFirstOrThrow();
    expect(own.email).toBe(anna.email);
  });
});
