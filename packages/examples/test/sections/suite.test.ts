import { readFileSync } from 'node:fs';
import type { Ruleset } from '@chancery/core';
import { runRulesetSuite } from '@chancery/testkit';
import { areasOn, powerOfCode, powersOn } from '../../src/ground/ground.ts';
import { sections } from '../../src/index.ts';
import type { Refusal, Sections } from '../../src/sections/types.ts';

const page = (name: string): string => readFileSync(new URL(`../../src/sections/${name}`, import.meta.url), 'utf8');

const REFUSALS: readonly Refusal[] = [
  { code: 'rulers-only' },
  { code: 'too-long', most: 12 },
  { code: 'not-wanted', commission: 7 },
  { code: 'unknown-wagon', wagon: 'Tom' },
  { code: 'name-taken', wagon: 'Bess' },
  { code: 'too-poor', cost: 50, has: 12 },
  { code: 'laden', wagon: 'Bess', load: 'Wool' },
  { code: 'empty', wagon: 'Bess' },
  { code: 'not-asked', wagon: 'Bess', commission: 7 },
  { code: 'drives-already', wagon: 'Bess' },
  { code: 'no-route', from: 1, to: 10 },
];

runRulesetSuite(sections as unknown as Ruleset<Sections>, {
  scenarios: [{ scenario: 'market-towns', turns: 8 }],
  rulebook: page('RULES.md'),
  guide: page('GUIDE.md'),
  refusals: REFUSALS,
  secrets: {
    scrambled: {
      table: {
        turn: 'public',
        'prices.*': 'public',
        'commissions.*': 'public',
        nextCommission: 'public',
        'delivered.*': 'public',
        bridgeOut: 'public',
        'names.*': 'public',
        'coins.*': (viewer, [code]) => viewer === code,
        'wagons.*': (viewer, [place], { setting, state }) =>
          viewer !== null && powerOfCode(setting, viewer) === state.wagons[Number(place)]?.owner,
      },
    },
    positions: () => [],
    events: () => [],
    orders: () => [],
  },
  crowded: {
    scenario: 'market-towns',
    from: ({ setting, state }) => {
      const wagons = powersOn(setting).flatMap(({ number: owner }) =>
        areasOn(setting).flatMap(({ number: at, name }) => [
          { owner, name: `Bess of ${name}`, at, load: null },
          { owner, name: `Tom of ${name}`, at, load: 'Wool' as const },
        ]),
      );
      const coins = Object.fromEntries(Object.keys(state.coins).map((code) => [code, 9999]));
      return { setting, state: { ...state, wagons, coins } };
    },
  },
  randomCampaigns: { scenario: 'market-towns', campaigns: 3, turns: 8 },
  skip: [{ reason: 'no order carries words to others', tests: ['nobody learns of the orders of others'] }],
});
