import { realmsOf } from '../rules/find.ts';
import type { Realm, State } from '../state.ts';
import type { OwnView, RealmLedger, RealmView } from '../view-types.ts';
import type { RealmNumber, Relation } from '../words.ts';
import type { Watcher } from './watcher.ts';

/** MD-3.40: every realm, and how it stands to the one that looks. */
export const realmsSeen = (state: State, { realm: viewer }: Watcher): readonly (RealmView | null)[] => {
  const owned = state.realms.map(() => 0);
  for (const province of state.provinces) {
    if (province && owned[province.owner] !== undefined) owned[province.owner] = (owned[province.owner] ?? 0) + 1;
  }
  return state.realms.map(
    (realm) =>
      realm && {
        number: realm.number,
        control: realm.control,
        provinces: owned[realm.number] ?? 0,
        dealings: viewer === null || viewer === realm.number ? null : dealings(state, viewer, realm.number),
      },
  );
};

const dealings = (state: State, viewer: RealmNumber, other: RealmNumber): NonNullable<RealmView['dealings']> => ({
  relation: state.relations[viewer]?.[other] ?? 'neutral',
  passageGiven: state.passage[viewer]?.[other] === true,
  passageHeld: state.passage[other]?.[viewer] === true,
  accepts: state.accepts[viewer]?.[other] !== false,
});

type Pair = readonly [RealmNumber, RealmNumber];

/** Wars are public (MD-16.6). */
export const warsSeen = (state: State): readonly Pair[] => pairs(state, 'war');

/** Alliances are the allies' own affair until one of them publishes it or a victory claim names it (MD-16.6, MD-16.7). */
export const alliancesKnown = (state: State, { realm, master }: Watcher): readonly Pair[] =>
  pairs(state, 'alliance').filter(
    ([a, b]) =>
      master ||
      a === realm ||
      b === realm ||
      state.knownAlliances.some(([c, d]) => a === c && b === d) ||
      state.claims.some(({ members }) => members.includes(a) && members.includes(b)),
  );

const pairs = ({ relations }: State, relation: Relation): readonly Pair[] => {
  const found: Pair[] = [];
  relations.forEach((row, a) => {
    for (let b = row.indexOf(relation, a + 1); b >= 0; b = row.indexOf(relation, b + 1)) found.push([a, b]);
  });
  return found;
};

/** MD-16.5, MD-16.8 */
export const ownSeen = (state: State, { realm }: Watcher): OwnView | null => {
  const own = realm === null ? null : state.realms[realm];
  return own ? { status: own.status, treasury: own.treasury, missedInARow: own.missedInARow } : null;
};

/** The master sees what every realm keeps to itself (MD-16.10). */
export const ledgerSeen = (state: State, { master }: Watcher): readonly RealmLedger[] | null =>
  master ? realmsOf(state).map((realm) => ledgerOf(state, realm)) : null;

const ledgerOf = (state: State, { number, status, treasury, missedInARow }: Realm): RealmLedger => ({
  number,
  status,
  treasury,
  missedInARow,
  refuses: numbersWhere(state.accepts[number], (accepts, from) => !accepts && isOtherRealm(state, number, from)),
  passage: numbersWhere(state.passage[number], (granted) => granted),
});

const numbersWhere = (
  row: readonly boolean[] | undefined,
  holds: (value: boolean, realm: RealmNumber) => boolean,
): readonly RealmNumber[] => (row ?? []).flatMap((value, realm) => (holds(value, realm) ? [realm] : []));

const isOtherRealm = (state: State, realm: RealmNumber, other: RealmNumber): boolean =>
  other !== realm && Boolean(state.realms[other]);
