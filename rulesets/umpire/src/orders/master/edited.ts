import { type Among, illegal, type OrderKind } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import type { Edit, Order, OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { GameKnown, Types } from '../../types.ts';
import type { NationView } from '../../view-types.ts';
import { INDEPENDENTS } from '../../words.ts';

/** What all edits of the host have in common (UM-23.14). */

type Own<Verb extends Edit['verb']> = Omit<
  OrderKind<Types, OrderOf<Verb>>,
  'verb' | 'by' | 'edits' | 'rule' | 'group' | 'check'
> & {
  /** What no position can be like. */
  refuses(known: GameKnown, args: OrderOf<Verb>['args'], among: Among<Order>): Refusal | null;
};

export const edited = <Verb extends Edit['verb']>(
  verb: Verb,
  { refuses, options, ...own }: Own<Verb>,
): OrderKind<Types, OrderOf<Verb>> => {
  const check: OrderKind<Types>['check'] = (known, { args }, among) => {
    const isHost = known.view.nation === null;
    const refusal = isHost ? (nothingSet(args) ?? refuses(known, args as OrderOf<Verb>['args'], among)) : MASTERS_ONLY;
    return refusal === null ? [] : [illegal(refusal)];
  };
  return {
    ...own,
    verb,
    by: 'master',
    edits: true,
    rule: 'UM-23.14',
    group: 'Put right',
    options: (known: GameKnown, drafted: readonly Order[]) =>
      known.view.nation === null ? options(known, drafted) : null,
    check,
  } as unknown as OrderKind<Types, OrderOf<Verb>>;
};

const MASTERS_ONLY: Refusal = { code: 'masters-only' };

/** It names something, and nothing that is to be otherwise. */
const nothingSet = (args: object): Refusal | null =>
  Object.keys(args).length < 2 ? { code: 'not-allowed', why: 'nothing to set' } : null;

/** Nations that play a part, without the Independents. */
export const playing = ({ view }: GameKnown): readonly NationView[] =>
  everyNumbered(view.nations).filter(({ number, status }) => number !== INDEPENDENTS && status !== 'eliminated');

/** Whether somebody can own, have troops or have generals: Independents can, those who are out cannot. */
export const takesPart = ({ view }: GameKnown, nation: number): boolean =>
  nation === INDEPENDENTS || (view.nations[nation] != null && view.nations[nation]?.status !== 'eliminated');
