import type { JsonValue } from '../json.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { isNothing } from './arguments/is-nothing.ts';
import type { Param } from './arguments/param.ts';
import { plainText } from './arguments/plain-text.ts';
import type { OrderKind } from './order-kind.ts';
import { withSection } from './sections.ts';

/**
 * The order that answers to every question of its kind give: from a line, from a form, from a path through a tree of
 * choices. `unit` is one of the answers, and so is `section` where the order may stand in several. The same order comes out
 * in one form only: arguments in the order in which the kind declares them, texts without blanks around them, and nothing
 * where an optional argument is null (unless it can be none), an empty text, an empty list or a flag that is not set.
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
    if (value !== undefined && !(param.optional === true && isNothing(param.type, value))) args[name] = value;
  }
  const { verb } = kind;
  const order: AnyOrder = kind.unit === undefined ? { verb, args } : { verb, unit: String(answers['unit']), args };
  const section = sectionAnswered(kind, answers);
  return (section === undefined ? order : withSection(order, section)) as T['order'];
};

/** The section that was answered, or the only one in which the order may stand. */
const sectionAnswered = <T extends RulesetTypes>(
  { sections }: OrderKind<T>,
  answers: { readonly [param: string]: JsonValue | undefined },
): string | undefined => {
  if (sections === undefined) return undefined;
  const answered = answers['section'];
  return typeof answered === 'string' ? answered : sections.length === 1 ? sections[0] : undefined;
};
