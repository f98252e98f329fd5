import { readFileSync } from 'node:fs';
import type { Ruleset } from '@chancery/core';
import { runRulesetSuite } from '@chancery/testkit';
import { powersOn } from '../../src/ground/ground.ts';
import { rounds } from '../../src/index.ts';
import type { Refusal, Rounds } from '../../src/rounds/types.ts';

const page = (name: string): string => readFileSync(new URL(`../../src/rounds/${name}`, import.meta.url), 'utf8');

const REFUSALS: readonly Refusal[] = [
  { code: 'rulers-only' },
  { code: 'masters-only' },
  { code: 'not-your-camp', camp: 1 },
  { code: 'no-border', from: 1, to: 10 },
  { code: 'kind-twice', kind: 'Foot' },
  { code: 'too-few', kind: 'Bow', camp: 4, has: 1 },
];

runRulesetSuite(rounds as unknown as Ruleset<Rounds>, {
  scenarios: [{ scenario: 'five-valleys', turns: 6 }],
  rulebook: page('RULES.md'),
  guide: page('GUIDE.md'),
  refusals: REFUSALS,
  secrets: {
    scrambled: { table: { turn: 'public', 'camps.*': 'public' } },
    positions: () => [],
    events: () => [],
    orders: () => [],
  },
  crowded: {
    scenario: 'five-valleys',
    from: ({ setting, state }) => {
      const powers = powersOn(setting);
      const camps = state.camps.map((camp, at) =>
        camp === null
          ? null
          : { owner: powers[at % powers.length]?.number ?? null, troops: { Foot: 60, Bow: 60, Horse: 60 } },
      );
      return { setting, state: { ...state, camps } };
    },
  },
  randomCampaigns: { scenario: 'five-valleys', campaigns: 3, turns: 6 },
  skip: [{ reason: 'what is done is told to all', tests: ['nobody learns of the orders of others'] }],
});
