import { type Board, onceFor, type ReportLine, type Table } from '@chancery/core';
import { boardToText } from './board-to-text.ts';
import { WORDS } from './catalogue.ts';
import { clean } from './clean.ts';
import type { Report } from './report.ts';
import { tableToText } from './table-to-text.ts';
import { type Wrapping, widthOf, wrap } from './wrap.ts';

export interface TextOptions {
  /** Whether each line ends with the number of its rule, as in `[MD-6.12]`. */
  readonly rules?: boolean;
}

export const TEXT_WIDTH = 78;

/** The report as plain text, at most 78 characters wide; its papers begin behind a line of their own. It ends with a line feed. */
export const toText = ({ title, subtitle, sections, papers }: Report, { rules = false }: TextOptions = {}): string => {
  const out: string[] = [];
  const rule = '='.repeat(TEXT_WIDTH);
  out.push(rule);
  wrap(title, FLAT, out);
  wrap(subtitle, FLAT, out);
  out.push(rule);
  for (const section of sections) {
    out.push('');
    heading(section.title, '-', out);
    writeLines(section.lines, rules, out);
  }
  if (sections.length > 0 && papers.length > 0) out.push('', rule, WORDS.papers, rule);
  for (const { title: sort, pieces } of papers) {
    out.push('');
    heading(sort, '=', out);
    pieces.forEach((lines, index) => {
      if (index > 0) out.push('', BETWEEN_PAPERS, '');
      writeLines(lines, rules, out);
    });
  }
  return `${out.join('\n')}\n`;
};

/** Boards and tables in the width of the text; several readers may be shown the same. */
const boardLines = onceFor((board: Board) => boardToText(board, TEXT_WIDTH));
const tableLines = onceFor((table: Table) => tableToText(table, TEXT_WIDTH));

const FLAT = { width: TEXT_WIDTH, first: '', further: '' } as const;
const BETWEEN_PAPERS = '* * *'.padStart(Math.floor((TEXT_WIDTH + 5) / 2));

/** A section title, a sort of papers, or a part of either: underlined with its own mark. */
const heading = (text: string, under: '-' | '=' | '.', out: string[]): void => {
  const lines: string[] = [];
  wrap(text, FLAT, lines);
  out.push(...lines, under.repeat(Math.max(...lines.map(widthOf))));
};

type Indent = 0 | 1 | 2 | 3;

/** What goes on from one line to the next stands a little further in than where it began. */
const wrapping = (indent: Indent, width: number = TEXT_WIDTH): Wrapping => {
  const first = '  '.repeat(indent);
  return { width, first, further: `${first}    ` };
};
const WRAPPINGS: { readonly [indent in Indent]: Wrapping } = {
  0: wrapping(0),
  1: wrapping(1),
  2: wrapping(2),
  3: wrapping(3),
};

const writeLines = (lines: readonly ReportLine[], rules: boolean, out: string[]): void => {
  const [first] = lines;
  let isBehindTable = false;
  for (const line of lines) {
    if (isBehindTable && line.style !== 'head') out.push('');
    isBehindTable = line.table !== undefined;
    const { text, rule, style = 'line', indent = 0, amount = '', board, table } = line;
    const words = rules && rule !== undefined ? `${text} [${rule}]` : text;
    if (style === 'head') {
      if (line !== first) out.push('');
      heading(words, '.', out);
    } else if (style === 'figure') {
      writeFigure(words, clean(amount), indent, out);
    } else {
      wrap(words, WRAPPINGS[style === 'note' ? ((indent + 1) as Indent) : indent], out);
    }
    if (board !== undefined) out.push(...boardLines(board), '');
    if (table !== undefined) out.push(...tableLines(table));
  }
};

/** `Treasury at the start ......... 60.00`: the amount at the right margin, with dots that lead to it. */
const writeFigure = (text: string, amount: string, indent: Indent, out: string[]): void => {
  const room = TEXT_WIDTH - widthOf(amount) - SHORTEST_LEADER;
  wrap(text, wrapping(indent, Math.max(room, NARROWEST)), out);
  const last = out.pop() ?? '';
  const dots = TEXT_WIDTH - widthOf(last) - widthOf(amount) - 2;
  if (amount === '') out.push(last);
  else if (dots > 0) out.push(`${last} ${'.'.repeat(dots)} ${amount}`);
  else {
    out.push(last);
    const { further } = WRAPPINGS[indent];
    wrap(amount, { width: TEXT_WIDTH, first: further, further }, out);
  }
};

/** At least three dots with a blank at either side. */
const SHORTEST_LEADER = 5;
const NARROWEST = 30;
