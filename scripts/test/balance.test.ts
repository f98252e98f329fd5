import type { AnyRuleset, SeatInfo } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { BalanceSpec } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { compared } from '../balance/compare.ts';
import { balancePage } from '../balance/page.ts';
import { type CampaignToPlay, playOut } from '../balance/play.ts';

const rules = RULESETS.find(({ id }) => id === 'medieval-diplomacy') as AnyRuleset;
const SPEC: BalanceSpec = {
  signs: ({ events }) => (events.length > 0 ? ['something happened'] : []),
  counts: ({ sheets }) => ({ sheets: sheets.length }),
  wanted: (campaigns, comparisons) => [
    { what: 'turns', found: `${campaigns[0]?.turns.length}`, holds: true },
    { what: 'sheets', found: `${campaigns[0]?.counts.get('sheets')}`, holds: false },
    { what: 'bots ahead', found: `${comparisons.length} compared`, holds: true },
  ],
  leftToRules: null,
};
const PLAN: CampaignToPlay = { rules, scenario: 'four-crowns', seed: 'a test', most: 3, spec: SPEC };

test('a campaign of bots is played again just so, and its page says what was asked of it and what came of it', async () => {
  const [played, again] = [await playOut(PLAN), await playOut(PLAN)];
  expect(again.position).toEqual(played.position);

  const [first] = rules.seats(played.position.setting);
  const seat = (first as SeatInfo).seat;
  const comparison = await compared(PLAN, played, seat);
  expect(comparison).toMatchObject({ seat, rules: null });
  const page = balancePage({
    rules,
    scenario: 'Four Crowns',
    command: 'npm run balance',
    commit: 'here',
    played: [played],
    compared: [comparison],
    wanted: SPEC.wanted([played], [comparison]),
  });
  expect(page).toContain('| turns | 3 | holds |');
  expect(page).toMatch(/\| sheets \| \d+ \| \*\*does not hold\*\* \|/);
  expect(page).toContain(`| 1 | ${seat} | ${comparison.bot} | – | ${comparison.random} |`);
  expect(page).toMatch(/\| something happened \| – \| 1 \|/);
});
