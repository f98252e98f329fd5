import { leaveSeat, listReceipts, userActor } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

test('a master closes a turn on the page of their campaign, without a seat too; receipts tell the time of their server', async () => {
  const settings = { ...ownSettings(temporaryFolder()), zone: 'Asia/Tokyo' };
  const { server, link } = await startDemo(settings, { rulesets: RULESETS, log: keptLog().log }, ISLAND);
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const browser = new Browser(address);
  const path = await browser.comeIn(link);
  const campaignId = path.split('/')[2] as CampaignId;
  const { text: desk } = await browser.send(`${path}/orders`, { do: 'anyway', turn: '1', text: 'HOLD' });

  const { id } = await app.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const visitor = userActor(id);
  const place = { campaignId, seat: ISLAND.seat };
  const receipts = await listReceipts(app, visitor, place);
  const [receipt] = receipts.ok ? receipts.value : [];
  const instant = new Date(receipt?.at ?? 0).toISOString();
  expect(desk).toMatch(new RegExp(`Accepted for turn 1: <time datetime="${instant}">[^<]+GMT\\+9</time>`));

  expect((await leaveSeat(app, visitor, { ...place, reason: '' })).ok).toBe(true);
  const page = `/campaigns/${campaignId}`;
  expect((await browser.open(page)).text).toContain('Close turn 1 now');
  expect((await new Browser(address).open(page)).text).not.toContain('You run this campaign');
  expect((await browser.send(`${page}/close`, { turn: '1' })).text).toContain('Close turn 2 now');
});
