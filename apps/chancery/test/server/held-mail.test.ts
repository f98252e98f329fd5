import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { keptLog } from './visitor.ts';

test('the page on which a held mail is let out asks for no session, and knows only links of our own', async () => {
  const { log, lines } = keptLog();
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log, drawPng });
  onTestFinished(() => server.stop());
  const token = `${'0'.repeat(24)}~${'0'.repeat(32)}`;
  const ask = (method: string) =>
    fetch(`${server.address}/mail/${token}`, { method, redirect: 'manual', headers: { origin: server.address } });
  for (const method of ['GET', 'POST']) expect([method, (await ask(method)).status]).toEqual([method, 404]);
  expect(lines.join('')).not.toContain(token);
});
