import {
  askMaster,
  listReceipts,
  readReport,
  readTurnFile,
  saveDraft,
  setReady,
  submitOrders,
  takeBackPost,
  withdrawOrders,
} from '@chancery/app';
import { type CampaignId, orderKindsOf, type SeatId } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { referenceToPage, toPage } from '@chancery/reports';
import { type Context, Hono } from 'hono';
import { allOrders } from '../../../show/order-pages.ts';
import { faultPage, show } from '../frame/answer.ts';
import { formOf, typedText } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import { standalone } from '../frame/standalone.ts';
import { svg } from '../frame/svg.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { loadSeat, type SeatWanted } from './load-seat.ts';
import { seatView } from './seat-view.ts';

/** Seconds between two looks whether the turn is out. */
const LOOK_AGAIN = 2;

/** The desk of a seat: its report, its map, its orders. */
export const seatRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const path = '/campaigns/:campaign/seats/:seat';
  const comer = (context: Context): Promise<Visitor> => visitorOf(app, accounts, context.req.raw.headers);

  const desk = async (context: Context, visitor: Visitor, wanted: SeatWanted): Promise<Response> => {
    const loaded = await loadSeat(house, visitor, wanted);
    if (!loaded.ok) return faultPage(context, loaded.error, visitor);
    const { campaign, seat, awaits } = loaded.value;
    const title = `${seat.name}, ${campaign.title}`;
    const body = seatView(loaded.value);
    return show(context, page({ title, reader: visitor, body, again: awaits === 'turn' ? LOOK_AGAIN : null }));
  };

  /** Whether orders came in for a seat after its page was read: from another window of theirs, their mail, their desk. */
  const isOvertaken = async (
    { actor }: Visitor,
    { turn, last, ...seat }: SeatOf & { readonly turn: number | undefined; readonly last: string },
  ): Promise<boolean> => {
    const receipts = last === '' ? null : await listReceipts(app, actor, seat);
    const newest = receipts?.ok ? receipts.value.at(-1) : undefined;
    return newest !== undefined && newest.turn === turn && newest.id !== last;
  };

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
    if (field('do') === 'check') {
      const drafted = await saveDraft(app, visitor.actor, sheet);
      const found = drafted.ok ? { checked: drafted.value } : { fault: drafted.error };
      return desk(context, visitor, { ...seatOf(context), text, ...found });
    }
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
    if (await isOvertaken(visitor, { ...seatOf(context), turn, last: field('last') })) {
      return desk(context, visitor, { ...seatOf(context), text, overtaken: true });
    }
    if (field('do') === 'send') {
      const drafted = await saveDraft(app, visitor.actor, sheet);
      if (drafted.ok && (drafted.value.undone ?? []).length > 0)
        return desk(context, visitor, { ...seatOf(context), text, checked: drafted.value, asks: true });
    }
    const taken = await submitOrders(app, visitor.actor, sheet);
    if (!taken.ok) return desk(context, visitor, { ...seatOf(context), text, fault: taken.error });
    const { resolved } = taken.value;
    if (resolved !== undefined) {
      return desk(context, visitor, { ...seatOf(context), text: '', checked: taken.value, posted: resolved });
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

interface SeatOf {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

const seatOf = (context: Context): SeatOf => ({
  campaignId: context.req.param('campaign') as CampaignId,
  seat: context.req.param('seat') as SeatId,
});

const wholeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
