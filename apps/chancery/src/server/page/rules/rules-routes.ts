import { keptDrawing } from '@chancery/app';
import { type AnyRuleset, orderKindsOf } from '@chancery/core';
import { drawCourse } from '@chancery/maps';
import { toPage } from '@chancery/reports';
import { type Context, Hono } from 'hono';
import { allOrders } from '../../../show/order-pages.ts';
import { faultPage, show } from '../frame/answer.ts';
import { page } from '../frame/layout.ts';
import { standalone } from '../frame/standalone.ts';
import { svg } from '../frame/svg.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf, visitorOf } from '../visitor.ts';
import { openRulebook } from './open-rulebook.ts';
import { foundView, rulebookView } from './rulebook-view.ts';
import { rulesView } from './rules-view.ts';
import { openingOf } from './scenario-opening.ts';
import { clauseNumbered, searchRulebook } from './search-rulebook.ts';

/** The rulebooks: what there are, each as a whole, and what is looked for in one. */
export const rulesRoutes = ({ app, accounts }: PageHouse): Hono => {
  const routes = new Hono();
  const rulesetOf = (context: Context): AnyRuleset | undefined =>
    app.rulesets.find(({ id }) => id === context.req.param('ruleset'));

  routes.get('/rules', async (context) => {
    const reader = await visitorOf(app, accounts, context.req.raw.headers);
    const shown = await Promise.all(
      app.rulesets.map(async (ruleset) => ({
        ruleset,
        openings: await Promise.all(ruleset.scenarios.map(({ id }) => openingOf(ruleset, id))),
      })),
    );
    const body = rulesView(shown, reader.words);
    return show(context, page({ title: reader.words.rules.title, reader, body, place: 'rules' }));
  });

  routes.get('/rules/:ruleset', async (context) => {
    const reader = await visitorOf(app, accounts, context.req.raw.headers);
    const ruleset = rulesetOf(context);
    const book = ruleset === undefined ? null : openRulebook(ruleset);
    if (ruleset === undefined || book === null) return faultPage(context, nowhere(context), reader);
    const { id, title, prefix } = ruleset;
    const bound = { id, title, prefix, book };
    const sought = (context.req.query('q') ?? '').trim().slice(0, 100);
    const clause = clauseNumbered(book, sought, prefix);
    if (clause !== null) return context.redirect(`/rules/${id}#${clause}`, 303);
    const body =
      sought === ''
        ? rulebookView(bound, reader.words, context.req.query('reasons') !== undefined)
        : foundView(bound, sought, searchRulebook(book, sought), reader.words);
    return show(context, page({ title: reader.words.rules.bookTitle(title), reader, body, place: 'rules' }));
  });

  routes.get('/rules/:ruleset/scenarios/:scenario/map.svg', async (context) => {
    const reader = readerOf(context.req.raw.headers);
    const ruleset = rulesetOf(context);
    const scenario = context.req.param('scenario');
    const opening = ruleset === undefined ? null : await openingOf(ruleset, scenario);
    if (opening === null) return faultPage(context, nowhere(context), reader);
    const { world, powers, owners, heading } = opening;
    const title = ruleset?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
    const dark = context.req.query('dark') !== undefined;
    const draw = (): string => drawCourse(world, powers, [{ label: heading, owners }], { title, dark, still: true });
    return svg(context, keptDrawing(opening, `${dark}`, draw));
  });

  routes.get('/rules/:ruleset/orders', async (context) => {
    const reader = await visitorOf(app, accounts, context.req.raw.headers);
    const ruleset = rulesetOf(context);
    if (ruleset === undefined) return faultPage(context, nowhere(context), reader);
    const page = allOrders(ruleset.title, orderKindsOf(ruleset.orders, 'ruler'));
    return standalone(context, toPage(page, { rulebook: `/rules/${ruleset.id}` }));
  });
  return routes;
};

const nowhere = (context: Context) =>
  ({ code: 'not-found', what: 'ruleset', id: context.req.param('ruleset') ?? '' }) as const;
