import type { ListCampaigns } from '@chancery/app';
import { type CampaignId, rulesetId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { page } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import { type Filters, gamesView, isState } from './games-view.ts';
import { type ListPlace, listInOrder } from './list-in-order.ts';

const A_PAGE = 30;

/** The games that there are, and those that one looks for. */
export const gamesRoutes = ({ app, accounts, zone }: PageHouse): Hono => {
  const routes = new Hono();
  routes.get('/games', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const filters = filtersOf(context);
    const listed = await listInOrder(app, visitor.actor, wantedBy(filters), placeOf(context));
    if (!listed.ok) return faultPage(context, listed.error, visitor);
    const { campaigns, next } = listed.value;
    const older = next === null ? null : pathOf(filters, next);
    const rulesets = app.rulesets.map(({ id, title }) => ({ id, title }));
    const body = gamesView({ campaigns, older, filters, rulesets, reader: visitor, zone });
    return show(context, page({ title: visitor.words.games.title, reader: visitor, body, place: 'games' }));
  });
  return routes;
};

const filtersOf = (context: Context): Filters => {
  const state = context.req.query('state') ?? '';
  return {
    state: isState(state) ? state : 'all',
    ruleset: context.req.query('rules') ?? '',
    mine: context.req.query('mine') === 'yes',
  };
};

const wantedBy = ({ state, ruleset, mine }: Filters): ListCampaigns => ({
  limit: A_PAGE,
  ...(state === 'running' ? { statuses: ['running', 'paused'] } : {}),
  ...(state === 'ended' ? { statuses: ['ended', 'archived'] } : {}),
  ...(state === 'open' ? { statuses: ['open', 'running', 'paused'], withOpenSeats: true } : {}),
  ...(ruleset === '' ? {} : { ruleset: rulesetId(ruleset) }),
  ...(mine ? { mine } : {}),
});

const placeOf = (context: Context): ListPlace => {
  const [, group = '0', at, id] = /^([0-2])(?:-(\d{1,16})-([a-z0-9]+))?$/.exec(context.req.query('before') ?? '') ?? [];
  const before = at === undefined || id === undefined ? {} : { before: { at: Number(at), id: id as CampaignId } };
  return { group: Number(group), ...before };
};

const pathOf = ({ state, ruleset, mine }: Filters, { group, before }: ListPlace): string => {
  const place = before === undefined ? `${group}` : `${group}-${before.at}-${before.id}`;
  return `/games?${new URLSearchParams({ state, rules: ruleset, ...(mine ? { mine: 'yes' } : {}), before: place })}`;
};
