import { readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import { NEW_GAME } from './new-game.ts';
import { REFUSAL_EXAMPLES } from './refusal-examples.ts';
import { SECRETS } from './secrets.ts';

runRulesetSuite(NEW_GAME, {
  scenarios: [{ scenario: 'the-hill', turns: 6 }],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  refusals: REFUSAL_EXAMPLES,
  secrets: SECRETS,
  randomCampaigns: { scenario: 'the-hill', campaigns: 4, turns: 6 },
  skip: [
    {
      reason: 'every march is told to all, and no order carries words',
      tests: ['nobody learns of the orders of others'],
    },
  ],
});
