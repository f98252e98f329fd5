import { canonicalText } from '../canonical.ts';
import { bytes32 } from '../hash/hex.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { utf8Bytes } from '../hash/utf8.ts';
import { hashOf } from '../hash-of.ts';
import type { SeatId } from '../ids.ts';
import type { Sheet, StruckOrder } from '../order/sheet.ts';
import { by, sorted } from '../order-by.ts';
import type { Answer, Rulings } from '../ruleset/ruling.ts';
import type { AnyOrder } from '../types/order.ts';
import type { SaltedWords } from './private-words.ts';

/**
 * One thing that a turn is made from. Every seat that was asked has a line, whether orders came from it or not, so that
 * the list does not tell which; `nothing` fills the list up, so that its length does not tell of acts and rulings.
 */
export type TurnLine =
  | {
      readonly of: 'seat';
      readonly seat: SeatId;
      /** Null when there were none. */
      readonly orders: readonly AnyOrder[] | null;
      readonly excused?: true;
      readonly struck?: readonly StruckOrder[];
    }
  | { readonly of: 'act'; readonly order: AnyOrder }
  | { readonly of: 'ruling'; readonly question: string; readonly answer: Answer }
  | { readonly of: 'nothing' };

/** A line with the 32 bytes, as 64 hexadecimal digits, that keep its hash from being guessed. */
export interface SaltedLine {
  readonly salt: string;
  readonly line: TurnLine;
  /** What opens the digests in its orders, in their order: nobody is told but their ruler and the addressee. */
  readonly words?: readonly SaltedWords[];
}

/** What everybody sees of a line before the turn is run. */
export interface ListedLine {
  /** Whose orders it holds; null for what is not of one seat. */
  readonly seat: SeatId | null;
  readonly hash: string;
}

/** What a list is made of. */
export interface Listed {
  readonly sheets: readonly Sheet[];
  readonly acts: readonly AnyOrder[];
  readonly rulings: Rulings;
}

/** In turns whose orders are sealed, lines of no seat fill the list up to a multiple of this number. */
export const PADDING = 16;

/** The lines of a turn, each with a fresh salt: seats by name, then acts in order, rulings by question, and nothing. */
export const makeLines = (
  asked: readonly SeatId[],
  { sheets, acts, rulings }: Listed,
  padding: number,
  drawSalt: (line: TurnLine) => string,
): readonly SaltedLine[] => {
  const bySeat = new Map(sheets.map((sheet) => [sheet.seat, sheet]));
  const seats = sorted(
    [...new Set([...asked, ...bySeat.keys()])],
    by((seat: SeatId) => seat),
  ).map((seat): TurnLine => {
    const sheet = bySeat.get(seat);
    const excused = sheet?.excused === true ? ({ excused: true } as const) : {};
    return { of: 'seat', seat, orders: sheet?.orders ?? null, ...excused, ...struckIn(sheet) };
  });
  const others: readonly TurnLine[] = [
    ...acts.map((order): TurnLine => ({ of: 'act', order })),
    ...sorted(
      Object.keys(rulings),
      by((question: string) => question),
    ).map((question): TurnLine => ({ of: 'ruling', question, answer: rulings[question] as Answer })),
  ];
  const missing = padding - (others.length % padding);
  const filling = padding > 1 ? Array.from({ length: missing }, (): TurnLine => ({ of: 'nothing' })) : [];
  return [...seats, ...others, ...filling].map((line) => ({ salt: drawSalt(line), line }));
};

/** What was struck out, where anything was. */
export const struckIn = (sheet: Pick<Sheet, 'struck'> | undefined): Pick<Sheet, 'struck'> =>
  sheet?.struck === undefined || sheet.struck.length === 0 ? {} : { struck: sheet.struck };

/** SHA-256 of the 32 bytes of the salt and, behind them, the canonical JSON of the line in UTF-8. */
export const hashOfLine = ({ salt, line }: SaltedLine): string => {
  const salted = bytes32('salt', salt);
  const text = utf8Bytes(canonicalText(line));
  const bytes = new Uint8Array(32 + text.length);
  bytes.set(salted);
  bytes.set(text, 32);
  return sha256Hex(bytes);
};

export const listOf = (lines: readonly SaltedLine[]): readonly ListedLine[] =>
  lines.map((salted) => ({ seat: salted.line.of === 'seat' ? salted.line.seat : null, hash: hashOfLine(salted) }));

/** D, which together with the secrets determines the dice of the turn: the hash of the list, which opens no line. */
export const digestOfList = (turn: number, list: readonly ListedLine[]): string => hashOf({ turn, lines: list });

/** What the lines hold, as the turn is made from it. */
export const listedIn = (lines: readonly SaltedLine[]): Listed => ({
  sheets: lines.flatMap(({ line }): readonly Sheet[] => {
    if (line.of !== 'seat' || line.orders === null) return [];
    const { seat, orders, excused } = line;
    return [{ seat, orders, ...(excused === true ? { excused } : {}), ...struckIn(line) }];
  }),
  acts: lines.flatMap(({ line }) => (line.of === 'act' ? [line.order] : [])),
  rulings: Object.fromEntries(
    lines.flatMap(({ line }) => (line.of === 'ruling' ? [[line.question, line.answer] as const] : [])),
  ),
});
