import { goldenFaults } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { RULESET } from './ruleset.ts';

/** `npm run golden` plays these campaigns again and rewrites their folders; do it when the rules or the reports change. */
const REWRITE = process.env['GOLDEN'] === 'write';

test.each([
  ['two-shores', 'karelund', 40],
  ['world-1483', 'venice', 12],
] as const)(
  'the golden campaign of %s takes the same course',
  { timeout: 240_000 },
  async (scenario, reader, turns) => {
    const folder = new URL(`golden/${scenario}/`, import.meta.url);
    const plan = { folder, scenario, seed: `the golden ${scenario}`, turns, reader };
    expect(await goldenFaults(RULESET, plan, REWRITE)).toEqual([]);
  },
);
