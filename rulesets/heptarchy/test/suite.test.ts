import { readFileSync } from 'node:fs';
import { quickDice } from '@chancery/core';
import { runRulesetSuite } from '@chancery/testkit';
import { HEPTARCHY } from './heptarchy.ts';
import { secretMessages } from './secret-messages.ts';
import { REFUSAL_EXAMPLES } from './text/refusal-examples.ts';
import { warTorn } from './war-torn.ts';

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
  crowded: { scenario: 'heptarchy', from: () => warTorn(quickDice(3).at('crowded')) },
  randomCampaigns: { scenario: 'heptarchy', campaigns: 40, turns: 240 },
});
