import { type AnyRefusal, type Finding, illegal } from '@chancery/core';

/** What a judge says of an order: its faults; null where there is none. */
export type Judgement<Refusal extends AnyRefusal> = readonly (Refusal | null)[];

/** The faults of a judgement, for none of which the order is taken. */
export const allIllegal = <Refusal extends AnyRefusal>(judgement: Judgement<Refusal>): readonly Finding<Refusal>[] =>
  judgement.filter((fault) => fault !== null).map(illegal);

/** The answer to whoever rules nothing. */
export const RULERS_ONLY = [illegal({ code: 'rulers-only' } as const)];

interface MayBeMaster {
  readonly view: { readonly master: boolean };
}

/** The check of an act of the game master, for nobody else to give. */
export const mastersCheck =
  <Known extends MayBeMaster, Order, Refusal extends AnyRefusal>(
    judge: (order: Order, known: Known) => Judgement<Refusal>,
  ) =>
  (known: Known, order: Order): readonly Finding<Refusal | { readonly code: 'masters-only' }>[] =>
    known.view.master ? allIllegal(judge(order, known)) : [illegal({ code: 'masters-only' } as const)];
