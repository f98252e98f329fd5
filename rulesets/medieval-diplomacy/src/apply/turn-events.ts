import type { EventAbout } from '../events.ts';
import type { RealmNumber } from '../words.ts';
import { makeAllianceKnown } from './known-alliances.ts';
import type { DraftState } from './units.ts';

export const applyTurn = (draft: DraftState, event: EventAbout<'turn'>): void => {
  switch (event.kind) {
    case 'turn-began':
      return beginTurn(draft);
    case 'phase-began':
      return beginPhase(draft, event.phase);
    case 'movement-ended':
      draft.phase = 0;
      return;
    case 'claim-made':
      draft.claims.push({ members: [...event.members], since: draft.turn });
      return makeMembersKnown(draft, event.members);
    case 'claim-lapsed':
      draft.claims = draft.claims.filter(({ members }) => members.join() !== event.members.join());
      return;
    case 'campaign-ended':
      draft.outcome = { ...event.outcome, winners: [...event.outcome.winners] };
      return;
    case 'turn-ended':
      draft.turn = event.turn + 1;
      for (const unit of draft.units) unit.boardRealm = null;
      return;
  }
};

/** A claim names its alliances for good, though it may lapse (MD-16.6). */
const makeMembersKnown = (draft: DraftState, members: readonly RealmNumber[]): void => {
  for (const a of members) for (const b of members) if (a < b) makeAllianceKnown(draft, a, b);
};

/** MD-1.32 */
const beginTurn = (draft: DraftState): void => {
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
const beginPhase = (draft: DraftState, phase: number): void => {
  draft.phase = phase;
  for (const unit of draft.units) {
    unit.landed = false;
    unit.retreatsInPhase = 0;
  }
};
