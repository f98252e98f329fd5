import { canonicalText } from '../canonical.ts';
import type { AnyOrder } from '../types/order.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { ArrivalAct } from './arrival-act.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import type { LineReading, SheetReading } from './sheet-reading.ts';

/** Whether an order is carried out when it arrives. Then it is no part of the sheet, and the turn never sees it. */
export const actsOnArrival = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  { verb }: Pick<AnyOrder, 'verb'>,
): boolean => orderKindOf(catalogue, verb)?.onArrival !== undefined;

/** The lines of a sheet that act on arrival and may: their places among its lines, from 0. */
export const arrivalsOf = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  { lines }: Pick<SheetReading<T>, 'lines'>,
): readonly { readonly place: number; readonly order: T['order'] }[] =>
  lines.flatMap(({ order, outcome }, place) =>
    order !== undefined && isTaken(outcome) && actsOnArrival(catalogue, order) ? [{ place, order }] : [],
  );

/** Which of the orders that count the lines of a sheet take back on their arrival. */
export const takenBack = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  reading: Pick<SheetReading<T>, 'lines'>,
  counting: readonly T['order'][],
): ReadonlySet<T['order']> =>
  new Set(
    arrivalsOf(catalogue, reading).flatMap(({ order }) => {
      const act = orderKindOf(catalogue, order.verb)?.onArrival?.(known, order);
      return act?.act === 'take-back' ? counting.filter((each) => isMeantBy(act, each)) : [];
    }),
  );

/** Whether it is an order that an act takes back. */
export const isMeantBy = ({ verb, args }: Extract<ArrivalAct, { act: 'take-back' }>, order: AnyOrder): boolean =>
  order.verb === verb &&
  Object.entries(args).every(([param, value]) => {
    const has = (order.args as { readonly [param: string]: unknown })[param];
    return has !== undefined && canonicalText(has) === canonicalText(value);
  });

/** A sheet that holds nothing but orders which act on arrival takes the place of no other. */
export const isArrivalsOnly = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  { lines, sections = [] }: SheetReading<T>,
): boolean => {
  const came = lines.filter(({ kept }) => kept !== true);
  const empties = catalogue.replaces === 'sections' && sections.length > 0;
  return (
    came.length > 0 && !empties && came.every(({ order }) => order !== undefined && actsOnArrival(catalogue, order))
  );
};

const isTaken = (outcome: LineReading<RulesetTypes>['outcome']): boolean =>
  outcome === 'accepted' || outcome === 'warned';
