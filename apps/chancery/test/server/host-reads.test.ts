import {
  changeSettings,
  createCampaign,
  inviteToCampaign,
  joinCampaign,
  openCampaign,
  showCampaign,
  startCampaign,
  submitOrders,
  writeLetter,
} from '@chancery/app';
import { type CampaignId, rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { type Guest, got, openHouse } from './table.ts';
import { termsOf } from './terms-form.ts';
import { Browser } from './visitor.ts';

const [CHE, WIL] = [seatId('CHE'), seatId('WIL')];
const LETTER = 'Meet me at the Thames.';
const MESSAGE = 'Sudsexe shall fall.';

/** A game on the Saxon Shore in which two have written to each other, by letter and by order. */
const written = async (hostReadsMessages: boolean) => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const { campaignId } = got(
    await createCampaign(app, master.actor, {
      title: 'Shore',
      ruleset: rulesetId('heptarchy'),
      scenario: 'saxon-shore',
      settings: { startWhenFull: false, hostReadsMessages },
    }),
  );
  got(await openCampaign(app, master.actor, { campaignId }));
  const offered = (await new Browser(house.address).open(`/campaigns/${campaignId}`)).text;
  const { link } = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7 }));
  const invited = (await new Browser(house.address).open(new URL(link).pathname + new URL(link).search)).text;
  for (const [seat, { actor }] of [
    [CHE, anna],
    [WIL, boris],
  ] as const)
    got(await joinCampaign(app, actor, { campaignId, seat }));
  got(await startCampaign(app, master.actor, { campaignId }));
  const words = { subject: 'Friendship', body: LETTER };
  got(await writeLetter(app, anna.actor, { campaignId, from: CHE, to: [WIL], ...words }));
  const text = `MESSAGE ${WIL} "${MESSAGE}"`;
  got(await submitOrders(app, anna.actor, { campaignId, seat: CHE, channel: 'desk', text }));
  return { ...house, master, anna, boris, campaignId, offered, invited };
};

const CONSOLE_PAGES = ['', '/audit', '/terms', '/messages'];

/** Every page that a master can open of a game, one after another. */
const pagesOf = async ({ browser }: Guest, campaignId: CampaignId): Promise<string> => {
  const path = `/campaigns/${campaignId}`;
  const pages = [path, `${path}/turns/1`, `${path}/deeds`, `${path}/letters`, `${path}/record`].concat(
    CONSOLE_PAGES.map((each) => `${path}/console${each}`),
  );
  const texts: string[] = [];
  for (const each of pages) texts.push((await browser.open(each)).text);
  return texts.join('\n');
};

test('HEP-15.7 by default no page gives a master what rulers write to each other, and everybody is told so', async () => {
  const { master, campaignId, offered, invited, app } = await written(false);
  const all = await pagesOf(master, campaignId);
  expect(all).not.toContain(LETTER);
  expect(all).not.toContain(MESSAGE);
  const refused = await master.browser.open(`/campaigns/${campaignId}/console/messages`);
  expect(refused.status).not.toBe(200);
  const says = 'The game master does not read what rulers write to one another.';
  expect([offered.includes(says), invited.includes(says)]).toEqual([true, true]);
  // Nor does anybody get at it by way of mails.
  const mails = await app.store.db
    .selectFrom('outbox')
    .selectAll()
    .where('userId', '=', master.id as never)
    .execute();
  expect(JSON.stringify(mails)).not.toMatch(/Thames|Sudsexe shall fall/);
});

test('HEP-15.7 where the game was opened so, a master reads letters and messages, and everybody was told before', async () => {
  const { master, anna, boris, campaignId, offered, invited } = await written(true);
  const shown = (await master.browser.open(`/campaigns/${campaignId}/console/messages`)).text;
  expect(shown).toContain(LETTER);
  expect(shown).toContain(MESSAGE);
  expect(shown).toMatch(/Friendship<\/strong>, Chenth to Wiltescire/);
  expect((await master.browser.open(`/campaigns/${campaignId}/console`)).text).toContain('/console/messages');
  const says = 'The game master reads what rulers write to one another.';
  expect([offered.includes(says), invited.includes(says)]).toEqual([true, true]);
  for (const { browser } of [anna, boris]) {
    const { text } = await browser.open(`/campaigns/${campaignId}/console/messages`);
    expect(text).not.toContain(LETTER);
    expect(text).not.toContain(MESSAGE);
  }
});

test('HEP-15.7 it is set in the form that makes a game, and fixed once the game is open', async () => {
  const { app, guest } = await openHouse();
  const master = await guest('Mona');
  const { text: choice } = await master.browser.open('/campaigns/new');
  const [, of = ''] = /new\?of=([\w-]+\/saxon-shore)/.exec(choice) ?? [];
  const { text } = await master.browser.open(`/campaigns/new?of=${of}`);
  const box = /<input type="checkbox" name="hostReadsMessages"[^>]*>/.exec(text)?.[0] ?? '';
  expect(box).not.toBe('');
  expect(box).not.toContain('checked');
  const { campaignId } = got(
    await createCampaign(app, master.actor, { title: 'S', ruleset: rulesetId('heptarchy'), scenario: 'saxon-shore' }),
  );
  const set = (hostReadsMessages: boolean) =>
    changeSettings(app, master.actor, { campaignId, settings: { hostReadsMessages } });
  const terms = async (): Promise<string> => (await master.browser.open(`/campaigns/${campaignId}/console/terms`)).text;
  expect((await set(true)).ok).toBe(true);
  expect(await terms()).toMatch(/type="checkbox" name="hostReadsMessages"[^>]* checked/);
  got(await openCampaign(app, master.actor, { campaignId }));
  expect(await terms()).not.toMatch(/type="checkbox" name="hostReadsMessages"/);
  expect(await set(false)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
  expect((await set(true)).ok).toBe(true);
});

test.each(['heptarchy/saxon-shore', 'medieval-diplomacy/four-crowns'])(
  'HEP-15.7 in %s, whoever comes by a link reads it, and once somebody has joined no form changes it',
  async (game) => {
    const [ruleset = '', scenario = ''] = game.split('/');
    const { app, address, guest } = await openHouse();
    const [master, anna] = [await guest('Mona'), await guest('Anna')];
    const terms = { title: 'Words', ruleset: rulesetId(ruleset), scenario, settings: { startWhenFull: false } };
    const { campaignId } = got(await createCampaign(app, master.actor, terms));
    got(await openCampaign(app, master.actor, { campaignId }));
    const group = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7, most: 9 }));
    const { seats } = got(await showCampaign(app, master.actor, { campaignId }));
    const seat = seats[0]?.seat ?? CHE;
    const alone = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7, seat: seats[1]?.seat ?? WIL }));
    const read = async (): Promise<readonly string[]> => {
      const pages = [`/campaigns/${campaignId}`];
      for (const { link } of [group, alone]) pages.push(new URL(link).pathname + new URL(link).search);
      return Promise.all(pages.map(async (page) => (await new Browser(address).open(page)).text));
    };
    const says = 'The game master does not read what rulers write to one another.';
    for (const text of await read()) expect(text).toContain(says);

    got(await joinCampaign(app, anna.actor, { campaignId, seat }));
    const path = `/campaigns/${campaignId}/console`;
    const form = await termsOf(master.browser, path);
    expect(form).not.toHaveProperty('hostReadsMessages');
    const answer = await master.browser.send(`${path}/terms`, { ...form, hostReadsMessages: 'yes' });
    expect(answer.text).toMatch(/role="alert"[\s\S]*hostReadsMessages: it is fixed before anybody joins/);
    for (const text of await read()) expect(text).toContain(says);
    // What is not about it can be saved as before.
    expect((await master.browser.send(`${path}/terms`, form)).text).not.toContain('role="alert"');
  },
);
