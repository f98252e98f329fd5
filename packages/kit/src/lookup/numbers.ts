declare const counts: unique symbol;

/**
 * A number that counts things of one kind: areas, powers, troop types. A plain number from data, dice or a test fits, but no
 * number that counts something else, so that an area is never taken for a power.
 */
export type NumberOf<Kind extends string> = number & { readonly [counts]?: Kind };
