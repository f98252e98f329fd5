import { readFileSync } from 'node:fs';
import type { Ruleset } from '@chancery/core';
import { runRulesetSuite } from '@chancery/testkit';
import type { Fairs, Refusal } from '../../src/fairs/types.ts';
import { powersOn } from '../../src/ground/ground.ts';
import { fairs } from '../../src/index.ts';

const page = (name: string): string => readFileSync(new URL(`../../src/fairs/${name}`, import.meta.url), 'utf8');

const REFUSALS: readonly Refusal[] = [
  { code: 'rulers-only' },
  { code: 'too-far', place: 8, home: 3 },
  { code: 'too-few', good: 'Salt', has: 1 },
  { code: 'others-too-few', house: 2, good: 'Wine', has: 0 },
  { code: 'same-good', good: 'Wool' },
  { code: 'yourself' },
];

runRulesetSuite(fairs as unknown as Ruleset<Fairs>, {
  scenarios: [{ scenario: 'four-houses', turns: 10 }],
  rulebook: page('RULES.md'),
  guide: page('GUIDE.md'),
  refusals: REFUSALS,
  secrets: {
    scrambled: { table: { turn: 'public', half: 'public', 'stores.*': 'public' } },
    positions: () => [],
    events: () => [],
    orders: () => [],
  },
  crowded: {
    scenario: 'four-houses',
    from: ({ setting, state }) => {
      const goods = { Salt: 90, Wine: 90, Wool: 90 };
      return {
        setting,
        state: { ...state, stores: Object.fromEntries(powersOn(setting).map(({ code }) => [code, goods])) },
      };
    },
  },
  randomCampaigns: { scenario: 'four-houses', campaigns: 3, turns: 10 },
  skip: [{ reason: 'no order carries words to others', tests: ['nobody learns of the orders of others'] }],
});
