import { leaveSeat, showCampaign, submitOrders, takeOverSeat } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const [CHE, WIL] = [seatId('CHE'), seatId('WIL')];

/** Anna rules Wiltescire and has posted; Boris has Chenth, and a bot Exsessa. */
const shore = async (anonymity: 'never' | 'always') => {
  const house = await openHouse();
  const { app, guest } = house;
  const [mona, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const campaignId = await begin(
    app,
    mona,
    [
      [WIL, anna],
      [CHE, boris],
    ],
    {
      ruleset: rulesetId('heptarchy'),
      scenario: 'saxon-shore',
      deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
      settings: { startWhenFull: false, emptySeats: 'caretaker' },
      anonymity,
    },
  );
  got(await submitOrders(app, anna.actor, { campaignId, seat: WIL, channel: 'desk', text: `RAISE LEVY ${WIL}` }));
  const path = `/campaigns/${campaignId}`;
  const api = `/api/v1${path}`;
  return { ...house, mona, anna, boris, campaignId, anybody: new Browser(house.address), path, api };
};

/** What stands beside the sheet of each kingdom that somebody plays. */
const playersOn = async (browser: Browser, path: string): Promise<readonly string[]> => {
  const { status, text } = await browser.open(path);
  expect(status).toBe(200);
  const lines = text.replaceAll(/<[^>]*>/g, '\n').replaceAll(/\n(?=\[| {4})\s*/g, ' ');
  const sheets = [...lines.matchAll(/^\s*(\w+): ([^\n]*; [^\n]*)/gm)];
  expect([path, sheets.length > 5]).toEqual([path, true]);
  return sheets
    .flatMap(([, realm, sheet = '']) => {
      const [, player] = /; played by (.*?)\s*(?:\[|$)/.exec(sheet) ?? [];
      return player === undefined ? [] : [`${realm}: ${player}`];
    })
    .sort();
};

const ALL = ['Chenth: Boris', 'Exsessa: a bot', 'Wiltescire: Anna'];

test('HEP-15.9 the reports of everybody and of a seat, as page, as text and printed, name who plays each kingdom', async () => {
  const { anna, anybody, path, api } = await shore('never');
  for (const report of [`${path}/turns/1`, `${api}/turns/1/report.txt`, `${api}/turns/1/report.html`]) {
    expect([report, await playersOn(anybody, report)]).toEqual([report, ALL]);
  }
  expect(await playersOn(anna.browser, `${path}/seats/${WIL}`)).toEqual(ALL);
});

test('HEP-15.9 where a campaign hides names, each reads their own and the bots, and the master every one', async () => {
  const { mona, anna, anybody, path } = await shore('always');
  expect(await playersOn(anybody, `${path}/turns/1`)).toEqual(['Exsessa: a bot']);
  expect(await playersOn(anna.browser, `${path}/turns/1`)).toEqual(['Exsessa: a bot', 'Wiltescire: Anna']);
  expect(await playersOn(anna.browser, `${path}/seats/${WIL}`)).toEqual(['Exsessa: a bot', 'Wiltescire: Anna']);
  expect(await playersOn(mona.browser, `${path}/turns/1`)).toEqual(ALL);
});

test('HEP-15.9 the report of a past turn names who played then, that of the last who plays now', async () => {
  const { app, guest, anna, boris, campaignId, anybody, path } = await shore('never');
  const clara = await guest('Clara');
  got(await leaveSeat(app, boris.actor, { campaignId, seat: CHE, reason: '' }));
  got(await takeOverSeat(app, clara.actor, { campaignId, seat: CHE }));
  const since = ALL.map((line) => line.replace('Boris', 'Clara'));
  expect(await playersOn(anybody, `${path}/turns/1`)).toEqual(since);

  got(await submitOrders(app, anna.actor, { campaignId, seat: WIL, channel: 'desk', text: 'END' }));
  const { turn } = got(await showCampaign(app, anna.actor, { campaignId }));
  expect(turn).toBeGreaterThan(1);
  expect(await playersOn(anybody, `${path}/turns/1`)).toEqual(ALL);
  expect(await playersOn(anybody, `${path}/turns/${turn}`)).toEqual(since);
});

test('a kingdom that the rules play is not called a bot where bots look after seats', async () => {
  const { app, guest } = await openHouse();
  const [mona, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, mona, [[CHE, anna]], {
    ruleset: rulesetId('heptarchy'),
    scenario: 'heptarchy',
    settings: { startWhenFull: false, emptySeats: 'caretaker' },
  });
  got(
    await submitOrders(app, anna.actor, {
      campaignId,
      seat: CHE,
      channel: 'desk',
      text: 'SIGN UP AS "Anna" WITH fyrd',
    }),
  );
  const { text } = await anna.browser.open(`/campaigns/${campaignId}`);
  const rows = [...text.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => row.replaceAll(/<[^>]*>/g, ' '));
  const ofRules = rows.filter((row) => row.includes('NPC State'));
  expect(ofRules.length).toBeGreaterThan(0);
  for (const row of ofRules) expect(row).toContain('open; played by the rules');
  expect(rows.some((row) => row.includes('a bot'))).toBe(true);
});
