import {
  createCampaign,
  inviteToCampaign,
  openCampaign,
  revokeInvitation,
  showCampaign,
  startCampaign,
  userActor,
} from '@chancery/app';
import { DAY, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { UserId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { type Guest, got, openHouse, SMALL } from './table.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const PASSWORD = 'a long way to Calais';
const HIDDEN = { joining: 'invitation', startWhenFull: false } as const;

/** A hidden game that is open, and what is needed to come to it. */
const openGame = async (terms: object = {}) => {
  const house = await openHouse();
  const { app } = house;
  const master = await house.guest('Master');
  const { campaignId } = got(await createCampaign(app, master.actor, { ...SMALL, settings: HIDDEN, ...terms }));
  got(await openCampaign(app, master.actor, { campaignId }));
  const invite = async (most: number) => {
    const { id, link } = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7, most }));
    const { pathname, search, searchParams } = new URL(link);
    return { id, path: `${pathname}${search}`, pathname, token: searchParams.get('invitation') ?? '' };
  };
  return { ...house, master, campaignId, invite };
};

test('the link of an invitation leads to an account and to the seat, and shows a hidden campaign to nobody else', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const { db } = app.store;
  const signUp = async (browser: Browser, path: string, fields: { [name: string]: string }): Promise<UserId> => {
    const { email = '' } = fields;
    await browser.send(path, { ...fields, name: email, password: PASSWORD });
    // What the link of the mail does has its own test.
    await db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
    await browser.send('/sign-in', { email, password: PASSWORD });
    const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return id as UserId;
  };

  const master = userActor(await signUp(new Browser(address), '/sign-up', { email: 'master@example.org' }));
  const { title, ruleset, scenario, seat } = ISLAND;
  const { campaignId } = got(
    await createCampaign(app, master, { title, ruleset, scenario, deadlineRule: null, settings: HIDDEN }),
  );
  got(await openCampaign(app, master, { campaignId }));
  const { pathname, search } = new URL(got(await inviteToCampaign(app, master, { campaignId, days: 7 })).link);
  const invitation = new URLSearchParams(search).get('invitation') ?? '';

  const stranger = await new Browser(address).open('/sign-up');
  expect(stranger.text).toContain('is by invitation only');
  expect(stranger.text).not.toContain('name="password"');
  const guest = new Browser(address);
  expect((await guest.open(`${pathname}?invitation=another`)).status).toBe(404);
  const { text } = await guest.open(`${pathname}${search}`);
  expect(text).toContain(title);
  expect(text).not.toContain('name="password"');
  const picked = await guest.open(`${pathname}${search}&seat=${seat}`);
  expect(picked.text).toContain('name="password"');
  const next = new URLSearchParams({ next: `${pathname}${search}&seat=${seat}#you` });
  expect(picked.text).toContain(`href="/sign-in?${next}"`);
  // This server must know whose the address is first, and says so.
  const person = { invitation, seat, name: 'Guest', email: 'other@example.org', password: PASSWORD };
  expect((await new Browser(address).send(pathname, person)).text).toContain('Open the link in the mail to other@');
  expect(got(await showCampaign(app, master, { campaignId })).seats.map(({ status }) => status)).not.toContain('held');

  const id = await signUp(guest, pathname, { invitation, seat, email: 'guest@example.org' });
  expect((await guest.open(`${pathname}${search}&seat=${seat}`)).text).toContain('You are signed in as guest@');
  expect((await guest.send(pathname, { invitation, seat: 'Nowhere' })).text).toContain('Pick a realm first');
  expect((await guest.send(pathname, { invitation, seat })).status).toBe(200);
  expect(got(await showCampaign(app, userActor(id), { campaignId })).you.seats).toEqual([seat]);

  // The same link once more leads them to their game, and everybody else is told what is the matter with it.
  await guest.open(`${pathname}${search}`);
  expect(guest.path).toBe(`/campaigns/${campaignId}`);
  const late = await new Browser(address).open(`${pathname}${search}`);
  expect([
    late.status,
    late.text.includes('Everybody invited by this link has joined'),
    late.text.includes(title),
  ]).toEqual([410, true, false]);
});

test('an invitation says which seat it promises, and to whom it was sent', async () => {
  const { app, address, guest } = await openHouse();
  const [master, ada, bea] = [await guest('Master'), await guest('Ada'), await guest('Bea')];
  const { campaignId } = got(await createCampaign(app, master.actor, { ...SMALL, settings: HIDDEN }));
  got(await openCampaign(app, master.actor, { campaignId }));
  const seat = seatId('Gol');
  const sent = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7, seat, email: ada.email }));
  const { pathname, search } = new URL(sent.link);
  expect((await new Browser(address).open(`${pathname}${search}`)).text).toContain('You would rule Golden Horde');
  const asAda = (await ada.browser.open(`${pathname}${search}`)).text;
  expect(asAda).toContain('Rule Golden Horde</button>');
  expect(asAda).not.toContain('Pick this one');
  const asBea = (await bea.browser.open(`${pathname}${search}`)).text;
  expect(asBea).toContain('sent to a different mail address');
  expect(asBea).not.toContain('<button class="main"');
});

test('one link is good for a group: each picks a realm, none can be had twice, and it says when it is used up', async () => {
  const { app, address, guest, campaignId, invite, master } = await openGame();
  const { path, pathname, token: invitation } = await invite(2);
  const [ada, bea, cleo] = [await guest('Ada'), await guest('Bea'), await guest('Cleo')];
  const take = (person: Guest, seat: string) => person.browser.send(pathname, { invitation, seat });
  await take(ada, 'Eng');
  const second = await take(bea, 'Eng');
  expect([second.status, second.text.includes('Kingdom of England has just been taken by Ada')]).toEqual([409, true]);
  expect(second.text).toContain('Ada (Kingdom of England)');
  expect(second.text).not.toMatch(/href="[^"]*seat=Eng/);
  const count = async () => (await master.browser.open(`/campaigns/${campaignId}/invite`)).text;
  expect(await count()).toContain('1 of 2 have joined by it.');
  await take(bea, 'Lit');
  const shown = got(await showCampaign(app, master.actor, { campaignId }));
  expect(shown.seats.map(({ ruler }) => ruler)).toEqual(['Ada', 'Bea', null, null]);
  expect((await take(cleo, 'Gol')).text).toContain('Everybody invited by this link has joined.');
  expect(await count()).toContain('used up');
  // Nobody makes an account for a link that leads nowhere.
  const person = { name: 'Dora', email: 'dora@example.org', password: PASSWORD };
  await new Browser(address).send(pathname, { ...person, invitation, seat: 'Gol' });
  const { db } = app.store;
  expect(await db.selectFrom('user').select('id').where('email', '=', 'dora@example.org').execute()).toEqual([]);
  expect((await new Browser(address).open(path)).status).toBe(410);
});

test('a link that was taken back, and one whose days are over, say which of the two', async () => {
  const { app, address, master, campaignId, invite, pass } = await openGame();
  const [first, second] = [await invite(5), await invite(5)];
  got(await revokeInvitation(app, master.actor, { campaignId, id: first.id }));
  const revoked = await new Browser(address).open(first.path);
  expect([revoked.status, revoked.text.includes('has withdrawn this link')]).toEqual([410, true]);
  pass(8 * DAY);
  const expired = await new Browser(address).open(second.path);
  expect([expired.status, expired.text.includes('link has expired')]).toEqual([410, true]);
});

test('a master has one link to pass on, however often they ask for it, and can take it back', async () => {
  const { address, master, campaignId } = await openGame();
  const page = `/campaigns/${campaignId}/invite`;
  const linkIn = (text: string): string => /id="group-link" readonly value="([^"]+)"/.exec(text)?.[1] ?? '';
  const { text } = await master.browser.send(page, {});
  const link = linkIn(text);
  expect(link).toContain(`${address}/campaigns/${campaignId}/join?invitation=`);
  expect(text).toContain('Not used yet; valid for 4 people.');
  expect(linkIn((await master.browser.send(page, {})).text)).toBe(link);
  expect(linkIn((await master.browser.open(page)).text)).toBe(link);
  const [, invitation = ''] = /name="invitation" value="([^"]+)"/.exec(text) ?? [];
  const after = await master.browser.send(page, { do: 'revoke', invitation });
  expect([linkIn(after.text), after.text.includes('withdrawn')]).toEqual(['', true]);
  expect((await new Browser(address).open(new URL(link).href.slice(address.length))).status).toBe(410);
  expect((await master.browser.send(page, { do: 'group', most: '1000' })).text).toContain('1 to 100');
});

test('before it asks for a name an invitation shows map, realms, people, pace, hours and rules, cheaply', async () => {
  const weekly = { kind: 'weekly', zone: 'Europe/London', hour: 20, minute: 0, weekdays: 64 } as const;
  const { address, guest, invite } = await openGame({ deadlineRule: weekly });
  const { path, pathname, token: invitation } = await invite(4);
  const ada = await guest('Ada');
  await ada.browser.send(pathname, { invitation, seat: 'Rou' });
  const { text } = await new Browser(address).open(path);
  for (const words of [
    'Master invites you to this game of Medieval Diplomacy',
    'Game master: Master. Playing: Ada (Sultanate of Roum). 3 realms are free.',
    'A turn is run: Sunday, 20:00 (Europe/London).',
    '<time datetime=',
    'About 15–40 minutes a week.',
    'A turn takes a ruler 15–40 minutes',
    'Pages and mails are in English or German',
    'href="/rules/medieval-diplomacy"',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('name="name"');
  const links = [...text.matchAll(/<a class="free" href="([^"]+)"><title>([^<]+)</g)].map(([, , name]) => name);
  expect(links).toEqual(['Kingdom of England', 'Principality of Lithuania', 'Golden Horde']);
  expect(text).toContain('<title>Sultanate of Roum (taken)');
  expect(text.length, 'a page of tens of kilobytes').toBeLessThan(40_000);
  const [picture = ''] = /\/campaigns\/\w+\/join\/map\.svg[^"]*/.exec(text) ?? [];
  const drawn = await fetch(new URL(picture.replaceAll('&amp;', '&'), address));
  expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
  const german = await fetch(new URL(path, address), { headers: { 'accept-language': 'de' } });
  const words = await german.text();
  for (const said of [
    'lädt Sie zu dieser Partie',
    'Etwa 15–40 Minuten in der Woche.',
    'Durchgestrichene sind vergeben',
  ])
    expect(words).toContain(said);
});

test('where names are not told an invitation tells none', async () => {
  const { address, guest, invite } = await openGame({ anonymity: 'always' });
  const { path, pathname, token: invitation } = await invite(4);
  await (await guest('Ada')).browser.send(pathname, { invitation, seat: 'Rou' });
  const { text } = await new Browser(address).open(path);
  expect(text).toContain('1 ruler has joined; who rules what stays hidden.');
  expect(text).not.toContain('Ada');
  const bea = await (await guest('Bea')).browser.send(pathname, { invitation, seat: 'Rou' });
  expect(bea.text).toContain('Sultanate of Roum has just been taken. Pick another.');
});

test('whoever comes to a game that has begun sits at the desk', async () => {
  const { app, guest, invite, campaignId, master } = await openGame();
  const { pathname, token: invitation } = await invite(4);
  await (await guest('Ada')).browser.send(pathname, { invitation, seat: 'Rou' });
  got(await startCampaign(app, master.actor, { campaignId }));
  const bea = await guest('Bea');
  await bea.browser.send(pathname, { invitation, seat: 'Eng' });
  expect(bea.browser.path).toBe(`/desk?campaign=${campaignId}&seat=Eng`);
});
