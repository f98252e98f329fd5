import type { Dice } from '@chancery/core';
import { powerOn, powersOn } from '../ground/ground.ts';
import { placesOf, storesOf, yieldOf } from './rules.ts';
import { type FairsKnown, GOODS, type Good, type Goods, type Order } from './types.ts';

const fewest = (goods: Goods, among: readonly Good[] = GOODS): Good =>
  among.toSorted((a, b) => goods[a] - goods[b])[0] ?? 'Salt';
const most = (goods: Goods): Good => GOODS.toSorted((a, b) => goods[b] - goods[a])[0] ?? 'Salt';

/** Gathers what it has least of, as far as places near its home yield it, and offers one of what it has most for one of that. */
export const bot = ({ setting, view }: FairsKnown, dice: Dice): readonly Order[] => {
  if (view.power === null) return [];
  const house = powerOn(setting, view.power);
  const own = storesOf(view, house);
  const places = placesOf(setting, house);
  const wanted = fewest(own, [...new Set(places.map(yieldOf))]);
  const fitting = places.filter((place) => yieldOf(place) === wanted);
  const place = fitting[dice.at('place').d(fitting.length) - 1] ?? house.home;
  const [good, lacks] = [most(own), fewest(own)];
  const sellers = powersOn(setting).filter(
    (other) => other.number !== house.number && storesOf(view, other)[lacks] > 0,
  );
  const seller = sellers[dice.at('seller').d(Math.max(1, sellers.length)) - 1];
  const offer: readonly Order[] =
    seller === undefined || good === lacks || own[good] === 0
      ? []
      : [
          {
            verb: 'TRADE',
            section: 'bargains',
            args: { give: 1, good, house: seller.number, get: 1, wanted: lacks },
          },
        ];
  return [{ verb: 'GATHER', section: 'work', args: { place } }, ...offer];
};
