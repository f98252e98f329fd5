import {
  canonicalText,
  type FilledSheet,
  fillSheet,
  malformedText,
  type RulesetTypes,
  readSheetText,
  type SheetReading,
  type SheetRow,
  sectionsOf,
  sheetTablesOf,
  sheetToText,
  showSheet,
  writeWholeSheet,
} from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { type Writer, writers } from './orders.ts';
import { rubble, spoilt } from './spoil.ts';
import type { Chance, FuzzTarget } from './target.ts';

/** The rows of order sheets: filled with orders, spoilt, or filled with anything. */
export const orderSheet: FuzzTarget = {
  name: 'order sheet',
  async open() {
    const all = (await writers(EVERY_RULESET)).filter(({ by }) => by === 'ruler');
    let now: Writer = all[0] as Writer;
    return {
      make(chance) {
        now = chance.pick(all);
        const lines = writeWholeSheet(now.ruleset, now.known, someOf(now, chance));
        const filled = fillSheet(now.ruleset, now.known, lines.join('\n'));
        return JSON.stringify(chance.once(3) ? filled : scribbled(filled, now, chance));
      },
      async feed(input) {
        return saidOf(now, JSON.parse(input as string));
      },
      async close() {},
    };
  },
};

const someOf = ({ orders }: Writer, chance: Chance): readonly RulesetTypes['order'][] =>
  chance.some(8, () => chance.pick(orders) as RulesetTypes['order']);

/** What somebody might have written into the rows, more or less. */
const scribbled = (
  { tables, lines }: FilledSheet,
  { ruleset, known, lines: written }: Writer,
  chance: Chance,
): FilledSheet => {
  const words = written.flatMap((line) => line.split(' '));
  const headings = ['North:', ...sectionsOf(ruleset.orders).flatMap(({ heading }) => [heading, `${heading}4`])];
  const scribble = (cell: string): string => {
    if (!chance.once(4)) return cell;
    if (chance.once(4)) return chance.pick(headings);
    return chance.once(2) ? spoilt(cell, chance) : rubble(chance, words, 6);
  };
  const scribbledRow = (labels: readonly string[], { number, entry, cells }: SheetRow): SheetRow => ({
    number: chance.once(6) ? chance.pick(['', '1', '2', '00', '-1', 'x']) : number,
    entry: chance.once(6) ? chance.pick(['', 'NONE', ...labels]) : entry,
    cells: cells.map(scribble),
  });
  const spec = sheetTablesOf(ruleset.orders, known.setting);
  const more = chance.some(3, () => chance.upTo(spec.length - 1));
  return {
    tables: spec.map(({ entries, columns }, at) => {
      const labels = entries.map(({ label }) => label);
      const added = more.filter((each) => each === at).map(() => anyRow(labels, columns.length, words, chance));
      return [...(tables[at] ?? []), ...added].map((row) => scribbledRow(labels, row));
    }),
    lines: [...lines, ...chance.some(2, () => ({ number: '', entry: '', cells: [chance.pick(written)] }))].map((row) =>
      scribbledRow([], row),
    ),
  };
};

const anyRow = (labels: readonly string[], columns: number, words: readonly string[], chance: Chance): SheetRow => ({
  number: '',
  entry: chance.pick(['', ...labels]),
  cells: Array.from({ length: columns }, () => (chance.once(2) ? '' : chance.pick(words))),
});

/** Reads the rows and says what became of them. Nothing of them may be lost, and whatever is no order must be told. */
const saidOf = ({ ruleset, known }: Writer, filled: FilledSheet): string => {
  const { text, places } = sheetToText(ruleset, known, filled);
  const reading = readSheetText(ruleset, known, text);
  const said = Map.groupBy(reading.lines, ({ line }) => {
    const place = places.get(line);
    if (place === undefined) throw new Error(`line ${line} stands nowhere on the sheet:\n${text}`);
    return `${place.table} ${place.row}`;
  });
  const spec = sheetTablesOf(ruleset.orders, known.setting);
  const shown = showSheet(ruleset, known, { filled, verbs: [] }).tables;
  filled.tables.forEach((rows, table) => {
    const ticks = shown
      .find(({ at }) => at === table)
      ?.columns.flatMap(({ at, field }) => (field === 'tick' ? [at] : []));
    rows.forEach((row, at) => {
      const found = said.get(`${table} ${at}`) ?? [];
      const cells = row.cells.filter((_, column) => ticks?.includes(column) !== true);
      const what = `row ${at} of ${spec[table]?.title}: ${JSON.stringify(row)} is\n${text}`;
      if (!isSaid(cells, found)) throw new Error(`something is lost: ${what}`);
      if (row.entry !== '' && found.some(({ order }) => order?.section !== spec[table]?.section && order !== undefined))
        throw new Error(`an order left its section: ${what}`);
      if (found.some(({ malformed }) => malformed.some(({ code }) => code === 'no-section')) && row.entry !== '')
        throw new Error(`an order has lost its section: ${what}`);
      for (const { order, malformed } of found) {
        if (order === undefined && malformed.every((fault) => malformedText(fault, ruleset.text) === ''))
          throw new Error(`nobody says what is wrong: ${what}`);
      }
    });
  });
  sameAgain({ ruleset, known }, text, reading);
  return reading.lines.some(({ order }) => order !== undefined) ? 'orders' : 'no orders';
};

/** Whether all words of some cells stand in what was read. */
const isSaid = (cells: readonly string[], found: readonly { readonly text: string }[]): boolean => {
  const all = found.map(({ text }) => lettersOf(text)).join('');
  return cells.every((cell) => all.includes(lettersOf(cell)) || /^\d+$/.test(cell));
};

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What was understood is the same when it is filled in again, from the text of the rows and from its own. */
const sameAgain = (
  { ruleset, known }: Pick<Writer, 'ruleset' | 'known'>,
  text: string,
  { lines }: SheetReading<RulesetTypes>,
): void => {
  const orders = lines.flatMap(({ order }) => order ?? []);
  // A line above all headings finds its section by its verb: what counts is the sequence within each section.
  const place = ({ section }: RulesetTypes['order']): number =>
    sectionsOf(ruleset.orders).findIndex(({ id }) => id === section);
  const inSections = (all: readonly RulesetTypes['order'][]): string =>
    canonicalText(all.toSorted((one, other) => place(one) - place(other)));
  const wanted = inSections(orders);
  for (const from of [text, writeWholeSheet(ruleset, known, orders).join('\n')]) {
    const again = sheetToText(ruleset, known, fillSheet(ruleset, known, from)).text;
    const read = readSheetText(ruleset, known, again).lines.flatMap(({ order }) => order ?? []);
    if (inSections(read) !== wanted) throw new Error(`other orders:\n${from}\n---\n${again}`);
  }
};
