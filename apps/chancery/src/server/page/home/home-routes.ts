import {
  type Actor,
  type App,
  type CampaignPage,
  listCampaigns,
  SIGNED_OUT,
  showCampaign,
  showCourse,
} from '@chancery/app';
import { Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import type { Html } from '../frame/html.ts';
import { page } from '../frame/layout.ts';
import { listInOrder } from '../games/list-in-order.ts';
import type { PageHouse } from '../page-house.ts';
import { scenarioFigure } from '../rules/scenario-figure.ts';
import { openingOf } from '../rules/scenario-opening.ts';
import { visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { courseFigure } from './course-figure.ts';
import { homeView } from './home-view.ts';

/** How many campaigns of others stand on the first page. */
const SHOWN = 6;

export const homeRoutes = ({ app, accounts, zone, demo }: PageHouse): Hono => {
  const routes = new Hono();
  routes.get('/', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const listed = await listInOrder(app, visitor.actor, { limit: 100 });
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const mine = await ownCampaigns(app, visitor.actor);
    const own = new Set(mine.map(({ id }) => id));
    const others = listed.value.campaigns.filter(({ id, status }) => !own.has(id) && status !== 'archived');
    const body = homeView({
      reader: visitor,
      mine,
      others: others.slice(0, SHOWN),
      rules: new Map(app.rulesets.map(({ id, title }) => [id, title])),
      map: await shownMap(app, visitor.words),
      demo: visitor.name === null ? demo(context) : null,
      zone,
    });
    const { frame, home } = visitor.words;
    return show(context, page({ title: frame.house, description: home.description, reader: visitor, body }));
  });
  return routes;
};

/** Those that the reader plays or runs, the ones first in which something is to be done. */
const ownCampaigns = async (app: App, actor: Actor): Promise<readonly CampaignPage[]> => {
  const listed = await listCampaigns(app, actor, { mine: true, limit: 100 });
  const lines = listed.ok ? listed.value.campaigns.filter(({ status }) => status !== 'archived') : [];
  const shown = await Promise.all(lines.map(({ id }) => showCampaign(app, actor, { campaignId: id })));
  const order = ['running', 'paused', 'open', 'draft', 'ended'];
  return shown
    .flatMap((each) => (each.ok ? [each.value] : []))
    .sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
};

/** Of what everybody may see, the campaign with the longest story: it moves most. Where there is none, a world to play in. */
const shownMap = async (app: App, words: Words): Promise<Html | null> => {
  const listed = await listCampaigns(app, SIGNED_OUT, { statuses: ['running', 'paused', 'ended'], limit: 30 });
  const [longest] = listed.ok ? listed.value.campaigns.toSorted((one, other) => other.turn - one.turn) : [];
  const course = longest === undefined ? null : await showCourse(app, SIGNED_OUT, { campaignId: longest.id });
  if (longest === undefined || !course?.ok) return shownWorld(app);
  const { width, height } = course.value.world;
  const { id, title, turn } = longest;
  return courseFigure({ id, title, turns: turn, width: 960, height: Math.round((960 * height) / width) }, words);
};

const shownWorld = async ({ rulesets }: App): Promise<Html | null> => {
  const [ruleset] = rulesets;
  const [scenario] = ruleset?.scenarios ?? [];
  const opening = ruleset === undefined || scenario === undefined ? null : await openingOf(ruleset, scenario.id);
  return opening === null
    ? null
    : scenarioFigure(ruleset?.id ?? '', scenario?.id ?? '', scenario?.title ?? '', opening);
};
