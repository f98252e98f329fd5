import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderCatalogue } from './catalogue.ts';
import { sectionOf } from './sections.ts';

type Sectioned = Pick<OrderCatalogue<RulesetTypes>, 'sections'>;

/** The section that an item of a JSON sheet names; undefined if it names none that there is. */
export const sectionNamed = (catalogue: Sectioned, item: unknown): string | undefined => {
  if (typeof item !== 'object' || item === null || !('section' in item)) return undefined;
  return typeof item.section === 'string' ? sectionOf(catalogue, item.section)?.id : undefined;
};

/** The section whose heading an item is: one that names a section and holds nothing else; null if it is an order. */
export const headingJson = (catalogue: Sectioned, item: unknown): string | null => {
  const section = sectionNamed(catalogue, item);
  return section === undefined || Object.keys(item as object).length > 1 ? null : section;
};
