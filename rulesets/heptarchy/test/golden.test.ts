import { goldenFaults } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { HEPTARCHY } from './heptarchy.ts';

/** `npm run golden` plays these campaigns again and rewrites their folders; do it when the rules or the reports change. */
const REWRITE = process.env['GOLDEN'] === 'write';

test.each([
  { name: 'seven-kings', scenario: 'heptarchy', seed: 'the wide ruler', turns: 60, reader: 'CHE' },
  { name: 'saxon-shore', scenario: 'saxon-shore', seed: 'a ship under a mound', turns: 120, reader: 'CHE' },
])('the golden campaign $name takes the same course', async ({ name, ...plan }) => {
  const folder = new URL(`golden/${name}/`, import.meta.url);
  expect(await goldenFaults(HEPTARCHY, { ...plan, folder }, REWRITE)).toEqual([]);
});
