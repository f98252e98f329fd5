import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { checkCampaigns } from '../../src/server/backup/check-restored.ts';
import { startDemo } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { ISLAND, keptLog } from './visitor.ts';

const checked = async (app: Parameters<typeof checkCampaigns>[0]): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for await (const each of checkCampaigns(app)) found.push(each);
  return found;
};

test('what older rules have made is no fault of a backup, and is not called verified either', async () => {
  const { log } = keptLog();
  const { server } = await startDemo(ownSettings(temporaryFolder()), { rulesets: RULESETS, log, drawPng }, ISLAND);
  onTestFinished(() => server.stop());
  const { app } = server;
  const rulesets = app.rulesets.map((rules) => ({ ...rules, version: rules.version + 1 }));
  expect(await checked(app)).toMatchObject([{ faults: [], olderFrom: null }]);
  expect(await checked({ ...app, rulesets })).toMatchObject([{ faults: [], olderFrom: 0 }]);
});
