import type { AnyRuleset } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { meant } from '../meant.ts';
import { Stop } from '../stop.ts';

/** The ruleset of this id; without an id, the one that has this scenario built in, or the only one there is. */
export const findRuleset = (
  rulesets: readonly AnyRuleset[],
  id: string | undefined,
  scenario?: string | undefined,
): AnyRuleset => {
  const ids = rulesets.map((each) => String(each.id));
  const found = id === undefined ? meantBy(rulesets, scenario) : rulesets.find((each) => each.id === id);
  if (found !== undefined) return found;
  throw id === undefined
    ? new Stop(EXIT.usage, `which ruleset? There are ${ids.join(', ')}`, ['Name it with --ruleset.'])
    : new Stop(EXIT.usage, `there is no ruleset ${id}${meant(id, ids)}`, [`There are: ${ids.join(', ')}`]);
};

const meantBy = (rulesets: readonly AnyRuleset[], scenario: string | undefined): AnyRuleset | undefined =>
  rulesets.length === 1
    ? rulesets[0]
    : rulesets.find(({ scenarios }) => scenarios.some((each) => each.id === scenario));
