import type { Commander, Province } from '../state.ts';
import type { RealmNumber, Status } from '../words.ts';

/** Limits by status (MD-12.57). Troops have none. */
export const LIMITS = {
  commoner: { commanders: 0, annexed: 7 },
  royalty: { commanders: 5, annexed: 70 },
} as const satisfies { readonly [status in Status]: { readonly commanders: number; readonly annexed: number } };

export const commanderLimit = (status: Status): number => LIMITS[status].commanders;
export const annexationLimit = (status: Status): number => LIMITS[status].annexed;

/** Provinces owned by and annexed to a realm, which is what limits count (MD-12.60). */
export const annexedBy = <Land extends Pick<Province, 'owner' | 'annexedTo'>>(
  { provinces }: { readonly provinces: readonly (Land | null)[] },
  realm: RealmNumber,
): readonly Land[] =>
  provinces.filter((land) => land !== null && land.owner === realm && land.annexedTo === realm) as Land[];

export const commandersOf = (
  { commanders }: { readonly commanders: readonly Commander[] },
  realm: RealmNumber,
): readonly Commander[] => commanders.filter((commander) => commander.realm === realm);

/** Entry limits (MD-15.7). */
export const MOST_PLAN_ORDERS = 20;
export const MOST_ORDERS = 1000;
