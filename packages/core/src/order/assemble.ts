import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../ruleset/types.ts';
import type { AnyOrder } from './order.ts';
import type { OrderKind } from './order-kind.ts';
import type { Param } from './param.ts';

/**
 * The order that answers to every question of its kind give: from a line, from a form, from a path through a tree of
 * choices. `unit` is one of the answers. An optional argument is left out where the answer is null (unless it can be
 * none) or an empty text. Arguments stand in the order in which the kind declares them.
 */
export const assembleOrder = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  answers: { readonly [param: string]: JsonValue | undefined },
): T['order'] => {
  const args: { [name: string]: JsonValue } = {};
  for (const name in kind.params) {
    const value = answers[name];
    if (value === undefined || isLeftOut(kind.params[name] as Param<T>, value)) continue;
    args[name] = value;
  }
  const { verb } = kind;
  const order: AnyOrder = kind.unit === undefined ? { verb, args } : { verb, unit: String(answers['unit']), args };
  return order as T['order'];
};

const isLeftOut = <T extends RulesetTypes>({ optional, type }: Param<T>, value: JsonValue): boolean => {
  if (optional !== true) return false;
  if (value === null) return type.kind !== 'named' || type.nullable !== true;
  return value === '' && type.kind === 'text';
};
