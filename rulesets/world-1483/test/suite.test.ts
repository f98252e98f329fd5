import { readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import { atWar, withRareThings } from './at-war.ts';
import { REFUSAL_EXAMPLES } from './refusal-examples.ts';
import { RULESET } from './ruleset.ts';
import { SECRETS } from './secrets.ts';

/** The great world is looked at for one update: forty-four seats of it take as long as a campaign of the small one. */
runRulesetSuite(RULESET, {
  scenarios: [
    { scenario: 'two-shores', turns: 8 },
    { scenario: 'world-1483', turns: 1 },
  ],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  guide: readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8'),
  refusals: REFUSAL_EXAMPLES,
  secrets: SECRETS,
  crowded: { scenario: 'two-shores', from: atWar },
  randomCampaigns: { scenario: 'two-shores', campaigns: 64, turns: 24, from: withRareThings },
});
