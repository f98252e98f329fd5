import { createCampaign, joinCampaign, openCampaign, SIGNED_OUT, startCampaign, userActor } from '@chancery/app';
import type { CampaignId, Result } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { UserId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { type GamesInOrder, type ListPlace, listInOrder } from '../../src/server/page/games/list-in-order.ts';
import { ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const PASSWORD = 'a long way to Calais';

const got = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** From the oldest to the newest: how each game of a server stands. */
const MADE = [
  ['Alfa', 'running'],
  ['Bravo', 'open'],
  ['Charlie', 'ended'],
  ['Delta', 'running'],
  ['Echo', 'ended'],
] as const;
const IN_ORDER = ['Delta', 'Alfa', 'Bravo', 'Echo', 'Charlie'];

const house = async () => {
  let now = Date.now();
  const parts = { rulesets: RULESETS, log: keptLog().log, now: () => now };
  const settings = ownSettings(temporaryFolder(), null, { CHANCERY_ACCOUNTS_SIGN_UP: 'open' });
  const server = await startServer(settings, parts);
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const { db } = app.store;
  const anna = new Browser(address);
  const email = 'anna@example.org';
  await anna.send('/sign-up', { name: 'Anna', email, password: PASSWORD });
  await db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
  await anna.send('/sign-in', { email, password: PASSWORD });
  const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const actor = userActor(id as UserId);
  const { ruleset, scenario, seat } = ISLAND;
  for (const [title, status] of MADE) {
    now += 1000;
    const terms = { startWhenFull: false, emptySeats: 'caretaker' } as const;
    const plan = { title, ruleset, scenario, deadlineRule: null, settings: terms };
    const { campaignId } = got(await createCampaign(app, actor, plan));
    got(await openCampaign(app, actor, { campaignId }));
    if (status === 'open') continue;
    got(await joinCampaign(app, actor, { campaignId, seat }));
    got(await startCampaign(app, actor, { campaignId }));
    await db
      .updateTable('campaign')
      .set({ status })
      .where('id', '=', campaignId as CampaignId)
      .execute();
  }
  return { app, anna, stranger: new Browser(address) };
};

const titlesIn = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/class="game-name" href="[^"]+">([^<]+)</g)].map(([, title]) => title);

test('lists of games begin with those that are played; those that have not begun follow, and those that are over come last', async () => {
  const { app, anna, stranger } = await house();
  for (const path of ['/', '/games']) expect(titlesIn((await stranger.open(path)).text)).toEqual(IN_ORDER);
  const mine = titlesIn((await anna.open('/games?mine=yes')).text);
  expect(mine.slice(0, 2).toSorted()).toEqual(['Alfa', 'Delta']);
  expect(mine[2]).toBe('Bravo');
  expect(mine.slice(3).toSorted()).toEqual(['Charlie', 'Echo']);
  expect(titlesIn((await stranger.open('/games?state=ended')).text)).toEqual(['Echo', 'Charlie']);

  for (const limit of [1, 2, 3, 5]) {
    const found: string[] = [];
    let pages = 0;
    for (let place: ListPlace | null = { group: 0 }; place !== null; pages += 1) {
      const listed: GamesInOrder = got(await listInOrder(app, SIGNED_OUT, { limit }, place));
      expect(listed.campaigns.length).toBeLessThanOrEqual(limit);
      found.push(...listed.campaigns.map(({ title }) => title));
      place = listed.next;
    }
    expect(found).toEqual(IN_ORDER);
    expect(pages).toBe(Math.ceil(IN_ORDER.length / limit));
  }
  expect(titlesIn((await stranger.open('/games?before=1')).text)).toEqual(['Bravo', 'Echo', 'Charlie']);
});
