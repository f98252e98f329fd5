import type { Dice } from '@chancery/core';
import { priceOf } from './rules.ts';
import { goalsFrom } from './towns.ts';
import { GOODS, type Order, type SectionsKnown, type Wagon } from './types.ts';

/** Each wagon delivers what it can; an empty one loads what is cheapest; then it drives somewhere, where it is wanted if that is near. */
export const bot = ({ setting, view }: SectionsKnown, dice: Dice): readonly Order[] => {
  const left = [...view.commissions];
  let coins = view.coins ?? 0;
  const trade = ({ name: wagon, at, load }: Wagon): readonly Order[] => {
    const wanted = left.findIndex(({ town, good }) => town === at && good === load);
    if (wanted >= 0) {
      const [{ number: commission } = { number: 0 }] = left.splice(wanted, 1);
      return [{ verb: 'DELIVER', args: { commission, wagon } }];
    }
    if (load !== null) return [];
    const good = GOODS.toSorted((a, b) => priceOf(view, at, a) - priceOf(view, at, b))[0] ?? 'Wool';
    const price = priceOf(view, at, good);
    if (price > coins) return [];
    coins -= price;
    return [{ verb: 'BUY', args: { good, wagon, price } }];
  };
  return view.wagons
    .filter(({ owner }) => owner === view.power)
    .flatMap((wagon) => {
      const orders = trade(wagon);
      const goals = goalsFrom(setting, view, wagon.at).filter(({ fare }) => fare <= coins);
      const wanted = goals.filter(({ town }) => left.some((each) => each.town === town && each.good === wagon.load));
      const byLand = goals.filter(({ fare }) => fare === 0);
      const among = [wanted, byLand, goals].find((some) => some.length > 0) ?? [];
      const goal = among.length === 0 ? undefined : among[dice.at('road', wagon.name).d(among.length) - 1];
      if (goal === undefined) return orders;
      coins -= goal.fare;
      return [...orders, { verb: 'DRIVE', args: { wagon: wagon.name, town: goal.town } } as const];
    });
};
