import { series } from '@chancery/core';
import type { Asset, GiftCondition, PeaceTerms } from '../order.ts';
import { countName } from './names.ts';
import { money, place, places, type Reader, who } from './reader.ts';

/** `40 resources, 1 ship of the line in the North Sea and Riga`; `nothing` for an empty list. */
export const assetsWords = (reader: Reader, assets: readonly Asset[]): string =>
  assets.length === 0 ? 'nothing' : series(assets.map((asset) => assetWords(reader, asset)));

const assetWords = (reader: Reader, asset: Asset): string => {
  if ('resources' in asset) return money(asset.resources);
  if ('seaTrade' in asset) return routes(asset.seaTrade, 'sea');
  if ('landTrade' in asset) return routes(asset.landTrade, 'land');
  if ('territory' in asset) return place(reader, asset.territory);
  if ('port' in asset) return `the port of ${place(reader, asset.port)}`;
  return `${countName(asset.count, asset.type)} at ${place(reader, asset.place)}`;
};

const routes = (count: number, how: 'sea' | 'land'): string =>
  `${count} ${how} trade ${count === 1 ? 'route' : 'routes'}`;

/** Terms of peace from the side of whoever says them: `we cede Riga and you pay 20 resources`. */
export const termsWords = (reader: Reader, terms: PeaceTerms): string => {
  const { weCede, youCede, wePay, youPay, weTribute, youTribute, weFree, youFree } = terms;
  const parts = [
    ...(weCede === undefined ? [] : [`we cede ${places(reader, weCede)}`]),
    ...(youCede === undefined ? [] : [`you cede ${places(reader, youCede)}`]),
    ...(wePay === undefined ? [] : [`we pay ${money(wePay)}`]),
    ...(youPay === undefined ? [] : [`you pay ${money(youPay)}`]),
    ...(weTribute === undefined ? [] : [`we pay ${weTribute} a turn for ${terms.weTurns ?? 0} turns`]),
    ...(youTribute === undefined ? [] : [`you pay ${youTribute} a turn for ${terms.youTurns ?? 0} turns`]),
    ...(weFree === undefined
      ? []
      : [`we set ${who(reader, weFree)} free with ${places(reader, terms.weFreeWith ?? [])}`]),
    ...(youFree === undefined
      ? []
      : [`you set ${who(reader, youFree)} free with ${places(reader, terms.youFreeWith ?? [])}`]),
  ];
  return parts.length === 0 ? 'peace without terms' : series(parts);
};

/** `if France goes to war with England` */
export const conditionWords = (reader: Reader, condition: GiftCondition): string => {
  const of = who(reader, condition.of);
  const verb = (plural: string, singular: string): string => (condition.of === reader.me ? plural : singular);
  switch (condition.when) {
    case 'war':
      return `if ${of} ${verb('go', 'goes')} to war with ${who(reader, condition.other)}`;
    case 'peace':
      return `if ${of} ${verb('make', 'makes')} peace with ${who(reader, condition.other)}`;
    case 'capture':
      return `if ${of} ${verb('take', 'takes')} ${place(reader, condition.territory)}`;
    case 'loss':
      return `if ${of} ${verb('lose', 'loses')} ${place(reader, condition.territory)}`;
  }
};
