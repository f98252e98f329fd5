import type { AreaNumber, CompanyNumber } from './words.ts';

/** An order as it travels: its verb and its arguments by name. */
interface OrderShape<Verb extends string, Args> {
  readonly verb: Verb;
  readonly args: Args;
}

export type March = OrderShape<'MARCH', { readonly companies: readonly CompanyNumber[]; readonly to: AreaNumber }>;

export type Order = March;
