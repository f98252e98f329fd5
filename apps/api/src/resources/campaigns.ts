import {
  archiveCampaign,
  type CreateCampaign,
  changeSettings,
  createCampaign,
  endCampaign,
  listCampaigns,
  listTurns,
  openCampaign,
  pauseCampaign,
  renameCampaign,
  resumeCampaign,
  showCampaign,
  showCourse,
  showLineage,
  showOptions,
  showStandings,
  startCampaign,
} from '@chancery/app';
import { type CampaignId, type JsonValue, ok, rulesetId, seatId } from '@chancery/core';
import type { OwnScenarioId } from '@chancery/store';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, type Route, route } from '../route/route.ts';
import { CAMPAIGN, CAMPAIGN_LINE, STANDING, STATUS, SUCCESSION, TERMS } from '../schema/campaign.ts';
import { cursorOf, NEXT, PAGE, pageOf } from '../schema/page.ts';
import { INSTANT, NAME, OF_THE_RULES, TURN, WORDS, yesOrNo } from '../schema/words.ts';
import { OWN_SCENARIO } from './scenarios.ts';

const SOUGHT = z.strictObject({
  invitation: NAME.optional().meta({ description: 'The token of an invitation to it' }),
});

export const CAMPAIGN_ROUTES: readonly Route[] = [
  route({
    name: 'listCampaigns',
    method: 'get',
    path: '/campaigns',
    summary: 'Lists the campaigns that you may see, the newest first',
    uses: [listCampaigns],
    query: PAGE.extend({
      status: STATUS.optional(),
      ruleset: NAME.optional().meta({ description: 'Only those of the ruleset with this id' }),
      openSeats: yesOrNo.optional().meta({ type: 'boolean', description: 'Only those in which a seat is open' }),
      mine: yesOrNo.optional().meta({ type: 'boolean', description: 'Only those in which you rule or are master' }),
    }),
    answer: z.strictObject({ campaigns: z.array(CAMPAIGN_LINE), next: NEXT }),
    async run({ app, actor, query: { status, ruleset, openSeats, mine, ...page } }) {
      const listed = await listCampaigns(app, actor, {
        ...pageOf<CampaignId>(page),
        ...(status === undefined ? {} : { statuses: [status] }),
        ...(ruleset === undefined ? {} : { ruleset: rulesetId(ruleset) }),
        ...(openSeats === undefined ? {} : { withOpenSeats: openSeats }),
        ...(mine === undefined ? {} : { mine }),
      });
      if (!listed.ok) return listed;
      const { campaigns, next } = listed.value;
      return ok({ campaigns, next: next === null ? null : cursorOf(next) });
    },
  }),
  route({
    name: 'createCampaign',
    method: 'post',
    path: '/campaigns',
    summary: 'Makes a campaign, as a draft that only you can see',
    uses: [createCampaign],
    mostBytes: 2_000_000,
    body: TERMS.partial().extend({
      title: TERMS.shape.title,
      ruleset: NAME.meta({ description: 'The id of a ruleset' }),
      scenario: z
        .union([NAME, OWN_SCENARIO, z.strictObject({ data: z.unknown() })])
        .meta({ description: 'A built-in scenario by its id, one of your own that is kept here, or data' }),
      options: z.record(z.string(), z.unknown()).optional().meta({ description: 'In place of those of the scenario' }),
      closedSeats: z.array(NAME).max(1000).optional().meta({ description: 'Seats that nobody can take' }),
    }),
    status: 201,
    location: '/campaigns/{campaignId}',
    answer: z.strictObject({ campaignId: z.string() }),
    run: ({ app, actor, body: { ruleset, scenario, options, closedSeats, ...terms } }) =>
      createCampaign(app, actor, {
        ...given(terms),
        ruleset: rulesetId(ruleset),
        scenario: scenarioWanted(scenario),
        ...(options === undefined ? {} : { options: options as { readonly [name: string]: JsonValue } }),
        ...(closedSeats === undefined ? {} : { closedSeats: closedSeats.map(seatId) }),
      }),
  }),
  route({
    name: 'showCampaign',
    method: 'get',
    path: '/campaigns/{campaign}',
    summary: 'Shows what everybody may know of a campaign, and your place in it',
    uses: [showCampaign],
    query: SOUGHT,
    answer: CAMPAIGN,
    run: ({ app, actor, params, query }) => showCampaign(app, actor, { campaignId: params.campaign, ...query }),
  }),
  route({
    name: 'showOptions',
    method: 'get',
    path: '/campaigns/{campaign}/options',
    summary: 'The rules that a master may set, as they hold in the campaign',
    uses: [showOptions],
    query: SOUGHT,
    answer: z.strictObject({
      options: z.array(
        z.strictObject({
          name: z.string(),
          description: z.string(),
          value: OF_THE_RULES,
          set: z.boolean().meta({ description: 'Whether the master has set it; otherwise it comes from the scenario' }),
        }),
      ),
    }),
    async run({ app, actor, params, query }) {
      const shown = await showOptions(app, actor, { campaignId: params.campaign, ...query });
      return shown.ok ? ok({ options: shown.value }) : shown;
    },
  }),
  route({
    name: 'listTurns',
    method: 'get',
    path: '/campaigns/{campaign}/turns',
    summary: 'The turns that are out, the oldest first; in live play the last of each clock',
    uses: [listTurns],
    query: SOUGHT,
    answer: z.strictObject({
      turns: z.array(
        z.strictObject({
          turn: TURN,
          first: TURN.meta({ description: 'In live play the first turn of the same clock; else the turn itself' }),
          label: z
            .string()
            .nullable()
            .meta({ description: 'In live play: what the rules called the window that closed with the turn' }),
        }),
      ),
    }),
    async run({ app, actor, params, query }) {
      const listed = await listTurns(app, actor, { campaignId: params.campaign, ...query });
      return listed.ok ? ok({ turns: listed.value }) : listed;
    },
  }),
  route({
    name: 'showStandings',
    method: 'get',
    path: '/campaigns/{campaign}/standings',
    summary: 'The table of the campaign after every turn that is out, the oldest first',
    uses: [showStandings],
    cost: 5,
    query: SOUGHT,
    answer: z.strictObject({
      turns: z.array(
        z.strictObject({
          turn: TURN,
          heading: z.string().meta({ description: 'What the rules call that time' }),
          label: z.string().nullable().meta({ description: 'The same for live play; null in other games' }),
          at: INSTANT,
          standings: z.array(STANDING),
        }),
      ),
    }),
    async run({ app, actor, params, query }) {
      const shown = await showStandings(app, actor, { campaignId: params.campaign, ...query });
      return shown.ok ? ok({ turns: shown.value }) : shown;
    },
  }),
  route({
    name: 'showCourse',
    method: 'get',
    path: '/campaigns/{campaign}/course',
    summary: 'Who owned which area at the beginning, and what changed hands in every turn, as everybody may know it',
    uses: [showCourse],
    cost: 5,
    query: SOUGHT,
    answer: z.strictObject({
      powers: z.array(z.strictObject({ code: z.string(), name: z.string() })),
      turns: z.array(
        z.strictObject({
          turn: TURN,
          heading: z.string().meta({ description: 'What the rules call that time' }),
          owners: z
            .record(z.string(), z.string().nullable())
            .meta({ description: 'For each area by its number, the code of its new owner; null for nobody' }),
        }),
      ),
    }),
    async run({ app, actor, params, query }) {
      const shown = await showCourse(app, actor, { campaignId: params.campaign, ...query });
      if (!shown.ok) return shown;
      const { powers, turns } = shown.value;
      return ok({ powers: powers.map(({ code, name }) => ({ code, name })), turns });
    },
  }),
  route({
    name: 'showLineage',
    method: 'get',
    path: '/campaigns/{campaign}/lineage',
    summary: 'Who has held the seats of a campaign, the oldest first',
    uses: [showLineage],
    query: SOUGHT,
    answer: z.strictObject({ lineage: z.array(SUCCESSION) }),
    async run({ app, actor, params, query }) {
      const shown = await showLineage(app, actor, { campaignId: params.campaign, ...query });
      return shown.ok ? ok({ lineage: shown.value }) : shown;
    },
  }),
  deed({
    name: 'changeSettings',
    method: 'patch',
    path: '/campaigns/{campaign}',
    summary: 'Changes settings; what is left out stays as it is',
    uses: [changeSettings],
    body: TERMS.partial(),
    run: ({ app, actor, params, body }) => changeSettings(app, actor, { ...given(body), campaignId: params.campaign }),
  }),
  deed({
    name: 'openCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/open',
    summary: 'Opens the campaign: others can find it and join',
    uses: [openCampaign],
    run: ({ app, actor, params }) => openCampaign(app, actor, { campaignId: params.campaign }),
  }),
  deed({
    name: 'startCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/start',
    summary: 'Starts the game: the first turn is open',
    uses: [startCampaign],
    run: ({ app, actor, params }) => startCampaign(app, actor, { campaignId: params.campaign }),
  }),
  deed({
    name: 'pauseCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/pause',
    summary: 'Stops the clock; orders can still be sent, nothing is run',
    uses: [pauseCampaign],
    body: z.strictObject({ reason: WORDS.default('').meta({ description: 'For everybody to read' }) }),
    run: ({ app, actor, params, body }) => pauseCampaign(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'resumeCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/resume',
    summary: 'Resumes the game: the clock goes on with the time that was left',
    uses: [resumeCampaign],
    run: ({ app, actor, params }) => resumeCampaign(app, actor, { campaignId: params.campaign }),
  }),
  deed({
    name: 'endCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/end',
    summary: 'Ends the game before its rules do',
    uses: [endCampaign],
    body: z.strictObject({ how: WORDS.meta({ description: 'How it ended, for everybody to read' }) }),
    run: ({ app, actor, params, body }) => endCampaign(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'renameCampaign',
    method: 'put',
    path: '/campaigns/{campaign}/title',
    summary: 'Gives a campaign another title, also one that has ended; for its masters and for administrators',
    uses: [renameCampaign],
    body: z.strictObject({ title: TERMS.shape.title }),
    run: ({ app, actor, params, body }) => renameCampaign(app, actor, { campaignId: params.campaign, ...body }),
  }),
  deed({
    name: 'archiveCampaign',
    method: 'post',
    path: '/campaigns/{campaign}/archive',
    summary: 'Puts away a campaign that is over, or that never began',
    uses: [archiveCampaign],
    run: ({ app, actor, params }) => archiveCampaign(app, actor, { campaignId: params.campaign }),
  }),
];

/** As the use case takes it. */
const scenarioWanted = (
  scenario: string | { readonly own: string } | { readonly data?: unknown },
): CreateCampaign['scenario'] => {
  if (typeof scenario === 'string') return scenario;
  return 'own' in scenario
    ? { own: scenario.own as OwnScenarioId }
    : { data: (scenario as { readonly data?: unknown }).data };
};
