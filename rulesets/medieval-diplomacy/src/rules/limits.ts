import type { Status } from '../words.ts';

/** Limits by status (MD-12.57). Troops have none. */
export const LIMITS = {
  commoner: { commanders: 0, annexed: 7 },
  royalty: { commanders: 5, annexed: 70 },
} as const satisfies { readonly [status in Status]: { readonly commanders: number; readonly annexed: number } };

export const commanderLimit = (status: Status): number => LIMITS[status].commanders;
export const annexationLimit = (status: Status): number => LIMITS[status].annexed;

/** Entry limits (MD-15.7). */
export const MOST_PLAN_ORDERS = 20;
export const MOST_ORDERS = 1000;
