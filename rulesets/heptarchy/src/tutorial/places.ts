/** The places of the lesson, by their numbers in the scenario of the Saxon Shore. */
export const CHENTH = 1;
export const SUDSEXE = 2;
export const SUDRIE = 3;
