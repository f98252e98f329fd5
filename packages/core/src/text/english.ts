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
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return first === capital ? text : capital + text.slice(1);
};

/** One line that cites its rule. */
export const said = (rule: RuleNumber, text: string, form: Omit<ReportLine, 'text' | 'rule'> = {}): ReportLine => ({
  text: sentence(text),
  rule,
  ...form,
});
