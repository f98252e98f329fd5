import { knownTo } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { botPlayer, firstPosition, playCampaign } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { faultsOf } from './sample/contract.ts';

const SMALL = ['four-crowns', 'saxon-shore', 'orrany', 'italia1449', 'two-shores'];

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'setting, view and news of %s are as the document says, in a game of bots',
  async (id, ruleset) => {
    const scenario = SMALL.find((each) => ruleset.scenarios.some((listed) => listed.id === each)) as string;
    const position = await firstPosition(ruleset, { scenario, seed: 'types' });
    const plan = { position, seed: 'types', turns: 6, player: () => botPlayer };
    const name = id.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
    const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const faults = new Set<string>();
    const look = (part: string, value: unknown): void => {
      for (const fault of faultsOf(`${name}${part}`, json(value))) faults.add(`${part}${fault}`);
    };
    let seen = 0;
    for (const { after, resolved } of playCampaign(ruleset, plan)) {
      for (const seat of ruleset.seats(after.setting).map((each) => each.seat)) {
        const known = knownTo(ruleset, after, seat);
        look('Setting', known.setting);
        look('View', known.view);
        seen += 1;
      }
      for (const { told } of resolved.tellings) look('News', told);
    }
    expect(seen).toBeGreaterThan(3);
    for (const part of ['Setting', 'View', 'News']) expect(faultsOf(`${name}${part}`, { kind: 'x' })).not.toEqual([]);
    expect([...faults]).toEqual([]);
  },
);
