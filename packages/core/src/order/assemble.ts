import type { JsonValue } from '../json.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderKind } from './order-kind.ts';
import type { Param } from './param.ts';

/**
 * The order that answers to every question of its kind give: from a line, from a form, from a path through a tree of
 * choices. `unit` is one of the answers. The same order comes out in one form only: arguments in the order in which the
 * kind declares them, texts without blanks around them, and nothing where an optional argument is null (unless it can be
 * none), an empty text, an empty list or a flag that is not set.
 */
export const assembleOrder = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  answers: { readonly [param: string]: JsonValue | undefined },
): T['order'] => {
  const args: { [name: string]: JsonValue } = {};
  for (const name in kind.params) {
    const param = kind.params[name] as Param<T>;
    const given = answers[name];
    const value = param.type.kind === 'text' && typeof given === 'string' ? plainText(given) : given;
    if (value !== undefined && !isLeftOut(param, value)) args[name] = value;
  }
  const { verb } = kind;
  const order: AnyOrder = kind.unit === undefined ? { verb, args } : { verb, unit: String(answers['unit']), args };
  return order as T['order'];
};

/**
 * A text as it is kept: line ends are line feeds, and blanks around it count for nothing. What cannot be shown, or stand
 * in a feed or a database, has become U+FFFD, the sign for just that.
 */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(NOT_SHOWN, '\ufffd').toWellFormed().trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NOT_SHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

const isLeftOut = <T extends RulesetTypes>({ optional, type }: Param<T>, value: JsonValue): boolean => {
  if (optional !== true) return false;
  switch (type.kind) {
    case 'text':
      return value === null || value === '';
    case 'flag':
      return value === null || value === false;
    case 'list':
      return value === null || (Array.isArray(value) && value.length === 0);
    case 'named':
      return value === null && type.nullable !== true;
    default:
      return value === null;
  }
};
