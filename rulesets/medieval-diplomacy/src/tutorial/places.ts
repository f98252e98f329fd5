/** The places of the lesson, by their numbers in the scenario of the four crowns. */
export const MINSK = 5;
export const VOLODYMIR = 6;
export const ZODZINA = 7;
export const MAZYR = 8;
export const PODOLIA = 19;

/** Garrisons of the pupil. */
export const GARRISON = { minsk: 'G5', volodymir: 'G6', zodzina: 'G7', mazyr: 'G8' } as const;

/** The two armies that stand in Minsk when the pupil comes. */
export const GUARDS = 'A1';
export const NOBLES = 'A2';

/** The armies that the pupil forms, as the lesson names them. */
export const FROM_ZODZINA = 'A3';
export const FROM_MAZYR = 'A4';
export const HOST = 'A5';
