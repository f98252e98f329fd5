import { closeTurn, endCampaign, submitOrders } from '@chancery/app';
import { type AnyRuleset, type CampaignId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const [ENG, LIT] = [seatId('Eng'), seatId('Lit')];

/** The rules of the house, by which a die is rolled in every turn, be it fought or not. */
const rolling = (more: Partial<AnyRuleset> = {}): readonly AnyRuleset[] =>
  RULESETS.map((rules) => ({
    ...rules,
    ...more,
    phases: [...rules.phases, { name: 'A die', rule: rules.phases[0]?.rule as never, run: rollOne }],
  }));
const rollOne: AnyRuleset['phases'][number]['run'] = ({ dice }) => void dice.at('attack', 45).d(10_000);

/** A game of Medieval Diplomacy of which one turn is out, with what was rolled in it. */
const played = async (rulesets: readonly AnyRuleset[], masterPlays = false) => {
  const house = await openHouse(rulesets);
  const { app, guest } = house;
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const seats = masterPlays
    ? ([
        [ENG, anna],
        [LIT, master],
      ] as const)
    : ([[ENG, anna]] as const);
  const campaignId = await begin(app, master, seats);
  got(await submitOrders(app, anna.actor, { campaignId, seat: ENG, channel: 'desk', text: '' }));
  got(await closeTurn(app, master.actor, { campaignId, turn: 1, excused: true }));
  const { runs } = await app.store.db
    .selectFrom('diceLog')
    .select('runs')
    .where('campaignId', '=', campaignId)
    .where('turn', '=', 1)
    .executeTakeFirstOrThrow();
  const value = String(JSON.parse(runs)[0].values[0]);
  return { ...house, master, anna, stranger: { browser: new Browser(house.address) }, campaignId, value };
};

const logOf = ({ browser }: Pick<Guest, 'browser'>, campaignId: CampaignId) =>
  browser.open(`/campaigns/${campaignId}/dice-log?turn=1`);
const consoleOf = ({ browser }: Guest, campaignId: CampaignId) => browser.open(`/campaigns/${campaignId}/console`);

test('MD-16.30, MD-16.10 a master who rules no realm opens the dice log from the console at once', async () => {
  const { master, campaignId, value } = await played(rolling());
  expect((await consoleOf(master, campaignId)).text).toContain(`href="/campaigns/${campaignId}/dice-log"`);
  const { status, text } = await logOf(master, campaignId);
  expect(status).toBe(200);
  expect(text).toContain('<h1>The dice of turn 1</h1>');
  expect(text).toMatch(new RegExp(`attack@45.*d10000.*>${value}<`));
});

test('dice that are one throw are shown as one, with their total', async () => {
  const weather: AnyRuleset['phases'][number]['run'] = ({ dice }) => void dice.at('weather').sum(2, 6);
  const ruled = rolling().map((rules) => ({
    ...rules,
    phases: [...rules.phases, { name: 'Weather', rule: rules.phases[0]?.rule as never, run: weather }],
  }));
  const { master, campaignId } = await played(ruled);
  expect((await logOf(master, campaignId)).text).toMatch(/weather.{0,80}2d6.{0,80}>(?:[2-9]|1[0-2])</);
});

test('MD-16.30 nobody else sees a roll before the end, and everybody after it', async () => {
  const { app, master, anna, stranger, campaignId, value } = await played(rolling());
  const api = { browser: anna.browser };
  for (const reader of [anna, stranger]) {
    const { status, text } = await logOf(reader, campaignId);
    expect([status, text.includes(value)]).toEqual([409, false]);
  }
  const asked = () => api.browser.open(`/api/v1/campaigns/${campaignId}/turns/1/dice`);
  expect((await asked()).text).toContain('wrong-status');
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  for (const reader of [anna, stranger]) expect((await logOf(reader, campaignId)).text).toContain(`>${value}<`);
  expect(JSON.parse((await asked()).text)).toMatchObject({
    turn: 1,
    partial: false,
    runs: [{ label: 'attack@45', sides: 10_000, values: [Number(value)] }],
  });
});

test('MD-16.30 a master who rules a realm sees it at the end like everybody else, and the console says so', async () => {
  const { app, master, campaignId, value } = await played(rolling(), true);
  const { status, text } = await logOf(master, campaignId);
  expect([status, text.includes(value)]).toEqual([409, false]);
  const shown = (await consoleOf(master, campaignId)).text;
  expect(shown).not.toContain('/dice-log');
  expect(shown).toContain('You rule a seat yourself, so the dice log opens to you only at the end of the game.');
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  expect((await logOf(master, campaignId)).text).toContain(`>${value}<`);
});

test('dice that the rules make public are shown to everybody at once, and no others', async () => {
  const open = await played(rolling({ publicDice: 'all' }));
  expect((await logOf(open.stranger, open.campaignId)).text).toContain(`>${open.value}<`);
  const some = await played(rolling({ publicDice: ['landing'] }));
  const { text } = await logOf(some.stranger, some.campaignId);
  expect(text).not.toContain('attack@45');
  expect(text).toContain('They are left out here.');
});
