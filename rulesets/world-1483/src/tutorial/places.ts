/** Places of The Two Shores, by number. */
export const AMBER_NECK = 13;
export const QASIRA = 21;

/** A neighbour of Qasira that nobody plays, by number. */
export const MIDAN = 12;
