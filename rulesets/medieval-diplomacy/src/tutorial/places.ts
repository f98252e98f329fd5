/** The places of the lesson, by their numbers in the scenario of the four crowns. */
export const KONYA = 13;
export const KAYSERI = 16;
export const HALYCH = 18;

/** The first garrison of the pupil, and the armies that he forms from it, as he names them. */
export const GARRISON = 'G13';
export const GUARDS = 'A1';
export const RIDERS = 'A2';
