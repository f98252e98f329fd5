import { readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import { REFUSAL_EXAMPLES } from './refusal-examples.ts';
import { RULESET } from './ruleset.ts';
import { SECRETS } from './secrets.ts';

runRulesetSuite(RULESET, {
  scenarios: [{ scenario: 'the-hill', turns: 6 }],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  guide: readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8'),
  refusals: REFUSAL_EXAMPLES,
  secrets: SECRETS,
  crowded: {
    scenario: 'the-hill',
    from: ({ setting, state }) => {
      const places = state.areas.flatMap((area) => area?.number ?? []);
      const companies = state.powers.flatMap((power) =>
        power === null ? [] : places.map((at) => ({ owner: power.number, at })),
      );
      return {
        setting,
        state: { ...state, companies: companies.map((each, at) => ({ ...each, id: at + 1, men: 9 })) },
      };
    },
  },
  randomCampaigns: { scenario: 'the-hill', campaigns: 4, turns: 6 },
  skip: [
    {
      reason: 'every march is told to all, and no order carries words',
      tests: ['nobody learns of the orders of others'],
    },
  ],
});
