import { saveDraft, submitOrders, userActor, withdrawOrders } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

test('page and order sheet of a seat show the same orders: the newest draft, which they say is not sent in', async () => {
  const { log } = keptLog();
  const { server, link } = await startDemo(ownSettings(temporaryFolder()), { rulesets: RULESETS, log }, ISLAND);
  onTestFinished(() => server.stop());
  const { app } = server;
  const browser = new Browser(server.address);
  const path = await browser.comeIn(link);
  const { id } = await app.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const place = { campaignId: path.split('/')[2] as CampaignId, seat: ISLAND.seat };
  const written = (text: string) => ({ ...place, channel: 'api', text }) as const;
  const by = userActor(id);
  /** What stands in the field and in the rows of recruits, and what is said of it. */
  const shown = async () => {
    const [page, sheet] = [await browser.open(path), await browser.open(`${path}/sheet`)];
    const rows = [...sheet.text.matchAll(/value="([^"]*)" aria-label="Count, row 1 of Garrison/g)];
    const draft = [page, sheet].map(({ text }) => /This is your newest draft[^<]*/.exec(text)?.[0] ?? '');
    return { text: />([^<]*)<\/textarea>/.exec(page.text)?.[1]?.trim(), count: rows[0]?.[1], draft };
  };
  const both = (said: string) => [said, said];
  expect((await saveDraft(app, by, written('G1 RECRUIT 2 militia'))).ok).toBe(true);
  const first = 'This is your newest draft. It is not sent in, so nothing counts yet.';
  expect(await shown()).toEqual({ text: 'G1 RECRUIT 2 Militia', count: '2', draft: both(first) });

  expect((await submitOrders(app, by, written('G1 RECRUIT 1 militia'))).ok).toBe(true);
  expect(await shown()).toEqual({ text: 'G1 RECRUIT 1 militia', count: '1', draft: both('') });

  expect((await saveDraft(app, by, written('G1 RECRUIT 3 militia'))).ok).toBe(true);
  const instead = 'This is your newest draft, which is not sent in. What you sent before still counts.';
  expect(await shown()).toEqual({ text: 'G1 RECRUIT 3 Militia', count: '3', draft: both(instead) });

  // The same orders again are no other draft.
  expect((await saveDraft(app, by, written('G1 RECRUIT 1 militia'))).ok).toBe(true);
  expect(await shown()).toEqual({ text: 'G1 RECRUIT 1 militia', count: '1', draft: both('') });
  expect((await withdrawOrders(app, by, place)).ok).toBe(true);
  expect(await shown()).toEqual({ text: 'G1 RECRUIT 1 militia', count: '1', draft: both('') });
});
