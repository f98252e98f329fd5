import { userActor, withdrawOrders } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

test('the desk says whether orders count, when they were taken back elsewhere too', async () => {
  const { log } = keptLog();
  const { server, link } = await startDemo(ownSettings(temporaryFolder()), { rulesets: RULESETS, log }, ISLAND);
  onTestFinished(() => server.stop());
  const browser = new Browser(server.address);
  const path = await browser.comeIn(link);
  const order = { do: 'anyway', turn: '1', text: 'G1 RECRUIT 2 militia' };
  expect((await browser.send(`${path}/orders`, order)).text).toContain('Your orders count.');

  const { id } = await server.app.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const place = { campaignId: path.split('/')[2] as CampaignId, seat: ISLAND.seat };
  expect((await withdrawOrders(server.app, userActor(id), place)).ok).toBe(true);
  const { text } = await browser.open(path);
  expect(text).not.toContain('Your orders count.');
  expect(text).toContain('none count now');
  expect((await browser.send(`${path}/orders`, order)).text).toContain('Your orders count.');

  // A window that was opened before takes nothing's place unseen, and does so when it is sent once more.
  const lastIn = (page: string): string => /name="last" value="(\w+)"/.exec(page)?.[1] ?? '';
  const earlier = lastIn(text);
  const other = { ...order, text: 'G1 RECRUIT 1 militia' };
  const stopped = await browser.send(`${path}/orders`, { ...other, last: earlier });
  expect(stopped.text).toContain('other orders have come in');
  expect(stopped.text).toContain(`>${other.text}</textarea>`);
  expect(stopped.text).toContain(`<code>${order.text}</code>`);
  const replaced = await browser.send(`${path}/orders`, { ...other, last: lastIn(stopped.text) });
  expect(replaced.text).toContain('Your orders count.');
  // By its time: numbers of sheets count drafts too, which nobody has sent.
  expect(replaced.text).toMatch(/Accepted for turn 1: <time /);
  expect((await browser.send(`${path}/orders`, { ...order, last: lastIn(replaced.text) })).text).toContain(order.text);

  const back = await browser.send(`${path}/orders`, { ...order, do: 'withdraw' });
  expect(back.text).toContain('none count now');
  expect(back.text).toContain(order.text);
  expect(back.text).not.toContain('Take back what I sent');
  expect((await browser.send(`${path}/orders`, { ...order, do: 'withdraw' })).text).toContain('role="alert"');
});
