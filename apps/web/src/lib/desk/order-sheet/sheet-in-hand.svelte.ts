import {
  canonicalText,
  emptyRow,
  type FilledSheet,
  fillSheet,
  isFilled,
  type LineReading,
  malformedText,
  type RulesetTypes,
  type SheetPlace,
  type SheetReading,
  type SheetRow,
  type ShownTable,
  sheetToText,
  showSheet,
} from '@chancery/core';
import type { HeldRow } from '../kept-draft.ts';
import type { DeskSession } from '../session.svelte.ts';
import { changed, inBetween, numbered, rowsIn, swapped, withHeld, withoutRow } from './rows.ts';

/** A row, by its table (null: the lines below) and its place there. */
export type RowPlace = Pick<SheetPlace, 'table' | 'row'>;

/** What was said of a row. */
export interface SaidOfRow {
  readonly outcome: LineReading<RulesetTypes>['outcome'];
  readonly why: readonly string[];
}

export type DraftOfSheet = Pick<
  DeskSession,
  'ruleset' | 'known' | 'orders' | 'text' | 'read' | 'replace' | 'verbsOnSheet'
>;

/**
 * The draft as rows of the order sheet. What is typed waits in its row until `commit`, which reads all rows as one text and puts
 * what was understood into the draft. Rows that are no orders yet stay where they are.
 */
export class SheetInHand {
  readonly #draft: DraftOfSheet;
  /** The draft as this sheet has made it, or found it. */
  #put = '';
  #judged: ReadonlyMap<SheetRow, SaidOfRow> = new Map();
  #places = $state.raw<readonly SheetPlace[]>([]);

  /** The tables with their columns; their rows are in `filled`. */
  tables = $state.raw<readonly ShownTable[]>([]);
  filled = $state.raw<FilledSheet>({ tables: [], lines: [] });
  /** The sheet as text, with what is no order. */
  text = $state('');
  findings = $state.raw<SheetReading<RulesetTypes>['findings']>([]);
  /** Those that are no orders yet. */
  held = $state.raw<readonly HeldRow[]>([]);

  /** Begins with the draft and rows that were kept, or with a text that is about to become the draft. */
  constructor(draft: DraftOfSheet, begun: string | null, kept: readonly HeldRow[]) {
    this.#draft = draft;
    this.#fill(begun ?? draft.text, kept);
    if (begun !== null) this.commit();
  }

  /** What was said of a row when it was read last; null if nothing is to be said, or it has been changed since. */
  saidOf(place: RowPlace): SaidOfRow | null {
    const row = rowsIn(this.filled, place.table)[place.row];
    return (row && this.#judged.get(row)) ?? null;
  }

  /** Writes into a row, without reading it yet. */
  type(place: RowPlace, what: Partial<SheetRow>): void {
    this.filled = changed(this.filled, place.table, (rows) =>
      rows.map((row, at) => (at === place.row ? { ...row, ...what } : row)),
    );
  }

  /** Reads all rows; what was understood is the draft now. */
  commit(): void {
    const { lines } = this.#read();
    const understood = lines.flatMap(({ order }) => order ?? []);
    if (canonicalText(understood) !== canonicalText(this.#draft.orders)) this.#draft.replace(understood);
    this.#put = canonicalText(this.#draft.orders);
  }

  /** The draft may have been changed elsewhere: then the rows are filled with it anew. */
  follow(): void {
    if (canonicalText(this.#draft.orders) !== this.#put) this.#fill(this.#draft.text, this.#heldNow());
  }

  add(table: number): void {
    const width = this.tables.find(({ at }) => at === table)?.width ?? 1;
    this.filled = changed(this.filled, table, (rows) => [...rows, emptyRow(width)]);
  }

  remove(place: RowPlace): void {
    this.filled = withoutRow(this.filled, place);
    this.commit();
  }

  /** The row of the same section before (-1) or behind (1) a row; null if there is none. */
  beside(place: RowPlace, step: -1 | 1): RowPlace | null {
    const at = this.#places.findIndex(({ table, row }) => table === place.table && row === place.row);
    const [own, other] = [this.#places[at], this.#places[at + step]];
    return own && other && other.number === own.number + step ? other : null;
  }

  /** Moves a row to the place of its neighbour in the section; gives back where it stands then. */
  move(place: RowPlace, step: -1 | 1): RowPlace {
    const other = this.beside(place, step);
    if (other === null) return place;
    this.filled = swapped(this.filled, place, other);
    this.commit();
    return place.table === other.table ? other : place;
  }

  #fill(text: string, held: readonly HeldRow[]): void {
    const { ruleset, known } = this.#draft;
    this.filled = withHeld(fillSheet(ruleset, known, text), held);
    this.tables = showSheet(ruleset, known, { filled: this.filled, verbs: this.#draft.verbsOnSheet() }).tables;
    this.#read();
    this.#put = canonicalText(this.#draft.orders);
  }

  /** Reads the rows, numbers them, and notes what was said of each. */
  #read(): SheetReading<RulesetTypes> {
    const { ruleset, known } = this.#draft;
    this.filled = inBetween(this.filled, this.tables);
    const { text, places } = sheetToText(ruleset, known, this.filled);
    const reading = this.#draft.read(text);
    this.#places = [...new Set(places.values())];
    this.filled = numbered(this.filled, this.tables, this.#places);
    const lines = Map.groupBy(reading.lines, ({ line }) => places.get(line));
    this.#judged = new Map(
      [...lines].flatMap(([place, said]) => {
        const row = place && rowsIn(this.filled, place.table)[place.row];
        return row ? [[row, this.#saidOfAll(said)]] : [];
      }),
    );
    this.text = text;
    this.findings = reading.findings;
    this.held = this.#heldNow();
    return reading;
  }

  #heldNow(): readonly HeldRow[] {
    return [...this.tables.map(({ at }) => at), null].flatMap((table) =>
      rowsIn(this.filled, table).flatMap((row) => (this.#isHeld(row) ? [{ table, row }] : [])),
    );
  }

  #isHeld(row: SheetRow): boolean {
    return isFilled(row) && (this.#judged.get(row)?.outcome ?? 'malformed') === 'malformed';
  }

  #saidOfAll(lines: readonly LineReading<RulesetTypes>[]): SaidOfRow {
    const { ruleset, known } = this.#draft;
    const why = lines.flatMap(({ malformed, findings }) => [
      ...malformed.map((fault) => malformedText(fault, ruleset.text)),
      ...findings.map(({ refusal }) => ruleset.text.refusal(refusal, known)),
    ]);
    const worst = lines.reduce((one, other) => (WORSE[other.outcome] > WORSE[one.outcome] ? other : one));
    return { outcome: worst.outcome, why };
  }
}

const WORSE = { accepted: 0, warned: 1, illegal: 2, malformed: 3 } as const;
