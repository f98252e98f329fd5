/** What every peace brings, and the longest that can be demanded, in Turns (HEP-7.16). */
export const LEAST_TRUCE = 2;
export const LONGEST_TRUCE = 10;
