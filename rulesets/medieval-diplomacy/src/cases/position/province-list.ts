import { asStated, exact } from '@chancery/kit';
import { newProvince } from '../../rules/new-province.ts';
import { maxRevenue } from '../../rules/places.ts';
import type { PlaceInfo } from '../../setting.ts';
import type { Province } from '../../state.ts';
import { IND, type Location } from '../../words.ts';
import type { GrowingLexicon } from '../names/growing-lexicon.ts';
import { PROVINCE_FIELDS } from '../words/province-words.ts';
import type { SaidProvince } from '../words/said-provinces.ts';

/** Quiet independent land with nothing in it. */
export const bareProvince = (number: Location): Province => newProvince(number, IND);

/** A province with all that is said of it over what it was. */
export const provinceFrom = (before: Province, { said, words }: SaidProvince): Province => {
  const owner = said.owner ?? before.owner;
  const moved = said.owner !== undefined && said.owner !== before.owner;
  const annexedTo = said.annexedTo ?? (moved ? owner : before.annexedTo);
  const fortLevel = exact(said.fort?.level) ?? before.fortLevel;
  const fortDamage =
    exact(said.fortDamage) ??
    exact(said.fort?.damage ?? undefined) ??
    (said.fort === undefined ? before.fortDamage : 0);
  if (fortDamage > fortLevel)
    words.fault(`a fortification of level ${fortLevel} cannot have damage ${fortDamage} (MD-9.6)`);
  return {
    ...asStated(PROVINCE_FIELDS, before, said),
    annexedTo,
    fortLevel,
    fortDamage,
    ownedBy: said.ownedBy ?? [...new Set([...before.ownedBy, ...(owner === IND ? [] : [owner])])].sort((a, b) => a - b),
    ownerAtTurnStart: said.ownerAtTurnStart ?? owner,
    mismatchAtTurnStart: said.mismatchAtTurnStart ?? owner !== annexedTo,
  };
};

/** What is fixed about the place: its name, city and revenue. */
export const settlePlace = (lexicon: GrowingLexicon, { place, said, words }: SaidProvince): void => {
  const info = lexicon.placeInfo(place);
  if (info === null) return;
  if (said.number !== undefined && !said.number.holds(place))
    words.fault(`its number is ${place}; numbers are given in the map`);
  if (info.kind === 'sea') words.fault(`${info.name} is a sea`);
  const areas = exact(said.productionAreas) ?? 0;
  const productionSlots = exact(said.productionSlots) ?? Math.max(info.productionSlots, areas);
  if (areas > productionSlots)
    words.fault(`${areas} production areas do not fit into ${productionSlots} slots (MD-0.8)`);
  const most = exact(said.maxRevenue);
  const baseRevenue = exact(said.baseRevenue) ?? (most === undefined ? info.baseRevenue : most - 2 * productionSlots);
  const settled: PlaceInfo = {
    ...info,
    name: said.name ?? info.name,
    productionSlots,
    baseRevenue,
    cityName: cityOf(info, said),
  };
  if (most !== undefined && maxRevenue(settled) !== most)
    words.fault(`max revenue ${most} is not base ${baseRevenue} + 2 x ${productionSlots} slots`);
  if (baseRevenue < 0) words.fault(`max revenue ${String(most)} is too small for ${productionSlots} slots`);
  lexicon.changePlace(place, settled);
};

/** A capital is a city, and so is a place where troops can be built. */
const cityOf = (info: PlaceInfo, { city, capital, buildList }: SaidProvince['said']): string | null => {
  if (typeof city === 'string') return city;
  if (city === false) return null;
  const isCity = city === true || capital === true || (buildList !== undefined && buildList.length > 0);
  return info.cityName ?? (isCity ? info.name : null);
};
