/** Places of the Pass of Arven, by number. */
export const CORVALE = 1;
export const DUNMERE = 13;

/** Berand, who leads the army of Corvale: the value by which orders name them. */
export const BERAND = 2;
