import type { RulesetTypes } from '../../types/ruleset-types.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { CONDITION } from './condition.ts';
import { FLAG } from './flag.ts';
import { GROUPS } from './groups.ts';
import { INNER_ORDER } from './inner-order.ts';
import { LIST } from './list.ts';
import { NAMED } from './named.ts';
import { NUMBER } from './number.ts';
import { NUMBERS } from './numbers.ts';
import type { ParamType } from './param.ts';
import { TEXT } from './text.ts';

/** Every kind of argument by its name. */
const KINDS: { readonly [Kind in ParamType['kind']]: ArgumentKind<Extract<ParamType, { readonly kind: Kind }>> } = {
  named: NAMED,
  list: LIST,
  number: NUMBER,
  numbers: NUMBERS,
  text: TEXT,
  flag: FLAG,
  condition: CONDITION,
  groups: GROUPS,
  order: INNER_ORDER,
};

/** What is done with arguments of this type. */
export const argumentKindOf = <T extends RulesetTypes>({ kind }: ParamType<T>): ArgumentKind<ParamType<T>> =>
  KINDS[kind] as unknown as ArgumentKind<ParamType<T>>;
