import type { JsonValue } from '../json.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { Param } from './arguments/param.ts';
import type { OrderKind } from './order-kind.ts';

/**
 * The first and the last line of a message, where the rules ask for them: `NATION Venice TURN 3` and `END`. Orders without a first
 * line are read as they are; with one the message counts only when it is whole, and for whom and what it says.
 */
export interface MessageFrame<T extends RulesetTypes = RulesetTypes> {
  /** The first line, as lines of orders go: `NATION <nation> TURN <turn>`. No order begins with its first word. */
  readonly head: string;
  /** The last line, in capital words. */
  readonly foot: string;
  readonly params: { readonly [name: string]: Param<T> };
  /** What the arguments of the first line must be for whoever sends it now. */
  expected(known: Known<T>): { readonly [name: string]: JsonValue };
}

/** The first line as the order that nobody gives: its pattern is judged and read as those of orders are. */
export const headKind = <T extends RulesetTypes>({ head, params }: MessageFrame<T>): OrderKind<T> => ({
  verb: 'the first line of a message' as T['order']['verb'],
  rule: '',
  title: '',
  help: '',
  group: '',
  by: 'ruler',
  params,
  lines: [{ pattern: head }],
  options: () => null,
  check: () => [],
});
