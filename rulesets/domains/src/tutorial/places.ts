/** Places of the Vale of Sarn, by number. */
export const HOBFIELD = 1;
export const ALDERBURGH = 2;
export const WILDER_HEATH = 3;
export const RUSHEY = 7;

/** Units of the Barony of Alder, by name. */
export const SCOUTS = 'ALD4';
export const ARMY: readonly string[] = ['ALD1', 'ALD2', 'ALD3', 'ALD5'];
/** The Infantry at Hobfield. */
export const BAILIFFS = 'ALD9';
/** Whom the lesson takes a guild from: the Weavers. */
export const WEAVERS = 5;
