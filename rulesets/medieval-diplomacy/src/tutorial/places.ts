/** The places of the lesson, by their numbers in the scenario of the four crowns. */
export const MINSK = 5;
export const VOLODYMIR = 6;
export const ZODZINA = 7;
export const MAZYR = 8;
export const PODOLIA = 19;

/** Garrisons of the pupil. */
export const GARRISON = { minsk: 'G5', volodymir: 'G6', zodzina: 'G7', mazyr: 'G8' } as const;

/** The armies that he forms, as he names them; a number that has fallen free is used again. */
export const FROM_ZODZINA = 'A1';
export const FROM_MAZYR = 'A2';
export const HOST = 'A3';
export const NOBLES = 'A1';
