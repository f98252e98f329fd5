import { bytes32 } from '../hash/hex.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { utf8Bytes } from '../hash/utf8.ts';
import type { SeatId } from '../ids.ts';
import type { Sheet } from '../order/sheet.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import type { AnyOrder } from '../types/order.ts';

/** Words that only their ruler and one other may read, with 32 bytes as 64 hexadecimal digits: nobody can guess their digest. */
export interface SaltedWords {
  readonly salt: string;
  readonly words: string;
  readonly to: SeatId;
}

/** What stands for the words in the record: SHA-256 of the 32 bytes of the salt and, behind them, the words in UTF-8. */
export const digestOfWords = ({ salt, words }: Pick<SaltedWords, 'salt' | 'words'>): string => {
  const text = utf8Bytes(words);
  const bytes = new Uint8Array(32 + text.length);
  bytes.set(bytes32('salt', salt));
  bytes.set(text, 32);
  return `sha256:${sha256Hex(bytes)}`;
};

/** Words that are to be salted, and in whose sheet they stand. */
export interface UnsaltedWords extends Omit<SaltedWords, 'salt'> {
  readonly from: SeatId;
}

export type DrawWordsSalt = (words: UnsaltedWords) => string;

export interface SealedSheet {
  readonly sheet: Sheet;
  /** In the order in which their digests stand in the orders. */
  readonly words: readonly SaltedWords[];
}

/** A sheet as the record has it: for its private words stand digests, each with a fresh salt. */
export const sealWords = (
  { correspondence }: Pick<AnyRuleset, 'correspondence'>,
  sheet: Sheet,
  drawSalt: DrawWordsSalt,
): SealedSheet => {
  const words: SaltedWords[] = [];
  const orders = sheet.orders.map((order) => {
    const found = correspondence?.privateWords?.(order) ?? null;
    const text = found === null ? undefined : order.args[found.arg];
    if (found === null || typeof text !== 'string') return order;
    const salt = drawSalt({ from: sheet.seat, words: text, to: found.to });
    const salted = { salt, words: text, to: found.to };
    words.push(salted);
    return { ...order, args: { ...order.args, [found.arg]: digestOfWords(salted) } };
  });
  return words.length === 0 ? { sheet, words } : { sheet: { ...sheet, orders }, words };
};

/** The orders with the words again in place of their digests; null when some of the words belong to no digest in them. */
export const openWords = (orders: readonly AnyOrder[], words: readonly SaltedWords[]): readonly AnyOrder[] | null => {
  const byDigest = new Map(words.map((each) => [digestOfWords(each), each.words]));
  const opened = orders.map((order) => {
    const args = Object.entries(order.args).map(([name, value]) => {
      const found = typeof value === 'string' ? byDigest.get(value) : undefined;
      if (found !== undefined) byDigest.delete(value as string);
      return [name, found ?? value] as const;
    });
    return { ...order, args: Object.fromEntries(args) };
  });
  return byDigest.size === 0 ? opened : null;
};
