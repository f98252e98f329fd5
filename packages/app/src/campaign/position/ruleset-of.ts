import type { AnyRuleset, RulesetId } from '@chancery/core';
import type { App } from '../../ground/app.ts';

export const rulesetWith = ({ rulesets }: Pick<App, 'rulesets'>, id: RulesetId): AnyRuleset | undefined =>
  rulesets.find((ruleset) => ruleset.id === id);

/** The rules that a campaign is played by. Throws if this program does not know them: then it is too old. */
export const rulesetOf = (app: Pick<App, 'rulesets'>, { ruleset: id }: { readonly ruleset: RulesetId }): AnyRuleset => {
  const ruleset = rulesetWith(app, id);
  if (ruleset === undefined) throw new Error(`this program does not know the ruleset ${id}`);
  return ruleset;
};
