import type { SeatId } from '@chancery/core';
import type { Commander, Province, Realm, State, Unit } from '../../src/state.ts';
import type { MdPosition } from '../../src/types.ts';
import type { RealmNumber } from '../../src/words.ts';

/** Whose secrets stay as they are. Null is the public, who has none. */
export type Viewer = RealmNumber | null;

export const viewerRealm = ({ setting }: MdPosition, seat: SeatId | null): Viewer =>
  setting.realms.find((info) => info !== null && info.code === seat)?.number ?? null;

/** What is otherwise in a state; null when it has nothing that could be. */
export type Change = (state: State, viewer: Viewer) => Partial<State> | null;

/** Every realm but the viewer's. */
export const realms =
  (change: (realm: Realm) => Partial<Realm>): Change =>
  (state, viewer) => ({
    realms: state.realms.map((realm) => realm && (realm.number === viewer ? realm : { ...realm, ...change(realm) })),
  });

/** Every unit of others that the change has something to say of. */
export const units =
  (change: (unit: Unit) => Partial<Unit> | null): Change =>
  (state, viewer) => {
    const changed = someChanged(state.units, (unit) => (unit.realm === viewer ? null : change(unit)));
    return changed && { units: changed };
  };

/** Every commander of others. */
export const commanders =
  (change: (commander: Commander) => Partial<Commander>): Change =>
  (state, viewer) => {
    const changed = someChanged(state.commanders, (commander) =>
      commander.realm === viewer ? null : change(commander),
    );
    return changed && { commanders: changed };
  };

/** Every province that the change has something to say of. */
export const provinces =
  (change: (province: Province, viewer: Viewer, state: State) => Partial<Province> | null): Change =>
  (state, viewer) => {
    const changed = someChanged(state.provinces, (province) => province && change(province, viewer, state));
    return changed && { provinces: changed };
  };

/** The list with some items changed; null when none is. */
const someChanged = <Item extends object | null>(
  list: readonly Item[],
  change: (item: Item) => Partial<Item> | null,
): Item[] | null => {
  const changes = list.map(change);
  if (changes.every((each) => each === null)) return null;
  return list.map((item, index) => (changes[index] == null ? item : { ...item, ...changes[index] }));
};

/** The entries of a table between two others. The viewer's row and column stay; so does a realm's standing to itself. */
export const between =
  <Key extends 'accepts' | 'passage' | 'relations'>(
    key: Key,
    change: (value: State[Key][number][number], state: State, a: RealmNumber, b: RealmNumber) => typeof value,
  ): Change =>
  (state, viewer) => {
    const isOther = (realm: RealmNumber): boolean => realm !== viewer && Boolean(state.realms[realm]);
    const table = state[key].map((row, a) =>
      row.map((value, b) => (a !== b && isOther(a) && isOther(b) ? change(value, state, a, b) : value)),
    );
    const same = table.every((row, a) => row.every((value, b) => value === state[key][a]?.[b]));
    return same ? null : ({ [key]: table } as Partial<State>);
  };
