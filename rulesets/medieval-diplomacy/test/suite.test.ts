import { readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import type { Refusal } from '../src/refusals.ts';
import { inArms } from './in-arms.ts';
import { MEDIEVAL } from './medieval.ts';
import { SCRAMBLED } from './secrets/knowledge.ts';
import { secretPositions } from './secrets/secret-changes.ts';
import { secretOrders } from './secrets/secret-orders.ts';
import { secretRolls } from './secrets/secret-rolls.ts';
import { REFUSAL_EXAMPLES } from './text/refusal-examples.ts';

runRulesetSuite(MEDIEVAL, {
  scenarios: [
    { scenario: 'four-crowns', turns: 8 },
    { scenario: 'europe-1320', turns: 4 },
  ],
  rulebook: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  guide: readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8'),
  refusals: Object.entries(REFUSAL_EXAMPLES).flatMap(([code, examples]) =>
    examples.map(([facts]) => ({ code, ...facts }) as Refusal),
  ),
  secrets: { scrambled: SCRAMBLED, positions: secretPositions, events: secretRolls, orders: secretOrders },
  crowded: { scenario: 'europe-1320', from: inArms },
  randomCampaigns: { scenario: 'europe-1320', campaigns: 2, turns: 48 },
});
