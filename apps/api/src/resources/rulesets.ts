import { listRulesets, showRuleset, showScenarioSchema } from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { type Route, route } from '../route/route.ts';
import { DEADLINE_RULE } from '../schema/campaign.ts';

const SCHEMA = z.unknown().meta({ description: 'A JSON Schema' });

const LINE = z.strictObject({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  scenarios: z.array(
    z
      .strictObject({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        seats: z.int(),
        minutes: z
          .strictObject({ least: z.int(), most: z.int() })
          .meta({ description: 'How much time a ruler needs for a turn, or for a move' }),
      })
      .meta({ id: 'Scenario', description: 'Checked starting data: map, powers, position' }),
  ),
});

export const RULESET_ROUTES: readonly Route[] = [
  route({
    name: 'listRulesets',
    method: 'get',
    path: '/rulesets',
    summary: 'The rule systems in which campaigns can be made, with their scenarios',
    uses: [listRulesets],
    answer: z.strictObject({ rulesets: z.array(LINE) }),
    async run({ app, actor }) {
      const listed = await listRulesets(app, actor, null);
      return listed.ok ? ok({ rulesets: listed.value }) : listed;
    },
  }),
  route({
    name: 'showRuleset',
    method: 'get',
    path: '/rulesets/{ruleset}',
    summary: 'A rule system with the JSON Schemas of its options and orders',
    uses: [showRuleset],
    answer: LINE.extend({
      options: SCHEMA,
      orders: SCHEMA,
      acts: SCHEMA,
      usualDeadline: DEADLINE_RULE.nullable().meta({
        description: 'When its turns fall due, unless a master says otherwise',
      }),
    }).meta({ id: 'Ruleset', description: 'A rule system, with all that a program needs to write its orders' }),
    run: ({ app, actor, params }) => showRuleset(app, actor, { id: params.ruleset }),
  }),
  route({
    name: 'showScenarioSchema',
    method: 'get',
    path: '/rulesets/{ruleset}/scenario-schema',
    summary: 'The JSON Schema of a scenario file under these rules, for editors and programs',
    uses: [showScenarioSchema],
    answer: SCHEMA,
    run: ({ app, actor, params }) => showScenarioSchema(app, actor, { id: params.ruleset }),
  }),
];
