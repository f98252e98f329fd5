import type { Finding, Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { actsOnArrival } from './arrival.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import type { Depth, OrderKind } from './order-kind.ts';
import { inSections, sectionsOf } from './sections.ts';
import type { LineReading, SheetReading } from './sheet-reading.ts';

/** A line before it is judged: the order that it says, or what keeps it from saying one. */
export interface ReadLine<T extends RulesetTypes> {
  readonly line: number;
  readonly text: string;
  readonly order: T['order'] | null;
  readonly malformed: readonly Malformed[];
  /** The section in which it stands; of a line that is not understood, that of its heading. */
  readonly section?: string | undefined;
  readonly kept?: true;
}

/**
 * Judges the orders of a sheet, each among all others and all together. Illegal ones leave the list and the rest is
 * judged again, until only orders are left that are legal beside each other. What its section has no room for is not judged.
 * What acts on arrival is no part of the sheet, and is judged by itself.
 */
export const judgeSheet = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  lines: readonly ReadLine<T>[],
  depth: Depth,
): SheetReading<T> => {
  const judged = new Map<ReadLine<T>, readonly Finding<T['refusal']>[]>();
  const full = overflowOf(catalogue, lines);
  const arriving = new Set(lines.filter(({ order }) => order !== null && actsOnArrival(catalogue, order)));
  for (const line of arriving) judged.set(line, findingsAlone(catalogue, known, line.order as T['order'], depth));
  const written = lines.filter((line) => line.order !== null && !full.has(line) && !arriving.has(line));
  let standing = inSections(catalogue, written, ({ order }) => order as T['order']);
  for (;;) {
    const orders = standing.map(({ order }) => order as T['order']);
    const { each, sheet } = findingsOf(catalogue, known, orders, depth);
    for (const [index, line] of standing.entries()) judged.set(line, each[index] ?? []);
    const legal = standing.filter((line) => !hasIllegal(judged.get(line) ?? []));
    if (legal.length === standing.length) {
      const refused = hasIllegal(sheet);
      const readingOf = (line: ReadLine<T>): LineReading<T> => {
        const findings = judged.get(line) ?? [];
        return lineReading(line, { findings, refused: refused && !arriving.has(line), full: full.get(line) });
      };
      return {
        orders: refused ? [] : orders,
        lines: lines.map(readingOf),
        findings: sheet,
      };
    }
    standing = legal;
  }
};

interface Findings<T extends RulesetTypes> {
  readonly each: readonly (readonly Finding<T['refusal']>[])[];
  readonly sheet: readonly Finding<T['refusal']>[];
}

const findingsOf = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  orders: readonly T['order'][],
  depth: Depth,
): Findings<T> => {
  const each = orders.map((order, index): Finding<T['refusal']>[] => [
    ...kindOf(catalogue, order).check(known, order, { orders, index, depth }),
  ]);
  const sheet: Finding<T['refusal']>[] = [];
  for (const { index, level, refusal } of catalogue.together(known, orders, depth)) {
    const about = index === null ? sheet : each[index];
    if (about === undefined) throw new Error(`a finding about order ${index} of ${orders.length}`);
    about.push({ level, refusal });
  }
  return { each, sheet };
};

const findingsAlone = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  order: T['order'],
  depth: Depth,
): readonly Finding<T['refusal']>[] =>
  kindOf(catalogue, order).check(known, order, { orders: [order], index: 0, depth });

const kindOf = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>, { verb }: T['order']): OrderKind<T> => {
  const kind = orderKindOf(catalogue, verb);
  if (kind === undefined) throw new Error(`no order has the verb ${verb}`);
  return kind;
};

const hasIllegal = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'illegal');

/** The orders for which their sections have no room, each with its fault: those behind the first that it takes. */
const overflowOf = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  lines: readonly ReadLine<T>[],
): ReadonlyMap<ReadLine<T>, Malformed> => {
  const full = new Map<ReadLine<T>, Malformed>();
  for (const { id, title, takes } of sectionsOf(catalogue)) {
    if (takes === undefined) continue;
    const inIt = lines.filter(({ order }) => order?.section === id);
    for (const line of inIt.slice(takes)) full.set(line, { code: 'section-full', section: title, takes });
  }
  return full;
};

interface Judged<T extends RulesetTypes> {
  readonly findings: readonly Finding<T['refusal']>[];
  /** The sheet as a whole is refused. */
  readonly refused: boolean;
  readonly full: Malformed | undefined;
}

const lineReading = <T extends RulesetTypes>(
  { line, text, order, malformed, kept }: ReadLine<T>,
  { findings, refused, full }: Judged<T>,
): LineReading<T> => {
  if (order === null) return { line, text, outcome: 'malformed', findings, malformed };
  const stays = kept === true ? { kept } : {};
  if (full !== undefined) return { line, text, outcome: 'illegal', order, findings, malformed: [full], ...stays };
  const illegal = refused || hasIllegal(findings);
  const outcome = illegal ? 'illegal' : findings.length > 0 ? 'warned' : 'accepted';
  return { line, text, outcome, order, findings, malformed, ...stays };
};
