import { createCampaign, inviteToCampaign, openCampaign, showCampaign, userActor } from '@chancery/app';
import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { UserId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { got, openHouse, SMALL } from './table.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const PASSWORD = 'a long way to Calais';

test('the link of an invitation leads to an account and to the seat, and shows a hidden campaign to nobody else', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const { db } = app.store;
  const signUp = async (browser: Browser, path: string, email: string): Promise<UserId> => {
    const fields = Object.fromEntries(new URL(path, address).searchParams);
    await browser.send('/sign-up', { ...fields, name: email, email, password: PASSWORD });
    // What the link of the mail does has its own test.
    await db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
    await browser.send('/sign-in', { email, password: PASSWORD });
    const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return id as UserId;
  };

  const master = userActor(await signUp(new Browser(address), '/sign-up', 'master@example.org'));
  const { title, ruleset, scenario, seat } = ISLAND;
  const settings = { joining: 'invitation', startWhenFull: false } as const;
  const { campaignId } = got(
    await createCampaign(app, master, { title, ruleset, scenario, deadlineRule: null, settings }),
  );
  got(await openCampaign(app, master, { campaignId }));
  const { pathname, search } = new URL(got(await inviteToCampaign(app, master, { campaignId, days: 7 })).link);

  const stranger = await new Browser(address).open('/sign-up');
  expect(stranger.text).toContain('people sign up by invitation');
  expect(stranger.text).not.toContain('name="password"');
  const guest = new Browser(address);
  expect((await guest.open(`${pathname}?invitation=another`)).status).toBe(404);
  const { text } = await guest.open(`${pathname}${search}`);
  expect(text).toContain(title);
  const [, toSignUp = ''] = /href="(\/sign-up[^"]*)"/.exec(text) ?? [];
  const form = await guest.open(toSignUp.replaceAll('&amp;', '&'));
  expect(form.text).toContain('name="password"');
  expect(form.text).toContain(`href="/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}"`);
  const id = await signUp(guest, toSignUp.replaceAll('&amp;', '&'), 'guest@example.org');
  expect((await guest.open(`${pathname}${search}`)).text).toContain('Accept');
  const invitation = new URLSearchParams(search).get('invitation') ?? '';
  expect((await guest.send(pathname, { invitation, seat: 'Nowhere' })).status).toBe(400);
  expect((await guest.send(pathname, { invitation, seat })).status).toBe(200);
  expect(got(await showCampaign(app, userActor(id), { campaignId })).you.seats).toEqual([seat]);

  // The same link once more leads him to his game, and everybody else is told what is the matter with it.
  await guest.open(`${pathname}${search}`);
  expect(guest.path).toBe(`/campaigns/${campaignId}`);
  const late = await new Browser(address).open(`${pathname}${search}`);
  expect([late.status, late.text.includes('good no more'), late.text.includes(title)]).toEqual([404, true, false]);
});

test('an invitation says which seat it promises, and to whom it was sent', async () => {
  const { app, address, guest } = await openHouse();
  const [master, ada, bea] = [await guest('Master'), await guest('Ada'), await guest('Bea')];
  const settings = { joining: 'invitation', startWhenFull: false } as const;
  const { campaignId } = got(await createCampaign(app, master.actor, { ...SMALL, settings }));
  got(await openCampaign(app, master.actor, { campaignId }));
  const seat = seatId('Gol');
  const sent = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7, seat, email: ada.email }));
  const { pathname, search } = new URL(sent.link);
  expect((await new Browser(address).open(`${pathname}${search}`)).text).toContain('to rule Golden Horde');
  const asAda = (await ada.browser.open(`${pathname}${search}`)).text;
  expect(asAda).toContain('Accept');
  expect(asAda).not.toContain('<select');
  const asBea = (await bea.browser.open(`${pathname}${search}`)).text;
  expect(asBea).toContain('sent to another mail address');
  expect(asBea).not.toContain('Accept');
});
