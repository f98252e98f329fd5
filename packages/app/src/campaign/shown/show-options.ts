import { type AnyRuleset, type JsonSchema, type JsonValue, ok } from '@chancery/core';
import { type FoundingRow, foundingOf, parsed } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import type { Sought } from '../access/who-sees.ts';
import { recentFor } from '../position/recent.ts';
import { rulesetOf } from '../position/ruleset-of.ts';

/** A rule that a master may set, as it holds in a campaign. */
export interface ShownOption {
  readonly name: string;
  /** What it settles, in the words of the ruleset. */
  readonly description: string;
  readonly value: JsonValue;
  /** The master has set it; otherwise it is the scenario's own. */
  readonly set: boolean;
}

/** The ruleset's own options as they hold in a campaign: everybody plays by them, so everybody may know them. */
export const showOptions = useCase<Sought, readonly ShownOption[]>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const ruleset = rulesetOf(app, seen.value);
  const options = await recentOf(ruleset).getOrMake(seen.value.id, db, async () => {
    const founding = await foundingOf(db, seen.value.id);
    if (founding === undefined) throw new Error(`campaign ${seen.value.id} has no founding`);
    const value = optionsIn(ruleset, founding);
    return { value, weight: 1 + value.length };
  });
  return ok(options);
});

const optionsIn = (ruleset: AnyRuleset, founding: FoundingRow): readonly ShownOption[] => {
  const given = parsed(founding.options) as { readonly [name: string]: JsonValue };
  const scenario = ruleset.readScenario(parsed(founding.scenario));
  // What an older version of the rules was founded on may not be read any more: then only what was set is told.
  const read = scenario.ok ? ruleset.readOptions(scenario.value, given) : scenario;
  const holds = read.ok ? (read.value as { readonly [name: string]: JsonValue }) : given;
  const { properties = {} } = ruleset.options as Described;
  return Object.entries(properties).flatMap(([name, { description = name }]) => {
    const value = holds[name];
    return value === undefined ? [] : [{ name, description, value, set: Object.hasOwn(given, name) }];
  });
};

type Described = JsonSchema & { readonly properties?: { readonly [name: string]: { readonly description?: string } } };

/** Weighed in options. What a campaign is founded on never changes, so it is read once. */
const recentOf = recentFor<readonly ShownOption[]>(20_000);
