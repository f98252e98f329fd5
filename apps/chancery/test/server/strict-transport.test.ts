import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { keptLog } from './visitor.ts';

test.each([
  ['https://chancery.example', 'max-age=31536000'],
  ['http://chancery.example', null],
])('reached at %s, every answer asks for https or none does', async (baseUrl, wanted) => {
  const settings = ownSettings(temporaryFolder(), null, { CHANCERY_BASE_URL: baseUrl });
  const server = await startServer(settings, { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  for (const path of [
    '/',
    '/sign-in',
    '/page.css',
    '/nowhere',
    '/desk',
    '/healthz',
    '/api/v1',
    '/api/auth/get-session',
  ]) {
    const { headers } = await fetch(`${server.address}${path}`, { redirect: 'manual' });
    expect([path, headers.get('strict-transport-security')]).toEqual([path, wanted]);
  }
});
