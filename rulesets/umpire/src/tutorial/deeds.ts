import type { Order, OrderOf } from '../order.ts';

/** Whether a draft does what a step asks. What it leads to counts, not how it is put. */

const ordersOf = <Verb extends Order['verb']>(drafted: readonly Order[], verb: Verb): readonly OrderOf<Verb>[] =>
  drafted.filter((order): order is OrderOf<Verb> => order.verb === verb);

/** So many units, whatever their type, march under a general to a province, eager to fight. */
export const storms = (drafted: readonly Order[], general: number, to: number): boolean =>
  ordersOf(drafted, 'MOVE').some(
    ({ args }) =>
      args.generals.includes(general) &&
      args.to === to &&
      (args.army ?? '').startsWith('3') &&
      (args.troops ?? []).some(({ count }) => count === 'ALL' || count >= LEAST_FOOT),
  );

/** Fewer would not dare the walls of Dunmere. */
const LEAST_FOOT = 10;

export const taxes = (drafted: readonly Order[], rate: number): boolean =>
  ordersOf(drafted, 'TAX').at(-1)?.args.rate === rate;

export const improves = (drafted: readonly Order[], province: number): boolean =>
  ordersOf(drafted, 'IMPROVE').some(({ args }) => args.province === province);

export const winters = (drafted: readonly Order[], general: number, province: number): boolean =>
  ordersOf(drafted, 'WINTER').at(-1)?.args.general === general &&
  ordersOf(drafted, 'WINTER').at(-1)?.args.province === province;

export const recruits = (drafted: readonly Order[], province: number): boolean =>
  ordersOf(drafted, 'RECRUIT').some(({ args }) => args.province === province);
