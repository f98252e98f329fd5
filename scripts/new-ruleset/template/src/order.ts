import type { AreaNumber, CompanyNumber } from './words.ts';

/** An order as it travels: its verb and its arguments by name. */
interface OrderShape<Verb extends string, Args> {
  readonly verb: Verb;
  readonly args: Args;
}

export type March = OrderShape<'MARCH', { readonly companies: readonly CompanyNumber[]; readonly to: AreaNumber }>;

export type Order = March;
export type OrderOf<Verb extends Order['verb']> = Extract<Order, { readonly verb: Verb }>;

/** Those of one verb, in their order. */
export const ordersOf = <Verb extends Order['verb']>(orders: readonly Order[], verb: Verb): readonly OrderOf<Verb>[] =>
  orders.filter((order): order is OrderOf<Verb> => order.verb === verb);
