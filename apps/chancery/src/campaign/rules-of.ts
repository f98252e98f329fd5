import { type AnyRuleset, keyedDice, sha256Hex } from '@chancery/core';
import { findRuleset } from './find-ruleset.ts';
import { openCampaign } from './open-campaign.ts';
import { findScenario } from './scenario.ts';
import { readOptions } from './settings.ts';

/** By which rules, tables included, a campaign is played, or would be played. */
export interface RulesInForce {
  readonly title: string;
  readonly ruleset: AnyRuleset;
  readonly setting: unknown;
}

export interface WantedRules {
  /** A folder; without it, a campaign that would be begun by the next two. */
  readonly campaign: string | undefined;
  readonly ruleset: string | undefined;
  readonly scenario: string | undefined;
}

export const rulesInForce = async (
  { campaign, ruleset: id, scenario: words }: WantedRules,
  rulesets: readonly AnyRuleset[],
  cwd: string,
): Promise<RulesInForce> => {
  if (campaign !== undefined) {
    const { file, ruleset, setting } = openCampaign(campaign, rulesets, cwd);
    return { title: file.title, ruleset, setting };
  }
  const ruleset = findRuleset(rulesets, id, words);
  const scenario = await findScenario(ruleset, words, cwd);
  const info = ruleset.scenarios.find((each) => each.id === scenario.id);
  const options = readOptions(ruleset, scenario.read, {});
  const { setting } = ruleset.setup(scenario.read, options, keyedDice(sha256Hex('nobody plays here')));
  return { title: [ruleset.title, ...(info === undefined ? [] : [info.title])].join(', '), ruleset, setting };
};
