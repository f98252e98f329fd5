import { existsSync, readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import { REFUSAL_EXAMPLES } from './refusal-examples.ts';
import { RULESET } from './ruleset.ts';
import { SECRETS } from './secrets.ts';

const GUIDE = new URL('../GUIDE.md', import.meta.url);

runRulesetSuite(RULESET, {
  scenarios: [
    { scenario: 'arven', turns: 6 },
    { scenario: 'italia1449', turns: 3 },
  ],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  guide: existsSync(GUIDE) ? readFileSync(GUIDE, 'utf8') : '',
  refusals: REFUSAL_EXAMPLES,
  secrets: SECRETS,
  randomCampaigns: { scenario: 'arven', campaigns: 24, turns: 12 },
});
