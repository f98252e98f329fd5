import { type Finding, illegal, type OrderKind } from '@chancery/core';
import type { ArgsOf, MasterAct, OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { GameKnown, Types } from '../types.ts';

type Own<V extends MasterAct['verb']> = Omit<OrderKind<Types, OrderOf<V>>, 'verb' | 'by' | 'group' | 'check'> & {
  /** What can never be, whoever the master is. */
  readonly faultOf?: (known: GameKnown, args: ArgsOf<V>) => Refusal | null;
};

/** An act of the master; nobody who rules a nation may give it (W83-20.50). */
export const mastersAct = <V extends MasterAct['verb']>(
  verb: V,
  { faultOf, ...own }: Own<V>,
): OrderKind<Types, OrderOf<V>> => {
  const check = (known: GameKnown, { args }: { readonly args: ArgsOf<V> }): readonly Finding<Refusal>[] => {
    const { nation, treasuries } = known.view;
    if (nation !== null || treasuries === null) return [illegal({ code: 'masters-only' })];
    const refusal = faultOf?.(known, args) ?? null;
    return refusal === null ? [] : [illegal(refusal)];
  };
  return { ...own, verb, by: 'master', group: 'Game master', check } as unknown as OrderKind<Types, OrderOf<V>>;
};
