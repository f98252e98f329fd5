import {
  type AnyOrder,
  type AnyRuleset,
  type Instant,
  type LineReading,
  malformedText,
  type ReportLine,
  type RulesetTypes,
  type Rulings,
  ruleOfLine,
  type SeatId,
  type SheetReading,
} from '@chancery/core';
import type { ReceiptId, ReceiptRow, SheetId } from '@chancery/store';
import { parsed } from '@chancery/store';
import type { Play } from '../../campaign/play/play.ts';
import { raisedBy } from '../../campaign/play/raised-by.ts';
import { rulingWords } from '../../campaign/play/ruling-words.ts';
import type { StruckLine } from '../../campaign/play/struck.ts';
import type { AppError } from '../../ground/errors.ts';
import { errorText } from '../../ground/text/errors.ts';
import type { DoneLine } from './done-line.ts';
import type { ReadOrders } from './read-given.ts';
import type { SectionReceipt } from './section-receipt.ts';
import type { Waits } from './waits.ts';

/** What a ruler is told of a sheet: the proof of what came, when, and how it was understood. Kept word for word. */
export interface Receipt extends ReceiptContent {
  readonly id: ReceiptId;
  readonly sheet: SheetId;
  readonly seat: SeatId;
  /** SHA-256 of the orders that were taken, as canonical JSON. */
  readonly hash: string;
  /** By the clock of the server. */
  readonly at: Instant;
}

/** The part of a receipt that is kept as it was said. */
export interface ReceiptContent {
  /** Of orders that waited for the window of their seat: the turn from which they were carried on. */
  readonly carried?: number;
  /** What of them waits for a later window; absent where all of them are run with the turn. */
  readonly waits?: Waits;
  /** The turn that the sheet is for, and the turn that it was written for if that takes no more orders. */
  readonly turn: number;
  readonly insteadOf: number | null;
  /** The number of the sheet among those of the seat for the turn. */
  readonly number: number;
  /**
   * Whether it is this sheet that counts. A sheet of which nothing could be taken does not replace one that counts: then
   * that one stands.
   */
  readonly counts: boolean;
  /** It holds nothing for the turn, only what was done when it came: orders stand as they stood. */
  readonly apart?: true;
  /** It was checked against what the seat knows now, and is checked again when the turn before is out. */
  readonly provisional: boolean;
  /** Of orders that were read again, or of a draft that went by itself: the sheet that it was before. */
  readonly again?: SheetId;
  readonly lines: readonly ReceiptLine[];
  /** What was found of the orders together. */
  readonly together: readonly ReceiptReason[];
  /** What they leave undone; absent where nobody asks, as with orders that are read once more later. */
  readonly undone?: readonly UndoneLine[];
  /** What the master is asked because of them, as far as their ruler knows of it; absent where nothing is. */
  readonly asked?: readonly AskedLine[];
  /** Where sheets have sections, of a sheet that counts: what stands in each, and what fell away. */
  readonly sections?: readonly SectionReceipt[];
  /** What a master has struck out or changed; absent in receipts of what rulers sent themselves. */
  readonly struck?: readonly StruckLine[];
  /** Lines of proof to be kept; absent in receipts of an older release, and of mere drafts. */
  readonly proofs?: readonly string[];
}

export type UndoneLine = Pick<ReportLine, 'text' | 'rule'>;

/** A question to the master in words, and what holds if they do not answer otherwise. */
export interface AskedLine extends UndoneLine {
  readonly holds: string;
  /** The master has ruled on it already. */
  readonly ruled?: true;
}

export interface ReceiptLine {
  /** From 1: of the line in a text, of the place in a list. */
  readonly line: number;
  /** As it was sent; the order written out when it came as JSON. */
  readonly text: string;
  readonly outcome: LineReading<RulesetTypes>['outcome'];
  /** Null when malformed. */
  readonly order: AnyOrder | null;
  /** The rule of the order; null when nobody can say which order it was. */
  readonly rule: string | null;
  readonly reasons: readonly ReceiptReason[];
  /** Of an order that acts on arrival: what was done for it, and when. */
  readonly done?: DoneLine;
}

export interface ReceiptReason {
  readonly level: 'malformed' | 'illegal' | 'warning';
  readonly code: string;
  readonly text: string;
}

/** The sheet in words: what became of every line, and why. */
export const wordsOf = (
  ruleset: AnyRuleset,
  { reading, known, closed, arrived }: Pick<ReadOrders, 'reading' | 'known' | 'closed' | 'arrived'>,
): Pick<ReceiptContent, 'lines' | 'together'> => {
  const found = ({ level, refusal }: SheetReading<RulesetTypes>['findings'][number]): ReceiptReason => ({
    level,
    code: refusal.code,
    text: ruleset.text.refusal(refusal, known),
  });
  return {
    lines: reading.lines.flatMap((line, place) =>
      line.kept === true
        ? []
        : [
            {
              line: line.line,
              text: line.text,
              outcome: line.outcome,
              order: line.order ?? null,
              rule: ruleOfLine(ruleset, line.order, line.text),
              reasons: [
                ...line.malformed.map((fault) => ({
                  level: line.outcome === 'illegal' ? ('illegal' as const) : ('malformed' as const),
                  code: fault.code,
                  text: malformedText(fault, ruleset.text),
                })),
                ...line.findings.map(found),
                ...refusedWords(closed.get(place)),
              ],
              ...doneWords(arrived?.get(place)),
            },
          ],
    ),
    together: reading.findings.map(found),
  };
};

/** What a seat would leave undone if it sent this in. */
export const undoneBy = (
  { leftUndone }: AnyRuleset,
  { reading, known }: Pick<ReadOrders, 'reading' | 'known'>,
): readonly UndoneLine[] => leftUndone?.(known, reading.orders) ?? [];

/** What the master is asked because of these orders, and what holds as long as they have not ruled otherwise. */
export const askedBy = (
  play: Pick<Play, 'ruleset' | 'position'>,
  seat: SeatId,
  { reading, known }: Pick<ReadOrders, 'reading' | 'known'>,
  given: Rulings,
): readonly AskedLine[] =>
  raisedBy(play, seat, reading.orders).map((question) => ({
    text: play.ruleset.text.question(question, known),
    rule: question.rule,
    holds: rulingWords(question, given[question.id] ?? null),
    ...(given[question.id] === undefined ? {} : { ruled: true as const }),
  }));

/** An order that the rules allow and the press of the campaign does not. */
const refusedWords = (closed: AppError | undefined): readonly ReceiptReason[] =>
  closed === undefined ? [] : [{ level: 'illegal', code: closed.code, text: errorText(closed) }];

const doneWords = (done: DoneLine | undefined): Pick<ReceiptLine, 'done'> => (done === undefined ? {} : { done });

export const receiptFrom = ({ id, sheetId, seat, hash, at, lines }: ReceiptRow): Receipt => ({
  ...(parsed(lines) as ReceiptContent),
  id,
  sheet: sheetId,
  seat,
  hash,
  at,
});
