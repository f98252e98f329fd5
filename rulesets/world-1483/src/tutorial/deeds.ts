import type { Order, OrderOf } from '../order.ts';
import { isTroop, unitsIn } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';

/** Whether a draft does what a step asks. What it leads to counts, not how it is put. */

const ordersOf = <Verb extends Order['verb']>(drafted: readonly Order[], verb: Verb): readonly OrderOf<Verb>[] =>
  drafted.filter((order): order is OrderOf<Verb> => order.verb === verb);

/** So many troops as win march from one land to another, a general with them. */
export const storms = (
  { view }: GameKnown,
  drafted: readonly Order[],
  { from, to, least }: { readonly from: PlaceNumber; readonly to: PlaceNumber; readonly least: number },
): boolean => {
  const marches = ordersOf(drafted, 'MARCH').filter(({ args }) => args.from === from && args.to.at(-1) === to);
  const items = marches.flatMap(({ args }) => args.units);
  const here = unitsIn(view, from).filter(({ owner }) => owner === view.nation);
  const troops = items
    .filter(isTroop)
    .reduce(
      (sum, { count, type }) => sum + (count === 'ALL' ? here.filter((unit) => unit.type === type).length : count),
      0,
    );
  return (
    troops >= least && (items.some(({ type }) => type === 'gen') || marches.some(({ args }) => args.with !== undefined))
  );
};

export const governs = (drafted: readonly Order[], territory: PlaceNumber): boolean =>
  ordersOf(drafted, 'INCORPORATE').some(({ args }) => args.territory === territory);

/** Money for a nation the instant that another goes to war with it. */
export const promises = (drafted: readonly Order[], to: NationNumber): boolean =>
  ordersOf(drafted, 'GIFT_IF').some(
    ({ args }) => args.nation === to && args.when === 'war' && 'other' in args && args.other === to,
  );

export const raises = (drafted: readonly Order[], at: PlaceNumber, least: number): boolean =>
  ordersOf(drafted, 'BUILD')
    .filter(({ args }) => args.at === at)
    .reduce((sum, { args }) => sum + args.count, 0) >= least;

export const develops = (drafted: readonly Order[], territory: PlaceNumber): boolean =>
  ordersOf(drafted, 'DEVELOP').some(({ args }) => args.territory === territory);
