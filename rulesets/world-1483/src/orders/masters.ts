import { illegal, type OrderKind } from '@chancery/core';
import type { MasterAct, OrderOf } from '../order.ts';
import type { Types } from '../types.ts';

type Own<V extends MasterAct['verb']> = Omit<OrderKind<Types, OrderOf<V>>, 'verb' | 'by' | 'group' | 'check'>;

/** An act of the master; nobody who rules a nation may give it (W83-20.50). */
export const mastersAct = <V extends MasterAct['verb']>(verb: V, own: Own<V>): OrderKind<Types, OrderOf<V>> =>
  ({
    ...own,
    verb,
    by: 'master',
    group: 'Game master',
    check: ({ view }: { readonly view: { readonly nation: number | null; readonly treasuries: unknown } }) =>
      view.nation === null && view.treasuries !== null ? [] : [illegal({ code: 'masters-only' } as const)],
  }) as unknown as OrderKind<Types, OrderOf<V>>;
