import type { EventAbout } from '../events.ts';
import { IND, type RealmNumber, type Relation } from '../words.ts';
import { makeAllianceKnown } from './known-alliances.ts';
import { draftProvince } from './provinces.ts';
import { type DraftState, dropCommanders } from './units.ts';

export const applyRealm = (draft: DraftState, event: EventAbout<'realm' | 'diplomacy'>): void => {
  switch (event.kind) {
    case 'orders-received':
      realm(draft, event.realm).missedInARow = 0;
      realm(draft, event.realm).everSubmitted = true;
      return;
    case 'orders-missed':
      realm(draft, event.realm).missedInARow = event.inARow;
      return;
    case 'status-set':
      realm(draft, event.realm).status = event.status;
      return;
    case 'control-set':
      realm(draft, event.realm).control = event.control;
      realm(draft, event.realm).missedInARow = 0;
      return;
    case 'coup':
      return;
    case 'realm-defeated':
      return defeat(draft, event.realm, event.commanders);
    case 'war-declared':
      setRelation(draft, event.by, event.on, 'war');
      endGrants(draft, event.by, event.on);
      return;
    case 'acceptance-set':
      row(draft.accepts, event.realm)[event.from] = event.on;
      return;
    case 'passage-set':
      row(draft.passage, event.realm)[event.to] = event.on;
      return;
    case 'permission-set':
      return setPermission(draft, event.province, event.to, event.on);
    case 'ambassador-sent':
      return;
    case 'peace-made':
      return setRelation(draft, event.a, event.b, 'neutral');
    case 'alliance-cancelled':
      return setRelation(draft, event.by, event.with, 'neutral');
    case 'alliance-formed':
      return setRelation(draft, event.a, event.b, 'alliance');
    case 'alliance-published':
      return makeAllianceKnown(draft, event.a, event.b);
  }
};

const realm = (draft: DraftState, number: RealmNumber): NonNullable<DraftState['realms'][number]> => {
  const found = draft.realms[number];
  if (!found) throw new Error(`there is no realm ${number}`);
  return found;
};

const row = <T>(matrix: T[][], number: RealmNumber): T[] => {
  const found = matrix[number];
  if (!found) throw new Error(`there is no realm ${number}`);
  return found;
};

/** An alliance that ends is no longer known either. */
const setRelation = (draft: DraftState, a: RealmNumber, b: RealmNumber, relation: Relation): void => {
  row(draft.relations, a)[b] = relation;
  row(draft.relations, b)[a] = relation;
  if (relation === 'alliance') return;
  draft.knownAlliances = draft.knownAlliances.filter((pair) => !(pair.includes(a) && pair.includes(b)));
};

const setPermission = (draft: DraftState, location: number, to: RealmNumber, on: boolean): void => {
  const province = draftProvince(draft, location);
  const others = province.permitted.filter((each) => each !== to);
  province.permitted = on ? [...others, to].sort((x, y) => x - y) : others;
};

/** War ends passage and special permission in both directions (MD-3.6). */
const endGrants = (draft: DraftState, a: RealmNumber, b: RealmNumber): void => {
  row(draft.passage, a)[b] = false;
  row(draft.passage, b)[a] = false;
  for (const province of draft.provinces) {
    if (province?.owner === a) province.permitted = province.permitted.filter((each) => each !== b);
    if (province?.owner === b) province.permitted = province.permitted.filter((each) => each !== a);
  }
};

/** MD-18.22 to 18.24: nothing of the realm is left but its name. */
const defeat = (draft: DraftState, number: RealmNumber, commanders: readonly number[]): void => {
  const gone = realm(draft, number);
  gone.control = 'defeated';
  gone.treasury = 0;
  dropCommanders(draft, commanders);
  draft.units = draft.units.filter((unit) => unit.realm !== number);
  for (const province of draft.provinces) {
    if (!province) continue;
    province.permitted = province.permitted.filter((each) => each !== number);
    if (province.annexedTo === number) {
      province.annexedTo = IND;
      province.annexLapse = 0;
    }
  }
  draft.realms.forEach((other) => {
    if (!other || other.number === number) return;
    setRelation(draft, number, other.number, 'neutral');
    row(draft.passage, number)[other.number] = false;
    row(draft.passage, other.number)[number] = false;
  });
};
