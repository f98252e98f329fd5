import type { SeatId } from '@chancery/core';
import { byRankAndType, withStacks } from '../../src/rules/stacks.ts';
import type { Commander, Province, Realm, State, Unit } from '../../src/state.ts';
import type { MdPosition } from '../../src/types.ts';
import { IND, type Rank, type RealmNumber, type Relation } from '../../src/words.ts';

/** Whose secrets are changed: those of everybody but the viewer. Null is the public, who has none. */
type Viewer = RealmNumber | null;

export const viewerRealm = ({ setting }: MdPosition, seat: SeatId | null): Viewer =>
  setting.realms.find((info) => info !== null && info.code === seat)?.number ?? null;

/**
 * Positions that differ from this one in what section 16 keeps from the viewer (MD-16.4 to MD-16.9), one secret at a time.
 * What is absent from a position cannot be changed: only changes that change something are returned.
 */
export const secretPositions = (position: MdPosition, seat: SeatId | null): readonly MdPosition[] => {
  const { setting, state } = position;
  const viewer = viewerRealm(position, seat);
  return CHANGES.flatMap((change) => {
    const changed = change(state, viewer);
    return changed === null ? [] : [{ setting, state: { ...state, ...changed } }];
  });
};

type Change = (state: State, viewer: Viewer) => Partial<State> | null;

const realms =
  (change: (realm: Realm) => Partial<Realm>): Change =>
  (state, viewer) => ({
    realms: state.realms.map((realm) => realm && (realm.number === viewer ? realm : { ...realm, ...change(realm) })),
  });

/** Null when no unit of others is changed. */
const units =
  (change: (unit: Unit) => Partial<Unit> | null): Change =>
  (state, viewer) => {
    let some = false;
    const changed = state.units.map((unit) => {
      const other = unit.realm === viewer ? null : change(unit);
      if (other === null) return unit;
      some = true;
      return { ...unit, ...other };
    });
    return some ? { units: changed } : null;
  };

const commanders =
  (change: (commander: Commander) => Partial<Commander>): Change =>
  (state, viewer) =>
    state.commanders.every(({ realm }) => realm === viewer)
      ? null
      : {
          commanders: state.commanders.map((commander) =>
            commander.realm === viewer ? commander : { ...commander, ...change(commander) },
          ),
        };

/** Null when no province is changed. */
const provinces =
  (change: (province: Province, viewer: Viewer, state: State) => Partial<Province> | null): Change =>
  (state, viewer) => {
    let some = false;
    const changed = state.provinces.map((province) => {
      const other = province === null ? null : change(province, viewer, state);
      if (!province || other === null) return province;
      some = true;
      return { ...province, ...other };
    });
    return some ? { provinces: changed } : null;
  };

/** Changes the entries between two others. The viewer's row and column stay; so does a realm's standing to itself. */
const between =
  <Key extends 'accepts' | 'passage' | 'relations'>(
    key: Key,
    change: (value: State[Key][number][number], state: State, a: RealmNumber, b: RealmNumber) => typeof value,
  ): Change =>
  (state, viewer) => {
    const isOther = (realm: RealmNumber): boolean => realm !== viewer && Boolean(state.realms[realm]);
    let some = false;
    const changed = state[key].map((row, a) =>
      row.map((value, b) => {
        if (a === b || !isOther(a) || !isOther(b)) return value;
        const now = change(value, state, a, b);
        some ||= now !== value;
        return now;
      }),
    );
    return some ? ({ [key]: changed } as Partial<State>) : null;
  };

/** What a realm accepts of the viewer is its own affair; what it grants him he may know. */
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

const inLastRank = (stacks: Unit['stacks']): Unit['stacks'] => {
  const last = stacks.every(({ rank }) => rank === 5) ? 1 : 5;
  return [
    ...withStacks(
      [],
      stacks.map((stack) => ({ ...stack, rank: last as Rank })),
    ),
  ].sort(byRankAndType);
};

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
  provinces(({ owner, ownedBy, buildList }, viewer) =>
    viewer !== null && (owner === viewer || ownedBy.includes(viewer)) ? null : { buildList: [...buildList, 99] },
  ),
  provinces(({ ownedBy }, viewer) => ({
    ownedBy: viewer !== null && ownedBy.includes(viewer) ? [viewer, IND] : [IND],
  })),
  // MD-16.2
  provinces(({ owner, annexedTo, annexLapse }, viewer) =>
    owner === viewer || annexedTo === viewer ? null : { annexLapse: annexLapse + 1 },
  ),
  // MD-16.4
  units(({ stacks }) => (stacks.length === 0 ? null : { stacks: inLastRank(stacks) })),
  units(({ retreatLevel }) => ({ retreatLevel: retreatLevel === 1 ? 2 : 1 })),
  units(({ follow, id }) => ({ follow: follow === null ? id : null })),
  units(({ defendFort, marines }) => ({ defendFort: !defendFort, marines: !marines })),
  units(({ commanders: ids, leader }) =>
    ids.length === 0 ? null : { leader: leader === null ? (ids[0] ?? null) : null },
  ),
  units(({ mpUsed }) => ({ mpUsed: mpUsed + 1, holds: 3, extraLoads: 1, extraUnloads: 1, freshSoldiers: 2 })),
  commanders(({ infantry, cavalry, siege, naval }) => ({
    infantry: 100 - infantry,
    cavalry: 101 - cavalry,
    siege: 102 - siege,
    naval: 103 - naval,
  })),
  commanders(({ name }) => ({ name: `${name} the Unknown` })),
  ({ nextCommander }) => ({ nextCommander: nextCommander + 7 }),
];
