import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderCatalogue } from './catalogue.ts';
import { judgeSheet, type ReadLine } from './judge-sheet.ts';
import type { Depth } from './order-kind.ts';
import { NO_FAULTS, type WrittenSheet } from './read-lines.ts';
import { sectionsOf } from './sections.ts';
import type { LineReading, SheetReading } from './sheet-reading.ts';
import { writeLine } from './write-line.ts';

/** By what a sheet with sections is judged. */
interface Settling<T extends RulesetTypes> {
  readonly orders: OrderCatalogue<T>;
  readonly known: Known<T>;
  readonly depth: Depth;
  readonly standing: readonly T['order'][];
}

/**
 * Judges a sheet beside what it does not replace. A section of which nothing could be taken, though something was written
 * there, replaces nothing: what stood in it goes on standing.
 */
export const settle = <T extends RulesetTypes>(
  settling: Settling<T>,
  { lines, headed }: WrittenSheet<T>,
): SheetReading<T> => {
  const { orders, known, depth } = settling;
  const sections = sectionsOf(orders);
  if (sections.length === 0) return judgeSheet(orders, known, lines, depth);
  const named = new Set([...headed, ...lines.flatMap(({ order }) => order?.section ?? [])]);
  const held = sections.flatMap(({ id }) => (named.has(id) ? [id] : []));
  if (orders.replaces !== 'sections') return { ...judgeSheet(orders, known, lines, depth), sections: held };
  return besideKept(settling, lines, held);
};

const besideKept = <T extends RulesetTypes>(
  settling: Settling<T>,
  lines: readonly ReadLine<T>[],
  held: readonly string[],
): SheetReading<T> => {
  const { orders, known, depth, standing } = settling;
  const kept = standing
    .filter(({ section }) => section === undefined || !held.includes(section))
    .map((order): ReadLine<T> => {
      return { line: 0, text: writeLine(orders, known, order), order, malformed: NO_FAULTS, kept: true };
    });
  const reading = judgeSheet(orders, known, [...lines, ...kept], depth);
  const failed = held.filter((id) => isFailed(reading, lines, id));
  if (failed.length === 0) return { ...reading, sections: held };
  const isOfFailed = ({ section }: ReadLine<T>): boolean => section !== undefined && failed.includes(section);
  const left = lines.filter((line) => !isOfFailed(line));
  const again = besideKept(
    settling,
    left,
    held.filter((id) => !failed.includes(id)),
  );
  const refused = new Map(lines.map((line, at) => [line, reading.lines[at] as LineReading<T>]));
  const judged = again.lines[Symbol.iterator]();
  const inOrder = lines.map((line) => (isOfFailed(line) ? refused.get(line) : judged.next().value) as LineReading<T>);
  return { ...again, lines: [...inOrder, ...judged] };
};

/** Whether something was written in the section, and nothing of it could be taken. */
const isFailed = <T extends RulesetTypes>(
  reading: SheetReading<T>,
  lines: readonly ReadLine<T>[],
  id: string,
): boolean => {
  const outcomes = lines.flatMap(({ section }, at) => (section === id ? [reading.lines[at]?.outcome] : []));
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'illegal' || outcome === 'malformed');
};
