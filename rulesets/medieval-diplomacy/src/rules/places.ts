import { compileGraph, type MapGraph, onceFor } from '@chancery/core';
import type { PlaceInfo, Setting } from '../setting.ts';
import type { Location } from '../words.ts';

/** The map of a campaign, compiled once. */
export const mapOf = onceFor((setting: Setting): MapGraph => {
  const compiled = compileGraph(setting.world.areas, setting.world.borders);
  if (!compiled.ok)
    throw new Error(`the world of ${setting.scenario} does not hold: ${JSON.stringify(compiled.error[0])}`);
  return compiled.value;
});

export const placeOf = (setting: Setting, location: Location): PlaceInfo => {
  const place = setting.places[location];
  if (!place) throw new Error(`there is no location ${location}`);
  return place;
};

export const isSea = (setting: Setting, location: Location): boolean => setting.places[location]?.kind === 'sea';
export const isProvince = (setting: Setting, location: Location): boolean =>
  setting.places[location]?.kind === 'province';

/** Adjacent, whatever lies between (MD-2.3). */
export const areAdjacent = (setting: Setting, a: Location, b: Location): boolean =>
  mapOf(setting).borderBetween(a, b) !== undefined;

/** A border that nothing passes: mountains between provinces, reefs between sea and province (MD-2.4 to MD-2.6). */
export const hasBarrier = (setting: Setting, a: Location, b: Location): boolean => {
  const kind = mapOf(setting).borderBetween(a, b);
  return kind === 'mountain' || kind === 'reef';
};

/** Adjacent and without a barrier. */
export const isOpen = (setting: Setting, a: Location, b: Location): boolean => {
  const kind = mapOf(setting).borderBetween(a, b);
  return kind !== undefined && kind !== 'mountain' && kind !== 'reef';
};

/** Provinces to which an army could march from a province, permission aside, by number. */
export const marchable = (setting: Setting, from: Location): readonly Location[] => waysIn(setting).land[from] ?? [];

/** Seas that touch a place without a reef, by number. */
export const openSeas = (setting: Setting, from: Location): readonly Location[] => waysIn(setting).sea[from] ?? [];

/** Where one can go from each place, asked again and again and the same for a whole campaign. */
const waysIn = onceFor((setting: Setting) => {
  const open = setting.places.map((place, from) =>
    place
      ? mapOf(setting)
          .neighbours(from)
          .filter((to) => isOpen(setting, from, to))
      : [],
  );
  return {
    land: open.map((ways) => ways.filter((to) => isProvince(setting, to))),
    sea: open.map((ways) => ways.filter((to) => isSea(setting, to))),
  };
});

/** It borders a sea without a reef (MD-2.7). */
export const hasCoast = (setting: Setting, province: Location): boolean => openSeas(setting, province).length > 0;

/** Revenue with every production area built, in gold (MD-12.5). */
export const maxRevenue = (place: PlaceInfo): number => place.baseRevenue + 2 * place.productionSlots;
