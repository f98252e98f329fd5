import type { AnyOrder } from '../types/order.ts';
import type { Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import type { OrderKind } from './order-kind.ts';
import type { OrderSection } from './order-section.ts';

type Sectioned = Pick<OrderCatalogue<RulesetTypes>, 'sections'>;

/** The sections of a ruler's sheet; none where a sheet is one list. */
export const sectionsOf = ({ sections }: Sectioned): readonly OrderSection[] => sections ?? NO_SECTIONS;

const NO_SECTIONS: readonly OrderSection[] = [];

export const sectionOf = (catalogue: Sectioned, id: string | undefined): OrderSection | undefined =>
  sectionsOf(catalogue).find((section) => section.id === id);

/** Section by section; orders that belong to none come first. Within a section they stay as they are. */
export const inSections = <Thing>(
  catalogue: Sectioned,
  things: readonly Thing[],
  orderOf: (thing: Thing) => AnyOrder,
): readonly Thing[] => {
  const sections = sectionsOf(catalogue);
  if (sections.length === 0) return things;
  const place = (thing: Thing): number => sections.findIndex(({ id }) => id === orderOf(thing).section);
  return [...things].sort((one, other) => place(one) - place(other));
};

/** The headings of some sections, as they are proposed. */
export const headingsOf = (catalogue: Sectioned, ids: readonly string[]): readonly string[] =>
  sectionsOf(catalogue).flatMap(({ id, heading }) => (ids.includes(id) ? [heading] : []));

/** Where a line stands: in a section, or above all headings (null), or below a heading that nobody understood. */
export type Under = string | null | 'unknown heading';

/** An order in its section; nothing is guessed where it could be one of several. */
export type Placed<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly fault: Malformed };

export const placed = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  kind: Pick<OrderKind<T>, 'sections'>,
  order: T['order'],
  standing: Under,
): Placed<T['order']> => {
  const may = kind.sections;
  if (may === undefined || sectionsOf(catalogue).length === 0) return { ok: true, order: withoutSection(order) };
  const under = standing === null ? undefined : sectionOf(catalogue, standing);
  const meant = headingsOf(catalogue, may);
  if (under !== undefined && !may.includes(under.id)) {
    return { ok: false, fault: { code: 'wrong-section', section: under.heading, meant } };
  }
  const section = under?.id ?? (may.length === 1 ? may[0] : undefined);
  if (section === undefined) return { ok: false, fault: { code: 'no-section', meant } };
  return { ok: true, order: withSection(order, section) };
};

/** The order in that section. */
export const withSection = <Order extends AnyOrder>(order: Order, section: string): Order => ({ ...order, section });

/** The order without its section, as it stands inside another. */
export const withoutSection = <Order extends AnyOrder>(order: Order): Order => {
  if (order.section === undefined) return order;
  const { section: _, ...rest } = order;
  return rest as Order;
};

/** The order in the only section in which it may stand, if it says none. */
export const inOnlySection = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>, order: T['order']): T['order'] => {
  const may = orderKindOf(catalogue, order.verb)?.sections ?? [];
  const [only] = may;
  return only === undefined || may.length > 1 || order.section !== undefined ? order : withSection(order, only);
};

/** By section how many orders stand in it. */
export const countInSections = (orders: readonly AnyOrder[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { section } of orders) if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
};
