import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { thingsOf } from './about.ts';
import { type HasOrders, orderKindOf } from './catalogue.ts';
import { headingIn } from './headings.ts';
import { isOfFrame } from './in-frame.ts';
import { readSheetText } from './read-sheet.ts';
import { sectionsOf } from './sections.ts';
import { writeLine } from './write-line.ts';
import { writeSheet } from './write-sheet.ts';

/** A sheet to which lines were added. */
export interface AddedTo<T extends RulesetTypes> {
  /** The whole new sheet. */
  readonly text: string;
  /** The orders of before that stand in it still. */
  readonly stays: readonly T['order'][];
}

/**
 * The sheet that stands with more lines: they take the place of all orders about the things that they name, and the rest is
 * put behind what stays, in its section where there are sections. Lines that cannot be read name nothing.
 */
export const addToSheet = <T extends RulesetTypes>(
  ruleset: HasOrders<T>,
  known: Known<T>,
  standing: readonly T['order'][],
  text: string,
): AddedTo<T> => {
  const { orders } = ruleset;
  const things = (order: T['order']): readonly string[] => {
    const kind = orderKindOf(orders, order.verb);
    return kind === undefined ? [] : thingsOf(kind, order);
  };
  const { lines } = readSheetText(ruleset, known, text, { depth: 'faults', standing });
  const named = new Set(
    lines.flatMap(({ order, kept }) => (order === undefined || kept === true ? [] : things(order))),
  );
  const stays = standing.filter((order) => !things(order).some((thing) => named.has(thing)));
  const written = text.split('\n');
  const frame = written.filter((line) => isOfFrame(orders, line));
  const added = written.filter((line) => !isOfFrame(orders, line));
  const [head, ...foot] = frame;
  const whole = beside(ruleset, known, { standing, stays, added });
  return { text: [...(head === undefined ? [] : [head]), ...whole, ...foot].join('\n'), stays };
};

interface Parts<T extends RulesetTypes> {
  readonly standing: readonly T['order'][];
  readonly stays: readonly T['order'][];
  readonly added: readonly string[];
}

const beside = <T extends RulesetTypes>(
  ruleset: HasOrders<T>,
  known: Known<T>,
  { standing, stays, added }: Parts<T>,
): readonly string[] => {
  const { orders } = ruleset;
  const free = stays.filter(({ section }) => section === undefined);
  const blocks = inBlocks(ruleset, added);
  return [
    ...writeSheet(ruleset, known, free),
    ...(blocks.get(null) ?? []),
    ...sectionsOf(orders).flatMap(({ id, heading }) => {
      const more = blocks.get(id);
      // What is left empty keeps its heading: else a section would stand that a message replaces only by name.
      if (more === undefined && !standing.some(({ section }) => section === id)) return [];
      const within = stays.filter(({ section }) => section === id);
      return [heading, ...within.map((order) => writeLine(orders, known, order)), ...(more ?? [])];
    }),
  ];
};

/** The lines by the heading above them or before them; null for those above all headings. */
const inBlocks = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  lines: readonly string[],
): ReadonlyMap<string | null, readonly string[]> => {
  const blocks = new Map<string | null, string[]>();
  let under: string | null = null;
  for (const line of lines) {
    const heading = headingIn(orders, line);
    if (heading?.rest === null) under = heading.section;
    const own = blocks.get(under) ?? [];
    blocks.set(under, heading?.rest === null ? own : [...own, line]);
  }
  return blocks;
};
