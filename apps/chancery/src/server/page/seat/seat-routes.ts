import { askMaster, readReport, readTurnFile, saveDraft, setReady, takeBackPost, withdrawOrders } from '@chancery/app';
import { orderKindsOf } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { referenceToPage, toPage } from '@chancery/reports';
import { type Context, Hono } from 'hono';
import { allOrders } from '../../../show/order-pages.ts';
import { faultPage } from '../frame/answer.ts';
import { formOf, typedText } from '../frame/form.ts';
import { standalone } from '../frame/standalone.ts';
import { svg } from '../frame/svg.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { giveOrders } from './give-orders.ts';
import type { SeatWanted } from './load-seat.ts';
import { seatOf, wholeOf } from './seat-of.ts';
import { showSeat } from './show-seat.ts';

/** The desk of a seat: its report, its map, its orders. */
export const seatRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const path = '/campaigns/:campaign/seats/:seat';
  const comer = (context: Context): Promise<Visitor> => visitorOf(app, accounts, context.req.raw.headers);

  const desk = (context: Context, visitor: Visitor, wanted: SeatWanted): Promise<Response> =>
    showSeat(house, context, visitor, wanted);

  routes.get(path, async (context) => {
    const readyFor = wholeOf(context.req.query('ready'));
    return desk(context, await comer(context), {
      ...seatOf(context),
      turn: wholeOf(context.req.query('turn')),
      readyFor,
    });
  });

  routes.get(`${path}/map.svg`, async (context) => {
    const visitor = await comer(context);
    const read = await readReport(app, visitor.actor, { ...seatOf(context), turn: wholeOf(context.req.query('turn')) });
    if (!read.ok) return faultPage(context, read.error, visitor);
    const { world, picture } = read.value.map;
    return svg(context, drawSvg(world, picture, { dark: context.req.query('dark') !== undefined }));
  });

  routes.post(`${path}/orders`, async (context) => {
    const visitor = await comer(context);
    const field = await formOf(context);
    const text = typedText(field('text'));
    const turn = wholeOf(field('turn'));
    const sheet = { ...seatOf(context), channel: 'desk', text, turn } as const;
    if (field('do') === 'ask') {
      const drafted = await saveDraft(app, visitor.actor, sheet);
      const asked = drafted.ok ? await askMaster(app, visitor.actor, seatOf(context)) : drafted;
      const found = asked.ok ? {} : { fault: asked.error };
      return desk(context, visitor, { ...seatOf(context), text, ...found });
    }
    if (field('do') === 'keep') {
      const kept = await saveDraft(app, visitor.actor, { ...sheet, whenCalled: true });
      const found = kept.ok ? { checked: kept.value } : { fault: kept.error };
      return desk(context, visitor, { ...seatOf(context), text, ...found });
    }
    if (field('do') === 'undo') {
      const undone = await takeBackPost(app, visitor.actor, { ...seatOf(context), turn });
      return desk(context, visitor, { ...seatOf(context), ...(undone.ok ? {} : { fault: undone.error }) });
    }
    if (field('do') === 'ready' || field('do') === 'unready') {
      const said = await setReady(app, visitor.actor, { ...seatOf(context), ready: field('do') === 'ready' });
      if (!said.ok) return desk(context, visitor, { ...seatOf(context), fault: said.error });
      const { campaignId, seat } = seatOf(context);
      // Browsers do not refresh a page by itself that was opened at a place in it.
      const place = field('do') === 'ready' ? `?ready=${said.value.turn}` : '#ready';
      return context.redirect(`/campaigns/${campaignId}/seats/${seat}${place}`, 303);
    }
    if (field('do') === 'withdraw') {
      const withdrawn = await withdrawOrders(app, visitor.actor, { ...seatOf(context), turn });
      return desk(context, visitor, { ...seatOf(context), text, ...(withdrawn.ok ? {} : { fault: withdrawn.error }) });
    }
    const written = { ...seatOf(context), text, turn, deed: field('do'), last: field('last') };
    const given = await giveOrders(house, visitor, written);
    if (given.sent === null) return desk(context, visitor, { ...seatOf(context), text, ...given.found });
    const { resolved } = given.sent;
    if (resolved !== undefined) {
      return desk(context, visitor, { ...seatOf(context), text: '', checked: given.sent, posted: resolved });
    }
    const { campaignId, seat } = seatOf(context);
    return context.redirect(`/campaigns/${campaignId}/seats/${seat}#orders`, 303);
  });

  routes.get(`${path}/rules`, async (context) => {
    const visitor = await comer(context);
    const file = await readTurnFile(app, visitor.actor, seatOf(context));
    if (!file.ok) return faultPage(context, file.error, visitor);
    const rules = app.rulesets.find(({ id }) => id === file.value.ruleset);
    const { setting } = file.value;
    if (rules?.reference === undefined) return context.redirect(`/rules/${file.value.ruleset}`, 303);
    const sheets = rules.reference.map(({ id, title, tables }) => ({ id, title, tables: tables(setting) }));
    return standalone(context, referenceToPage({ title: file.value.campaign.title, sheets }));
  });

  routes.get(`${path}/order-forms`, async (context) => {
    const visitor = await comer(context);
    const file = await readTurnFile(app, visitor.actor, seatOf(context));
    if (!file.ok) return faultPage(context, file.error, visitor);
    const rules = app.rulesets.find(({ id }) => id === file.value.ruleset);
    const kinds = rules === undefined ? [] : orderKindsOf(rules.orders, 'ruler');
    return standalone(context, toPage(allOrders(rules?.title ?? '', kinds)));
  });

  return routes;
};
