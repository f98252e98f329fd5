import { readFileSync } from 'node:fs';
import type { Ruleset } from '@chancery/core';
import { runRulesetSuite } from '@chancery/testkit';
import type { Fog, Refusal } from '../../src/fog/types.ts';
import { areasOn, powerOfCode, powersOn } from '../../src/ground/ground.ts';
import { fog } from '../../src/index.ts';

const page = (name: string): string => readFileSync(new URL(`../../src/fog/${name}`, import.meta.url), 'utf8');

const REFUSALS: readonly Refusal[] = [
  { code: 'rulers-only' },
  { code: 'unknown-unit', unit: 'C9' },
  { code: 'marches-already', unit: 'C1' },
  { code: 'too-far', unit: 'C1', reach: 2 },
  { code: 'no-border', from: 1, to: 10 },
  { code: 'one-muster' },
  { code: 'home-lost' },
  { code: 'too-poor', cost: 4, has: 1 },
];

runRulesetSuite(fog as unknown as Ruleset<Fog>, {
  scenarios: [
    { scenario: 'misty-island', turns: 8 },
    { scenario: 'restless-island', turns: 6 },
  ],
  rulebook: page('RULES.md'),
  guide: page('GUIDE.md'),
  refusals: REFUSALS,
  secrets: {
    scrambled: {
      table: {
        turn: 'public',
        'owners.*': 'public',
        'silver.*': (viewer, [code]) => viewer === code,
        'units.*': (viewer, [place], { setting, state }) =>
          viewer !== null && powerOfCode(setting, viewer) === state.units[Number(place)]?.owner,
        'numbers.*': (viewer, [code]) => viewer === code,
        'sightings.*': (viewer, [code]) => viewer === code,
      },
    },
    positions: () => [],
    events: () => [],
    orders: () => [],
  },
  crowded: {
    scenario: 'misty-island',
    from: ({ setting, state }) => {
      const units = areasOn(setting).flatMap(({ number: at }) =>
        powersOn(setting).flatMap(({ number: owner }) => {
          const number = 2 * at;
          return [
            { owner, number, kind: 'column', at, men: 9 } as const,
            { owner, number: number + 1, kind: 'scout', at, men: 1 } as const,
          ];
        }),
      );
      const silver = Object.fromEntries(Object.keys(state.silver).map((code) => [code, 99]));
      return { setting, state: { ...state, units, silver } };
    },
  },
  randomCampaigns: { scenario: 'misty-island', campaigns: 3, turns: 8 },
  skip: [{ reason: 'no order carries words', tests: ['nobody learns of the orders of others'] }],
});
