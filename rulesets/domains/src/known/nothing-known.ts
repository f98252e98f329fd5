import type { Holding, Province } from '../state.ts';

/** What is supposed of provinces and holdings of which nobody has told. */

export const NOTHING_KNOWN_OF_PROVINCE: Omit<Province, 'number' | 'level' | 'ruler'> = {
  taxRate: 'normal',
  mood: 3,
  occupiedBy: null,
  occupiedSince: null,
  noTaxTurn: null,
  doubleTaxTurn: null,
  pillagedTurn: null,
  raisedTurn: null,
  conquered: false,
};

/** A level that every holding has that is worth a plan, and no walls. */
export const NOTHING_KNOWN_OF_HOLDING: Omit<Holding, 'id' | 'province' | 'kind' | 'owner'> = {
  level: 1,
  siegeLevel: null,
  siegeRounds: 0,
  fortified: false,
  occupiedBy: null,
  occupiedSince: null,
  musteredTurn: null,
  musteredPoints: 0,
  raisedTurn: null,
};
