import type { SeatId } from '@chancery/core';
import { byRankAndType, withStacks } from '../../src/rules/stacks.ts';
import type { Province, State, Unit } from '../../src/state.ts';
import type { MdPosition } from '../../src/types.ts';
import { IND, type Rank, type RealmNumber, type Relation } from '../../src/words.ts';
import { between, type Change, commanders, provinces, realms, units, type Viewer, viewerRealm } from './changing.ts';

/** Positions that differ from this one in what section 16 keeps from the viewer (MD-16.4 to MD-16.9), one secret at a time. */
export const secretPositions = (position: MdPosition, seat: SeatId | null): readonly MdPosition[] => {
  const { setting, state } = position;
  const viewer = viewerRealm(position, seat);
  return CHANGES.flatMap((change) => {
    const changed = change(state, viewer);
    return changed === null ? [] : [{ setting, state: { ...state, ...changed } }];
  });
};

/** What a realm accepts from the viewer is its own affair; what it grants the viewer they may know. */
const acceptsOfViewer: Change = (state, viewer) =>
  viewer === null
    ? null
    : { accepts: state.accepts.map((row, a) => (a === viewer ? row : row.map((on, b) => (b === viewer ? !on : on)))) };

const isOpenSecret = (state: State, a: RealmNumber, b: RealmNumber): boolean =>
  state.knownAlliances.some((pair) => pair.includes(a) && pair.includes(b)) ||
  state.claims.some(({ members }) => members.includes(a) && members.includes(b));

const otherAlliance = (relation: Relation, state: State, a: RealmNumber, b: RealmNumber): Relation => {
  if (relation === 'war' || isOpenSecret(state, a, b)) return relation;
  return relation === 'alliance' ? 'neutral' : 'alliance';
};

const otherGuests = ({ owner, permitted }: Province, viewer: Viewer, state: State): Partial<Province> | null => {
  const guest = state.realms.find((realm) => realm && realm.number !== viewer && realm.number !== owner)?.number;
  if (owner === viewer || guest === undefined) return null;
  const others = permitted.filter((realm) => realm !== guest);
  return { permitted: others.length < permitted.length ? others : [...permitted, guest].sort((a, b) => a - b) };
};

const inOneRank = (stacks: Unit['stacks']): Unit['stacks'] => {
  const rank: Rank = stacks.every((stack) => stack.rank === 5) ? 1 : 5;
  const moved = stacks.map((stack) => ({ ...stack, rank }));
  return [...withStacks([], moved)].sort(byRankAndType);
};

const knowsBuildList = ({ owner, ownedBy }: Province, viewer: Viewer): boolean =>
  viewer !== null && (owner === viewer || ownedBy.includes(viewer));

const CHANGES: readonly Change[] = [
  // MD-16.5, MD-16.8
  realms(({ treasury }) => ({ treasury: treasury + 12_345 })),
  realms(({ status }) => ({ status: status === 'royalty' ? 'commoner' : 'royalty' })),
  realms(({ missedInARow, everSubmitted }) => ({ missedInARow: missedInARow + 1, everSubmitted: !everSubmitted })),
  acceptsOfViewer,
  between('accepts', (on) => !on),
  between('passage', (on) => !on),
  provinces(otherGuests),
  // MD-16.6
  between('relations', otherAlliance),
  // MD-16.9
  provinces((province, viewer) =>
    knowsBuildList(province, viewer) ? null : { buildList: [...province.buildList, 99] },
  ),
  provinces(({ ownedBy }, viewer) => ({
    ownedBy: viewer !== null && ownedBy.includes(viewer) ? [viewer, IND] : [IND],
  })),
  // MD-16.2
  provinces(({ owner, annexedTo, annexLapse }, viewer) =>
    owner === viewer || annexedTo === viewer ? null : { annexLapse: annexLapse + 1 },
  ),
  // MD-16.4
  units(({ stacks }) => (stacks.length === 0 ? null : { stacks: inOneRank(stacks) })),
  units(({ retreatLevel }) => ({ retreatLevel: retreatLevel === 1 ? 2 : 1 })),
  units(({ follow, id }) => ({ follow: follow === null ? id : null })),
  units(({ defendFort, marines }) => ({ defendFort: !defendFort, marines: !marines })),
  units(({ commanders: [first], leader }) => (first === undefined ? null : { leader: leader === null ? first : null })),
  commanders(({ infantry, cavalry, siege, naval }) => ({
    infantry: 100 - infantry,
    cavalry: 101 - cavalry,
    siege: 102 - siege,
    naval: 103 - naval,
  })),
  commanders(({ name, improved }) => ({
    name: `${name} the Unknown`,
    improved: improved.includes('naval') ? [] : ['naval'],
  })),
  ({ nextCommander }) => ({ nextCommander: nextCommander + 7 }),
  // What a turn keeps in mind of itself. It may be known from elsewhere, but nobody is shown it.
  units(({ mpUsed, freshSoldiers, holds, extraLoads, extraUnloads, retreatsInPhase }) => ({
    mpUsed: mpUsed + 1,
    freshSoldiers: freshSoldiers + 1,
    holds: holds + 1,
    extraLoads: extraLoads + 1,
    extraUnloads: extraUnloads + 1,
    retreatsInPhase: retreatsInPhase + 1,
  })),
  units(({ cameFrom, boardRealm, landed, retreated, unloaded }) => ({
    cameFrom: cameFrom === null ? 1 : null,
    boardRealm: boardRealm === null ? 1 : null,
    landed: !landed,
    retreated: !retreated,
    unloaded: !unloaded,
  })),
  provinces(({ ownerAtTurnStart, mismatchAtTurnStart, changedHands, battled, pillaged }) => ({
    ownerAtTurnStart: ownerAtTurnStart === IND ? 1 : IND,
    mismatchAtTurnStart: !mismatchAtTurnStart,
    changedHands: !changedHands,
    battled: !battled,
    pillaged: !pillaged,
  })),
  provinces(({ gotFortBuild, gotFortRepair, annexedThisTurn }) => ({
    gotFortBuild: !gotFortBuild,
    gotFortRepair: !gotFortRepair,
    annexedThisTurn: !annexedThisTurn,
  })),
];
