import type { AnyRuleset } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { page } from '../frame/layout.ts';
import { svg } from '../frame/svg.ts';
import type { PageHouse } from '../page-house.ts';
import { readerOf, visitorOf } from '../visitor.ts';
import { drawExhibit, WIDTHS } from './draw-exhibit.ts';
import { guideView } from './guide-view.ts';
import { openGuide } from './open-guide.ts';

/** The guides for beginners, and their pictures, which are drawn when they are asked for. */
export const guideRoutes = ({ app, accounts }: PageHouse): Hono => {
  const routes = new Hono();
  const rulesetOf = (context: Context): AnyRuleset | undefined =>
    app.rulesets.find(({ id }) => id === context.req.param('ruleset'));

  routes.get('/rules/:ruleset/guide', async (context) => {
    const reader = await visitorOf(app, accounts, context.req.raw.headers);
    const ruleset = rulesetOf(context);
    const guide = ruleset === undefined ? null : await openGuide(ruleset);
    if (guide === null) return faultPage(context, nowhere(context), reader);
    const { words } = reader;
    const title = words.guide.title(guide.ruleset.title);
    return show(context, page({ title, reader, body: guideView(guide, words), place: 'rules' }));
  });

  routes.get('/rules/:ruleset/guide/:picture{[0-9]+\\.svg}', async (context) => {
    const ruleset = rulesetOf(context);
    const guide = ruleset === undefined ? null : await openGuide(ruleset);
    const part = guide?.parts[Number.parseInt(context.req.param('picture'), 10)];
    if (!guide || part === undefined || part.kind === 'words')
      return faultPage(context, nowhere(context), readerOf(context.req.raw.headers));
    const across = WIDTHS[context.req.query('narrow') === undefined ? 'broad' : 'narrow'];
    return svg(context, drawExhibit(guide, part, { across, dark: context.req.query('dark') !== undefined }));
  });
  return routes;
};

const nowhere = (context: Context) =>
  ({ code: 'not-found', what: 'ruleset', id: context.req.param('ruleset') ?? '' }) as const;
