import { readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import { HEPTARCHY } from './heptarchy.ts';
import { secretMessages } from './secret-messages.ts';
import { REFUSAL_EXAMPLES } from './text/refusal-examples.ts';

runRulesetSuite(HEPTARCHY, {
  scenarios: [{ scenario: 'heptarchy', turns: 60 }],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  guide: readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8'),
  refusals: REFUSAL_EXAMPLES,
  secrets: {
    // The board is open (HEP-15.1): there is no position that looks like another one.
    positions: () => [],
    events: () => [],
    orders: secretMessages,
  },
  randomCampaigns: { scenario: 'heptarchy', campaigns: 40, turns: 240 },
});
