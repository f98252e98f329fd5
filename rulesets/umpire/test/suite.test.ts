import { existsSync, readFileSync } from 'node:fs';
import { runRulesetSuite } from '@chancery/testkit';
import type { GamePosition } from '../src/types.ts';
import { REFUSAL_EXAMPLES } from './refusal-examples.ts';
import { RULESET } from './ruleset.ts';
import { SECRETS } from './secrets.ts';

/** Four more of everything wherever anybody stands: late in a war, with the treasury to go on. */
const everywhere = (first: GamePosition): GamePosition => ({
  ...first,
  state: {
    ...first.state,
    nations: first.state.nations.map((nation) => nation && { ...nation, treasury: 9000 }),
    stacks: first.state.stacks.map((here) =>
      here.map((stack) => ({ ...stack, units: stack.units.map((count) => count + 4) })),
    ),
  },
});

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
  crowded: { scenario: 'punic218', from: everywhere },
  randomCampaigns: { scenario: 'arven', campaigns: 24, turns: 12 },
});
