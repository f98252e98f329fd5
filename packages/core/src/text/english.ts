import type { RuleNumber } from '../ids.ts';
import type { ReportLine } from './line.ts';

/** `a`, `a and b`, `a, b and c`. */
export const series = (words: readonly string[]): string => {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
};

/** `1 turn`, `2 turns`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A sentence begins with a capital. */
export const sentence = (text: string): string => {
  const code = text.charCodeAt(0);
  // Most begin with one already, and there are many.
  if (code >= CAPITAL_A && code <= CAPITAL_Z) return text;
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return first === capital ? text : capital + text.slice(1);
};

const CAPITAL_A = 65;
const CAPITAL_Z = 90;

/** One line that cites its rule. */
export const said = (rule: RuleNumber, text: string, form?: Omit<ReportLine, 'text' | 'rule'>): ReportLine =>
  form === undefined ? { text: sentence(text), rule } : { text: sentence(text), rule, ...form };
