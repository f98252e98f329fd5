import {
  closeTurn,
  createCampaign,
  endCampaign,
  joinCampaign,
  openCampaign,
  pauseCampaign,
  startCampaign,
  submitOrders,
} from '@chancery/app';
import { HOUR, rulesetId, type SeatId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { got, openHouse } from './table.ts';

/** What is to be read on a page, without what stands around it. */
const readOn = (page: string): string =>
  page
    .replace(/^[\s\S]*<main/, '<main')
    .replace(/<\/main>[\s\S]*$/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const ENGLAND = seatId('Eng');

/** One ruler on an island of four realms; the others are left to the rules, or to bots. */
const island = async (emptySeats: 'rule' | 'caretaker') => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna, stranger] = [await guest('Mieszko'), await guest('Anna'), await guest('Norbert')];
  const { campaignId } = got(
    await createCampaign(app, master.actor, {
      title: 'The island',
      ruleset: rulesetId('medieval-diplomacy'),
      scenario: 'four-crowns',
      deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
      settings: { startWhenFull: false, emptySeats, missedTurns: 'none', breakerPercent: null },
    }),
  );
  got(await openCampaign(app, master.actor, { campaignId }));
  got(await joinCampaign(app, anna.actor, { campaignId, seat: ENGLAND }));
  got(await startCampaign(app, master.actor, { campaignId }));
  return { ...house, master, anna, stranger, campaignId, path: `/campaigns/${campaignId}` };
};

test.each(['rule', 'caretaker'] as const)(
  'pages do not contradict each other: the console calls as many orders missing as it counts (%s)',
  async (emptySeats) => {
    const { master, path } = await island(emptySeats);
    const { text } = await master.browser.open(`${path}/console`);
    expect(readOn(text)).toContain('1 of 1 is missing.');
    expect(text.match(/class="badge bad"/g)).toHaveLength(1);
    expect(readOn(text)).toContain(emptySeats === 'rule' ? 'by the rules' : 'a bot, open');
  },
);

test('pages do not contradict each other: whose orders are in is not told that the game waits for them', async () => {
  const { app, anna, campaignId, path } = await island('rule');
  expect(readOn((await anna.browser.open('/')).text)).toContain('Waiting for your orders');
  expect(readOn((await anna.browser.open(path)).text)).toContain('The game waits for your orders.');
  got(await submitOrders(app, anna.actor, { campaignId, seat: ENGLAND as SeatId, channel: 'desk', text: '' }));
  const home = readOn((await anna.browser.open('/')).text);
  expect([home.includes('Your orders are in'), home.includes('awaited')]).toEqual([true, false]);
  const page = readOn((await anna.browser.open(path)).text);
  expect([page.includes('The game has your orders.'), page.includes('waits for your orders')]).toEqual([true, false]);
});

test('pages do not contradict each other: a turn has one number on its page, and the way to it has the same', async () => {
  const { app, master, stranger, campaignId, path } = await island('rule');
  for (const turn of [1, 2]) got(await closeTurn(app, master.actor, { campaignId, turn, excused: true }));
  const turnPage = readOn((await stranger.browser.open(`${path}/turns/2`)).text);
  expect(turnPage).toMatch(/^ *What turn 2 brought/);
  expect(turnPage).toContain('Then it is: Autumn 1320, turn 3');
  expect(turnPage).toMatch(/Previous turn +What turn 1 brought/);
  expect(turnPage).not.toMatch(/turn 3 [^.]*Turn 2/);
  const campaign = readOn((await stranger.browser.open(path)).text);
  expect(campaign).toMatch(/What turn 2 brought +Then it is: Autumn 1320, turn 3\./);
});

test('pages do not contradict each other: a mail that lies in a folder is not on its way', async () => {
  const { browser } = await (await openHouse()).guest('Anna');
  const { text } = await browser.send('/forgotten', { email: 'anna@example.org' });
  expect(readOn(text)).toContain(
    'we have written a mail with a link to it. This server sends nothing out: its mails lie in the folder “mails” of its data.',
  );
  expect(readOn(text)).not.toContain('on its way');
});

test('pages do not contradict each other: while a game is paused nothing is awaited, and when it is over nothing can be done or taken', async () => {
  const { app, master, anna, stranger, campaignId, path } = await island('rule');
  got(await pauseCampaign(app, master.actor, { campaignId, reason: 'Holidays.' }));
  const paused = readOn((await anna.browser.open(path)).text);
  expect(paused).toContain('The game is paused.');
  expect(paused).toContain('The game is paused and waits for nobody');
  expect(readOn((await anna.browser.open('/')).text)).not.toContain('awaited');

  got(await endCampaign(app, master.actor, { campaignId, how: 'Everybody went home.' }));
  const listed = readOn((await stranger.browser.open('/games')).text);
  expect(listed).toMatch(/ended.*0 turns played · 4 seats/);
  expect(listed).not.toMatch(/\d open/);
  const page = (await anna.browser.open(path)).text;
  expect([page.includes('Everybody went home.'), page.includes('/settings')]).toEqual([true, false]);
  const settings = readOn((await anna.browser.open(`${path}/seats/Eng/settings`)).text);
  expect(settings).toContain('The game is over');
  expect(settings).not.toMatch(/falls open|deadline|while you are away/);
  const console = readOn((await master.browser.open(`${path}/console`)).text);
  expect(console).not.toMatch(/missing|not asked|Whose orders are in/);
});

test('pages do not contradict each other: a past turn on the page of a seat is called by what it brought', async () => {
  const { app, master, anna, campaignId, path } = await island('rule');
  got(await closeTurn(app, master.actor, { campaignId, turn: 1, excused: true }));
  expect(readOn((await anna.browser.open(`${path}/seats/Eng?turn=0`)).text)).toContain(
    'This is the beginning, as it was.',
  );
  const page = readOn((await anna.browser.open(`${path}/seats/Eng`)).text);
  expect(page).toMatch(/What the turns brought: +the beginning +1/);
  expect(page).toContain('Orders for turn 2');
});
