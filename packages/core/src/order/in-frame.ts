import { canonicalText } from '../canonical.ts';
import { onceFor } from '../once-for.ts';
import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { OrderCatalogue } from './catalogue.ts';
import { type Wording, wordingsOf } from './grammar.ts';
import type { ReadLine } from './judge-sheet.ts';
import { matchTail } from './match-line.ts';
import { headKind, type MessageFrame } from './message-frame.ts';
import { faultsAs } from './verb-faults.ts';
import { excerpt, type LineInHand } from './words/line-in-hand.ts';
import type { LogicalLine } from './words/logical-lines.ts';
import { wordsOf } from './words/words.ts';

/** The lines of a message that its frame holds, and what is wrong with it. */
export interface Framed<T extends RulesetTypes> {
  readonly inside: readonly LogicalLine[];
  /** Above the first line and below the last: greetings, and perhaps orders that their writer thinks of as sent. */
  readonly outside: readonly LogicalLine[];
  /** The first line, where the message cannot be taken for its sake; null if it can, or has none. */
  readonly fault: ReadLine<T> | null;
}

/** Takes the first and the last line off a message; one without a first line is as it is, but for a last line. */
export const inFrame = <T extends RulesetTypes>(
  { frame }: Pick<OrderCatalogue<T>, 'frame'>,
  known: Known<T>,
  logical: readonly LogicalLine[],
): Framed<T> => {
  if (frame === undefined) return { inside: logical, outside: [], fault: null };
  const head = headOf(frame as MessageFrame) as Wording<T>;
  const first = logical.findIndex(({ text }) => beginsWith(text, headWords(frame as MessageFrame)));
  const foot = wordsIn(frame.foot);
  const last = logical.findIndex(({ text }, at) => at > first && isJust(text, foot));
  if (first < 0) return { inside: logical.filter((_, at) => at !== last), outside: [], fault: null };
  const line = logical[first] as LogicalLine;
  const end = last < 0 ? logical.length : last;
  const faults = [...(last < 0 ? [cutOff(line, frame.foot)] : []), ...headFaults(frame, head, known, line)];
  return {
    inside: logical.slice(first + 1, end),
    outside: [...logical.slice(0, first), ...logical.slice(end + 1)],
    fault: faults.length === 0 ? null : { line: line.line, text: line.text, order: null, malformed: faults },
  };
};

/** Whether a line is the first or the last of a message. */
export const isOfFrame = <T extends RulesetTypes>({ frame }: Pick<OrderCatalogue<T>, 'frame'>, text: string): boolean =>
  frame !== undefined && (beginsWith(text, headWords(frame as MessageFrame)) || isJust(text, wordsIn(frame.foot)));

const cutOff = ({ text }: LogicalLine, foot: string): Malformed => ({ code: 'cut-off', words: excerpt(text), foot });

/** What its arguments are, and what they would have to be. */
const headFaults = <T extends RulesetTypes>(
  frame: MessageFrame<T>,
  head: Wording<T>,
  known: Known<T>,
  { text }: LogicalLine,
): readonly Malformed[] => {
  const line: LineInHand<T> = { known, text, words: wordsOf(text).words };
  const next = head.head.length;
  const args = matchTail(line, head.tail, next, true);
  if (args === null) return faultsAs(line, [{ wording: head, at: 0, next }]);
  return Object.entries(frame.expected(known)).flatMap(([name, meant]): readonly Malformed[] => {
    const value = args[name];
    const type = frame.params[name]?.type;
    if (type === undefined || value === undefined || canonicalText(value) === canonicalText(meant)) return [];
    const written = (given: typeof value): string => argumentKindOf(type).written(type, { known }, given).join(', ');
    return [{ code: 'other-message', what: type.name, words: written(value), meant: written(meant) }];
  });
};

/** The first line as the wording of an order that nobody gives. */
const headOf = onceFor((frame: MessageFrame): Wording<RulesetTypes> => {
  const [wording] = wordingsOf(headKind(frame));
  if (wording === undefined) throw new Error(`'${frame.head}' is no first line of a message`);
  return wording;
});

const headWords = (frame: MessageFrame): readonly string[] => headOf(frame).head.map(([word = '']) => word);

const wordsIn = (text: string): readonly string[] => wordsOf(text).words.map(({ key }) => key);

const beginsWith = (text: string, keys: readonly string[]): boolean => {
  const { words } = wordsOf(text);
  return words.length > keys.length && keys.every((key, at) => words[at]?.quoted === false && words[at]?.key === key);
};

const isJust = (text: string, keys: readonly string[]): boolean => {
  const { words } = wordsOf(text);
  return words.length === keys.length && keys.every((key, at) => words[at]?.quoted === false && words[at]?.key === key);
};
