import {
  type AnyKnown,
  type AnyOrder,
  type AnyRuleset,
  hashOf,
  type RulesetTypes,
  type SheetReading,
  sectionsOf,
  writeLine,
} from '@chancery/core';
import { sectionText } from '../../ground/text/section-text.ts';

/** What became of one section of a sheet: what stands in it now, and which orders of before do not. */
export interface SectionReceipt {
  /** Null for orders that belong to no section. */
  readonly id: string | null;
  readonly title: string;
  /** In a sentence. */
  readonly text: string;
  /** How many orders stand in it now. */
  readonly stands: number;
  /** What stood in it before and stands no more, as lines. */
  readonly fell: readonly string[];
  /** The sheet did not hold it: what stands in it stood there before. */
  readonly kept: boolean;
}

interface Replaced {
  readonly ruleset: AnyRuleset;
  readonly known: AnyKnown;
  readonly reading: SheetReading<RulesetTypes>;
  /** The orders that counted before; none if no sheet did. */
  readonly before: readonly AnyOrder[];
}

/** Section by section what stands after a sheet, and what fell away; undefined where sheets have no sections. */
export const sectionReceipts = (replaced: Replaced): readonly SectionReceipt[] | undefined => {
  const { ruleset, reading, before } = replaced;
  const sections = sectionsOf(ruleset.orders);
  if (sections.length === 0) return undefined;
  const onlySome = ruleset.orders.replaces === 'sections';
  const all = [{ id: null, title: 'Other orders' }, ...sections];
  return all.flatMap(({ id, title }): readonly SectionReceipt[] => {
    const now = within(reading.orders, id);
    const earlier = within(before, id);
    const held = id !== null && (reading.sections ?? []).includes(id);
    if (now.length === 0 && earlier.length === 0 && !held) return [];
    const fell = without(earlier, now).map((order) => lineOf(replaced, order));
    const kept = onlySome && !held;
    const said = { stands: now.length, fell, kept };
    return [{ id, title, text: sectionText(title, said), ...said }];
  });
};

const within = (orders: readonly AnyOrder[], id: string | null): readonly AnyOrder[] =>
  orders.filter(({ section }) => (section ?? null) === id);

/** Those of `before` that are not among `now`; what is there twice must be there twice. */
const without = (before: readonly AnyOrder[], now: readonly AnyOrder[]): readonly AnyOrder[] => {
  const left = now.map(hashOf);
  return before.filter((order) => {
    const at = left.indexOf(hashOf(order));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const lineOf = ({ ruleset, known }: Replaced, order: AnyOrder): string => writeLine(ruleset.orders, known, order);
