import type { DraftState } from './realms.ts';

/** MD-1.32 */
export const beginTurn = (draft: DraftState): void => {
  for (const province of draft.provinces) {
    if (!province) continue;
    province.ownerAtTurnStart = province.owner;
    province.mismatchAtTurnStart = province.owner !== province.annexedTo;
    province.changedHands = false;
    province.battled = false;
    province.pillaged = false;
    province.gotFortBuild = false;
    province.gotFortRepair = false;
    province.annexedThisTurn = false;
  }
  for (const unit of draft.units) {
    unit.mpUsed = 0;
    unit.cameFrom = null;
    unit.boardRealm = null;
    unit.landed = false;
    unit.retreated = false;
    unit.unloaded = false;
    unit.holds = 0;
    unit.extraLoads = 0;
    unit.extraUnloads = 0;
    unit.retreatsInPhase = 0;
    unit.freshSoldiers = 0;
  }
  for (const commander of draft.commanders) commander.improved = [];
};

/** MD-1.35 */
export const beginPhase = (draft: DraftState, phase: number): void => {
  draft.phase = phase;
  for (const unit of draft.units) {
    unit.landed = false;
    unit.retreatsInPhase = 0;
  }
};
