import {
  type DeadlineRule,
  err,
  type JsonSchema,
  ok,
  type RulesetId,
  type ScenarioInfo,
  sheetSchema,
} from '@chancery/core';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import { rulesetWith } from '../position/ruleset-of.ts';
import { scenarioFileSchema } from '../scenarios/scenario-file.ts';

/** A rule system in which campaigns can be made. */
export interface RulesetLine {
  readonly id: RulesetId;
  readonly version: number;
  readonly title: string;
  readonly scenarios: readonly ScenarioInfo[];
}

export interface RulesetPage extends RulesetLine {
  /** What a master may set when a campaign begins. */
  readonly options: JsonSchema;
  /** The orders of a ruler as a list in JSON. */
  readonly orders: JsonSchema;
  /** The acts of a master. */
  readonly acts: JsonSchema;
  /** When its turns fall due, unless a master says otherwise. */
  readonly usualDeadline: DeadlineRule | null;
}

export const listRulesets = useCase<null, readonly RulesetLine[]>('listCampaigns', async (app, actor) => {
  const permit = await allowed(app.store.db, actor, 'listCampaigns');
  if (!permit.ok) return permit;
  return ok(app.rulesets.map(({ id, version, title, scenarios }) => ({ id, version, title, scenarios })));
});

/** A rule system with all that a program needs to write its orders. */
export const showRuleset = useCase<{ readonly id: RulesetId }, RulesetPage>(
  'listCampaigns',
  async (app, actor, { id }) => {
    const permit = await allowed(app.store.db, actor, 'listCampaigns');
    if (!permit.ok) return permit;
    const ruleset = rulesetWith(app, id);
    if (ruleset === undefined) return err({ code: 'not-found', what: 'ruleset', id });
    const { version, title, scenarios, options, orders } = ruleset;
    return ok({
      id,
      version,
      title,
      scenarios,
      options,
      orders: sheetSchema(orders, 'ruler'),
      acts: sheetSchema(orders, 'master'),
      usualDeadline: ruleset.usualDeadline ?? null,
    });
  },
);

/** The JSON schema of scenario files under a rule system. */
export const showScenarioSchema = useCase<{ readonly id: RulesetId }, object>(
  'listCampaigns',
  async (app, actor, { id }) => {
    const permit = await allowed(app.store.db, actor, 'listCampaigns');
    if (!permit.ok) return permit;
    const ruleset = rulesetWith(app, id);
    const schema = ruleset === undefined ? null : scenarioFileSchema(ruleset);
    return schema === null ? err({ code: 'not-found', what: 'ruleset', id }) : ok(schema);
  },
);
