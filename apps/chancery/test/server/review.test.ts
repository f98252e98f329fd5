import { showCampaign } from '@chancery/app';
import { rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';

const ENGLAND = seatId('Eng');

/** A turn of Four Crowns that its master has just closed, with a day to review it. */
const reviewed = async () => {
  const house = await openHouse();
  const [master, anna] = [await house.guest('Master'), await house.guest('Anna')];
  const campaignId = await begin(house.app, master, [[ENGLAND, anna]], {
    settings: { startWhenFull: false, breakerPercent: null, reviewHours: 24 },
  });
  const path = `/campaigns/${campaignId}`;
  const send = async (fields: { [name: string]: string }) =>
    (await master.browser.send(`${path}/console`, fields)).text;
  const closed = await send({ do: 'run', turn: '1', excused: 'yes' });
  return { ...house, master, anna, campaignId, path, send, closed };
};

test('a master reviews a turn on the console, with its own dice, and publishes it', async () => {
  const { master, anna, path, send, closed } = await reviewed();
  expect(closed).toContain('The turn is closed. Review it, and publish it when you are done.');
  const page = (await master.browser.open(`${path}/console`)).text;
  expect(page).toContain('Turn 1 is closed and waits for your review. It is published');
  expect(page).toContain('Publish it now');
  expect(page).not.toContain('Run turn 1 now');
  const trial = (await master.browser.send(`${path}/console/dry-run`)).text;
  expect(trial).toContain('Review: turn 1');
  expect(trial).toContain('The dice stay, whatever you decide.');
  const waiting = (await anna.browser.open(path)).text;
  expect(waiting).toContain('The master is reviewing the turn.');
  expect(waiting).not.toContain('/turns/1"');
  expect((await anna.browser.send(`${path}/console/dry-run`)).status).toBeGreaterThanOrEqual(400);
  await send({ do: 'run', turn: '1' });
  expect((await anna.browser.open(path)).text).toContain('/turns/1"');
});

test('acts of a turn under review count; all read in the deeds that it was reviewed', async () => {
  const { master, anna, path, send } = await reviewed();
  const acts = await master.browser.send(`${path}/console/acts`, { text: 'SET CONTROL Rou computer' });
  expect(acts.text).toContain('SET CONTROL');
  await send({ do: 'run', turn: '1' });
  const deeds = (await anna.browser.open(`${path}/deeds`)).text;
  expect(deeds).toContain('Ran the turn and held it for review');
  expect(deeds).toContain('Gave orders as game master');
});

test('how long a master may review is set with the game, and everybody reads it', async () => {
  const { app, master, campaignId } = await reviewed();
  expect(got(await showCampaign(app, master.actor, { campaignId })).settings.reviewHours).toBe(24);
  const form = (await master.browser.open(`/campaigns/new?of=${rulesetId('medieval-diplomacy')}/europe-1320`)).text;
  expect(form).toContain('name="reviewHours"');
  const terms = (await master.browser.open(`/campaigns/${campaignId}/console/terms`)).text;
  expect(terms).toMatch(/name="reviewHours"[^>]*value="24"/);
});
