import { goldenFaults } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { MEDIEVAL } from './medieval.ts';

/** `npm run golden` plays these campaigns again and rewrites their folders; do it when the rules or the reports change. */
const REWRITE = process.env['GOLDEN'] === 'write';

test.each([
  { name: 'europe-ten-turns', scenario: 'europe-1320', seed: 'the golden bull', turns: 10, reader: 'Eng' },
  { name: 'four-crowns', scenario: 'four-crowns', seed: 'the golden spurs', turns: 40, reader: 'Lit' },
])('the golden campaign $name takes the same course', async ({ name, ...plan }) => {
  const folder = new URL(`golden/${name}/`, import.meta.url);
  expect(await goldenFaults(MEDIEVAL, { ...plan, folder }, REWRITE)).toEqual([]);
});
