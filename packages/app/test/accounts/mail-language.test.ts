import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { inviteToCampaign } from '../../src/campaign/people/invite.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { showNoticeSettings } from '../../src/channels/notices/show-settings.ts';
import { userActor } from '../../src/ground/actor.ts';
import type { TextLanguage } from '../../src/ground/text/show-time.ts';
import { changeAddress } from '../../src/house/accounts/change-address.ts';
import { deleteAccount } from '../../src/house/accounts/delete-account.ts';
import { got, type House, houseOf, newPlayer, openTable, type Player } from '../sample/people.ts';
import { accountsOf, browserOf, linkTo, mailsTo, PASSWORD, signedUp } from './browser.ts';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };

/** The last mail to an address, as far as its language shows. */
const told = async (house: House, address: string) => {
  const { subject, language } = (await mailsTo(house, address)).at(-1) ?? {};
  return [language, subject];
};

const choose = async ({ app }: House, { actor }: Pick<Player, 'actor'>, language: TextLanguage): Promise<void> => {
  got(await setNotices(app, actor, { language }));
};

onEachDatabase('the mails of accounts', (database) => {
  const store = suiteStore(database);

  test('come in the language of whoever asks, before there is an account and until it keeps one', async () => {
    const house = houseOf(store());
    const browser = browserOf(house, accountsOf(house));
    const email = 'gerda@example.org';
    await browser.post('/sign-in/magic-link', { email }, GERMAN);
    expect(await told(house, email)).toEqual(['de', 'Zu dieser Adresse gibt es kein Konto']);
    await browser.post('/sign-up/email', { name: 'Gerda', email, password: PASSWORD }, GERMAN);
    expect(await told(house, email)).toEqual(['de', 'Bestätigen Sie Ihre Adresse']);
    expect((await browser.get(await linkTo(house, email))).status).toBe(302);
    expect((await browser.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
    await browser.post('/sign-up/email', { name: 'Gerda again', email, password: PASSWORD });
    expect(await told(house, email)).toEqual(['en', 'You already have an account']);
  });

  test('come in the language that the account keeps, whoever asks', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, email, id } = await signedUp(house, accounts, 'Gudrun');
    const owner = { actor: userActor(id) };
    await choose(house, owner, 'de');
    const stranger = browserOf(house, accounts);
    await stranger.post('/sign-up/email', { name: 'Eve', email, password: PASSWORD });
    expect(await told(house, email)).toEqual(['de', 'Sie haben schon ein Konto']);
    await choose(house, owner, 'en');
    await browser.post('/request-password-reset', { email, redirectTo: '/new-password' }, GERMAN);
    expect(await told(house, email)).toEqual(['en', 'Set a new password']);
  });

  test('come in the language in which its owner has first signed in, if only by a link', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { browser, email, id } = await signedUp(house, accounts, 'Gunhild');
    const language = async () => got(await showNoticeSettings(house.app, userActor(id), { campaignId: null })).language;
    expect(await language()).toBeNull();
    await browser.post('/sign-in/magic-link', { email });
    await browser.get(await linkTo(house, email), GERMAN);
    expect(await language()).toBe('de');
    await browser.post('/sign-in/email', { email, password: PASSWORD }, { 'accept-language': 'en' });
    expect(await language()).toBe('de');
  });

  test('bring links that work in German too: one signs in once, one sets a password', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { email, id } = await signedUp(house, accounts, 'Gisela');
    await choose(house, { actor: userActor(id) }, 'de');
    const browser = browserOf(house, accounts);
    await browser.post('/sign-in/magic-link', { email });
    expect(await told(house, email)).toEqual(['de', 'Ihr Link zum Anmelden']);
    const link = await linkTo(house, email);
    await browser.get(link);
    expect(await browser.actor()).toMatchObject({ kind: 'user', user: id });
    const thief = browserOf(house, accounts);
    await thief.get(link);
    expect((await thief.actor()).kind).toBe('signed-out');
    await thief.post('/request-password-reset', { email, redirectTo: '/new-password' });
    expect(await told(house, email)).toEqual(['de', 'Setzen Sie ein neues Passwort']);
    const token = /reset-password\/(\w+)/.exec(await linkTo(house, email))?.[1];
    expect((await browser.post('/reset-password', { token, newPassword: 'another way to Calais' })).status).toBe(200);
    expect(await told(house, email)).toEqual(['de', 'Ihr Passwort wurde geändert']);
  });

  test('about another address, and of a farewell, come in the language of the account that goes', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const [gerlinde, emma] = [await newPlayer(db, 'Gerlinde'), await newPlayer(db, 'Emma')];
    await choose(house, gerlinde, 'de');
    await choose(house, emma, 'en');
    const address = `gerlinde.new.${app.random(3)}@example.org`;
    got(await changeAddress(app, gerlinde.actor, { address }));
    expect(await told(house, address)).toEqual(['de', 'Bestätigen Sie Ihre neue Adresse']);
    expect(await told(house, gerlinde.email)).toEqual(['de', 'Ihre Adresse soll geändert werden']);
    house.pass(3_600_000);
    got(await changeAddress(app, gerlinde.actor, { address: emma.email }));
    expect(await told(house, emma.email)).toEqual(['en', 'You already have an account']);
    got(await deleteAccount(app, gerlinde.actor, { address: gerlinde.email }));
    expect(await told(house, gerlinde.email)).toEqual(['de', 'Ihr Konto wurde gelöscht']);
  });
});

onEachDatabase('an invitation', (database) => {
  const store = suiteStore(database);

  test("comes in the language of the guest's account, else in the master's, else in English", async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master } = await openTable(house);
    const [emma, nobody] = [await newPlayer(db, 'Emma'), 'guest@example.org'];
    const invite = async (email: string) => {
      const { link } = got(await inviteToCampaign(app, master.actor, { campaignId, email, days: 1 }));
      const mail = (await mailsTo(house, email)).at(-1);
      expect(mail?.text).toContain(link);
      return [mail?.language, mail?.subject];
    };
    expect(await invite(nobody)).toEqual(['en', 'An invitation to Four Crowns']);
    await choose(house, master, 'de');
    expect(await invite(nobody)).toEqual(['de', 'Eine Einladung zu Four Crowns']);
    expect(await invite(emma.email)).toEqual(['de', 'Eine Einladung zu Four Crowns']);
    await choose(house, emma, 'en');
    expect(await invite(emma.email)).toEqual(['en', 'An invitation to Four Crowns']);
  });
});
