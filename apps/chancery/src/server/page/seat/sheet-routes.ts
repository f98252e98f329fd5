import { readTurnFile } from '@chancery/app';
import { type FilledSheet, fillSheet, type SheetText, sheetToText, showSheet } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { giveOrders } from './give-orders.ts';
import { loadSeat, type SeatWanted } from './load-seat.ts';
import { seatOf, wholeOf } from './seat-of.ts';
import { readSheetForm } from './sheet-form.ts';
import { sheetView } from './sheet-view.ts';
import { showSeat } from './show-seat.ts';

/** How many rows are added at once. */
const MORE_ROWS = 4;
const MOST_MORE = 40;

/** The order sheet of a seat: read, filled in, printed, sent. What it says goes the way of orders that are written as lines. */
export const sheetRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const path = '/campaigns/:campaign/seats/:seat/sheet';
  const comer = (context: Context): Promise<Visitor> => visitorOf(app, accounts, context.req.raw.headers);

  /** What the sheet says of the rules, and what the seat knows; null with the answer in its place. */
  const open = async (context: Context, visitor: Visitor) => {
    const file = await readTurnFile(app, visitor.actor, seatOf(context));
    if (!file.ok) return { answer: await faultPage(context, file.error, visitor) };
    const rules = app.rulesets.find(({ id }) => id === file.value.ruleset);
    if (rules === undefined) throw new Error(`there is no ruleset ${file.value.ruleset}`);
    const { setting, view, choices } = file.value;
    return { rules, known: { setting, view }, verbs: Object.keys(choices) };
  };

  interface OnSheet {
    readonly filled?: FilledSheet;
    readonly written?: SheetText;
    readonly more?: number;
    readonly wanted?: Omit<SeatWanted, 'campaignId' | 'seat' | 'text'>;
  }

  const answer = async (
    context: Context,
    visitor: Visitor,
    { filled, written, more = 0, wanted = {} }: OnSheet,
  ): Promise<Response> => {
    const opened = await open(context, visitor);
    if (opened.answer !== undefined) return opened.answer;
    const { rules, known, verbs } = opened;
    const loaded = await loadSeat(house, visitor, { ...seatOf(context), ...wanted });
    if (!loaded.ok) return faultPage(context, loaded.error, visitor);
    // The same orders as stand on the page of the seat as text.
    const shown = showSheet(rules, known, {
      filled: filled ?? fillSheet(rules, known, loaded.value.text),
      verbs,
      more,
    });
    const { campaign, seat, words } = loaded.value;
    const title = `${words.seat.orderSheet.title}: ${seat.name}, ${campaign.title}`;
    const body = sheetView(loaded.value, {
      ...shown,
      places: written?.places ?? new Map(),
      typed: filled !== undefined,
      more,
    });
    return show(context, page({ title, reader: visitor, body }));
  };

  routes.get(path, async (context) => answer(context, await comer(context), {}));

  routes.post(path, async (context) => {
    const visitor = await comer(context);
    const opened = await open(context, visitor);
    if (opened.answer !== undefined) return opened.answer;
    const { rules, known } = opened;
    const field = await formOf(context);
    const filled = readSheetForm(rules.orders, known.setting, field);
    const more = Math.min(wholeOf(field('more')) ?? 0, MOST_MORE);
    if (field('do') === 'rows')
      return answer(context, visitor, { filled, more: Math.min(more + MORE_ROWS, MOST_MORE) });
    const written = sheetToText(rules, known, filled);
    const { text } = written;
    const turn = wholeOf(field('turn'));
    const given = await giveOrders(house, visitor, {
      ...seatOf(context),
      text,
      turn,
      deed: field('do'),
      last: field('last'),
    });
    if (given.sent === null) return answer(context, visitor, { filled, written, more, wanted: given.found });
    const { resolved } = given.sent;
    if (resolved !== undefined) {
      return showSeat(house, context, visitor, { ...seatOf(context), text: '', checked: given.sent, posted: resolved });
    }
    const { campaignId, seat } = seatOf(context);
    return context.redirect(`/campaigns/${campaignId}/seats/${seat}#orders`, 303);
  });

  return routes;
};
