import { describe, expect, test } from 'vitest';
import { LEAKS_OF_RULESETS, runRulesetSuite } from '../src/index.ts';
import { playMaterial } from '../src/suite/material.ts';
import { PLANTED_LEAKS } from './spoiled/planted-leaks.ts';
import { SPOILED_ORDERS } from './spoiled/spoiled-orders.ts';
import { SPOILED_SECRETS } from './spoiled/spoiled-secrets.ts';
import { SPOILED_TURNS } from './spoiled/spoiled-turns.ts';
import { SPOILED_WORDS } from './spoiled/spoiled-words.ts';
import { PURSES } from './toy/purses.ts';
import { PURSES_PLAN } from './toy/purses-plan.ts';

runRulesetSuite(PURSES, PURSES_PLAN);

describe('the suite notices', () => {
  test.each([...SPOILED_TURNS, ...SPOILED_ORDERS, ...SPOILED_WORDS, ...SPOILED_SECRETS, ...PLANTED_LEAKS])(
    '$what',
    async ({ spoiled, faults, found, hint = found }) => {
      const ruleset = { ...PURSES, ...spoiled };
      const noticed = await faults(ruleset, await playMaterial(ruleset, PURSES_PLAN));
      expect(noticed.filter((fault) => found.test(fault)).length, noticed.slice(0, 5).join('\n')).toBeGreaterThan(0);
      expect(
        noticed.filter((fault) => hint.test(fault)),
        noticed.filter((fault) => fault.startsWith('hint')).join('\n'),
      ).not.toEqual([]);
    },
  );
});

test('each leak that is known by name is planted', () => {
  expect(PLANTED_LEAKS.map(({ what }) => what)).toEqual(LEAKS_OF_RULESETS);
});
