import { goldenFaults } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { RULESET } from './ruleset.ts';

/** `npm run golden` plays this campaign again and rewrites its folder; do it when the rules or the reports change. */
const REWRITE = process.env['GOLDEN'] === 'write';

test('the golden campaign takes the same course', async () => {
  const folder = new URL('golden/the-hill/', import.meta.url);
  const plan = { folder, scenario: 'the-hill', seed: 'the golden hill', turns: 6, reader: 'Ash' };
  expect(await goldenFaults(RULESET, plan, REWRITE)).toEqual([]);
});
