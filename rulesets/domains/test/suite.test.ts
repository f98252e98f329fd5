import { readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import { atWar } from './at-war.ts';
import { REFUSAL_EXAMPLES } from './refusal-examples.ts';
import { RULESET } from './ruleset.ts';
import { SECRETS } from './secrets.ts';

runRulesetSuite(RULESET, {
  scenarios: [{ scenario: 'sarn', turns: 4 }],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  guide: readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8'),
  refusals: REFUSAL_EXAMPLES,
  secrets: SECRETS,
  crowded: { scenario: 'orrany', from: atWar },
  randomCampaigns: { scenario: 'sarn', campaigns: 32, turns: 12 },
});
