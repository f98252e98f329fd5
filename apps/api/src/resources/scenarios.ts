import {
  checkScenario,
  listScenarios,
  removeScenario,
  shareScenario,
  showScenario,
  showSharedScenario,
  unshareScenario,
  uploadScenario,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { INSTANT, NAME, OF_THE_RULES } from '../schema/words.ts';

const FACTS = z
  .strictObject({
    lands: z.int(),
    seats: z.array(z.strictObject({ seat: z.string(), name: z.string() })),
    rulers: z.int().meta({ description: 'For how many rulers there is room' }),
    mode: z.enum(['sealed', 'live']),
    heading: z.string().meta({ description: 'What the rules call its beginning' }),
    options: z.record(z.string(), OF_THE_RULES),
    warnings: z
      .array(z.strictObject({ path: z.string(), text: z.string(), remedy: z.string() }))
      .optional()
      .meta({ description: 'What is odd and can be played all the same' }),
    hasSecrets: z.boolean().meta({ description: 'Whether fields are withheld while a game is played on it' }),
  })
  .meta({ id: 'ScenarioFacts', description: 'How a scenario begins, as everybody may know it' });

const HEAD = { ruleset: z.string(), title: z.string(), description: z.string(), facts: FACTS };

const SUMMARY = z
  .strictObject({
    id: z.string(),
    ...HEAD,
    createdAt: INSTANT,
    sharedAt: INSTANT.nullable().meta({ description: 'Since when a link shares it; null when none does' }),
    fingerprint: z.string().meta({ description: 'The same on two servers if their files are the same' }),
  })
  .meta({ id: 'OwnScenario', description: 'A scenario that you have written' });

const CHECKED = {
  faults: z.array(
    z
      .strictObject({
        path: z.string().meta({ description: 'Where it is, such as `scenario.realms[1].capital`' }),
        text: z.string().meta({ description: 'What is wrong' }),
        remedy: z.string().meta({ description: 'What to do about it' }),
      })
      .meta({ id: 'ScenarioFault', description: 'One fault of a scenario file' }),
  ),
  more: z.int().meta({ description: 'How many more faults there are' }),
  scenario: z.strictObject(HEAD).nullable().meta({ description: 'Null where it has faults' }),
};

const TEXT = z.string().max(600_000).meta({ description: 'A scenario file, YAML or JSON: docs/scenarios.md' });

/** Reading, setting up and drawing a scenario takes as long as many other requests. */
const DEAR = 30;
const MOST_BYTES = 1_500_000;

export const SCENARIO_ROUTES: readonly Route[] = [
  route({
    name: 'listScenarios',
    method: 'get',
    path: '/scenarios',
    summary: 'The scenarios that you have written, the newest first',
    uses: [listScenarios],
    answer: z.strictObject({ scenarios: z.array(SUMMARY) }),
    async run({ app, actor }) {
      const listed = await listScenarios(app, actor, null);
      return listed.ok ? ok({ scenarios: listed.value }) : listed;
    },
  }),
  route({
    name: 'uploadScenario',
    method: 'post',
    path: '/scenarios',
    summary: 'Keeps a scenario of your own, or says everything that is wrong with it',
    uses: [uploadScenario],
    cost: DEAR,
    mostBytes: MOST_BYTES,
    body: z.union([
      z.strictObject({ text: TEXT }),
      z.strictObject({ link: z.string().max(2000).meta({ description: 'By which another server shares a scenario' }) }),
    ]),
    answer: z.strictObject({
      id: z.string().nullable().meta({ description: 'To make campaigns of it; null where it has faults' }),
      ...CHECKED,
    }),
    run: ({ app, actor, body }) => uploadScenario(app, actor, body),
  }),
  route({
    name: 'checkScenario',
    method: 'post',
    path: '/scenarios/check',
    summary: 'Says everything that is wrong with a scenario file, and keeps nothing',
    uses: [checkScenario],
    cost: DEAR,
    mostBytes: MOST_BYTES,
    body: z.strictObject({ text: TEXT }),
    answer: z.strictObject(CHECKED),
    run: ({ app, actor, body }) => checkScenario(app, actor, body),
  }),
  route({
    name: 'showScenario',
    method: 'get',
    path: '/scenarios/{scenario}',
    summary: 'A scenario that you have written, with its file and the picture of its map',
    uses: [showScenario],
    answer: SUMMARY.extend({
      file: z.string().meta({ description: 'As JSON' }),
      picture: z.string().meta({ description: 'The map as the game begins: SVG' }),
    }).meta({ id: 'OwnScenarioPage', description: 'A scenario that you have written, in full' }),
    run: ({ app, actor, params }) => showScenario(app, actor, { id: params.scenario }),
  }),
  deed({
    name: 'removeScenario',
    method: 'delete',
    path: '/scenarios/{scenario}',
    summary: 'Removes a scenario on which no game is played; games that are over keep what they need',
    uses: [removeScenario],
    run: ({ app, actor, params }) => removeScenario(app, actor, { id: params.scenario }),
  }),
  route({
    name: 'shareScenario',
    method: 'post',
    path: '/scenarios/{scenario}/link',
    summary: 'A link by which anybody can have the file; an earlier one expires',
    uses: [shareScenario],
    once: true,
    answer: z.strictObject({ link: z.string().meta({ description: 'Shown here and never again' }), sharedAt: INSTANT }),
    run: ({ app, actor, params }) => shareScenario(app, actor, { id: params.scenario }),
  }),
  deed({
    name: 'unshareScenario',
    method: 'delete',
    path: '/scenarios/{scenario}/link',
    summary: 'Takes the link back',
    uses: [unshareScenario],
    run: ({ app, actor, params }) => unshareScenario(app, actor, { id: params.scenario }),
  }),
  route({
    name: 'showSharedScenario',
    method: 'get',
    path: '/shared-scenarios/{link}',
    summary: 'The scenario that a link shares, for another server to import',
    uses: [showSharedScenario],
    answer: z
      .strictObject({
        format: z.literal('chancery-shared-scenario-1'),
        salt: z.string().nullable().meta({ description: 'Of its fingerprint; null while secrets are withheld' }),
        withheld: z.boolean().meta({ description: 'Secret fields are left out, since a game is played on it' }),
        file: z.unknown().meta({ description: 'A scenario file' }),
      })
      .meta({ id: 'SharedScenario', description: 'A scenario as a link gives it' }),
    run: ({ app, actor, params }) => showSharedScenario(app, actor, { token: params.link }),
  }),
];

/** How a campaign names one that is kept here. */
export const OWN_SCENARIO = z.strictObject({ own: NAME.meta({ description: 'The id of a scenario of your own' }) });
