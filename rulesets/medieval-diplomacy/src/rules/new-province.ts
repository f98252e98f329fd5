import type { Province } from '../state.ts';
import { IND, type Location, type RealmNumber } from '../words.ts';

/** A province at the beginning of a turn, with nothing in it: annexed to its owner, who alone has owned it. */
export const newProvince = (number: Location, owner: RealmNumber): Province => ({
  number,
  owner,
  annexedTo: owner,
  annexLapse: 0,
  productionAreas: 0,
  harbour: false,
  fortLevel: 0,
  fortDamage: 0,
  damage: 0,
  buildList: [],
  permitted: [],
  ownedBy: owner === IND ? [] : [owner],
  ownerAtTurnStart: owner,
  mismatchAtTurnStart: false,
  changedHands: false,
  battled: false,
  pillaged: false,
  gotFortBuild: false,
  gotFortRepair: false,
  annexedThisTurn: false,
});
