import { series } from '@chancery/core';
import type { Terms } from '../state.ts';
import { areaNames, type Reader, unitsById, whoAll } from './reader.ts';

/** What is demanded, in words. */
export const termsWords = (reader: Reader, terms: Terms): string => {
  const demands = [
    ...(terms.renounceTrade.length > 0
      ? [`an end of the Trade Treaty with ${whoAll(reader, terms.renounceTrade)}`]
      : []),
    ...(terms.renouncePact.length > 0
      ? [`an end of the Military Pact with ${whoAll(reader, terms.renouncePact)}`]
      : []),
    ...(terms.disband.length > 0 ? [`the disbanding of ${unitsById(reader, terms.disband)}`] : []),
    ...(terms.land.length > 0 ? [areaNames(reader, terms.land)] : []),
    ...(terms.tribute > 0 ? [`a Tribute of ${terms.tribute} Gold`] : []),
    ...(terms.trade ? ['a Trade Treaty'] : []),
    ...(terms.pact ? ['a Military Pact'] : []),
    `a Truce of ${terms.truce} Turns`,
  ];
  return series(demands);
};
