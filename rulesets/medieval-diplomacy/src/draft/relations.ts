import { getNumbered } from '@chancery/kit';
import type { Location, RealmNumber, Relation } from '../words.ts';
import { draftProvince } from './provinces.ts';
import type { DraftState } from './realms.ts';

/** An alliance that ends is no longer known either. */
export const setRelation = (draft: DraftState, a: RealmNumber, b: RealmNumber, relation: Relation): void => {
  rowOf(draft.relations, a)[b] = relation;
  rowOf(draft.relations, b)[a] = relation;
  if (relation === 'alliance') return;
  draft.knownAlliances = draft.knownAlliances.filter((pair) => !(pair.includes(a) && pair.includes(b)));
};

/** What one realm has set for every other. */
export const rowOf = <T>(matrix: T[][], number: RealmNumber): T[] => getNumbered(matrix, number, 'realm');

/** Everybody knows of this alliance until it ends (MD-16.6). */
export const makeAllianceKnown = (draft: DraftState, a: RealmNumber, b: RealmNumber): void => {
  const [lower, higher] = [Math.min(a, b), Math.max(a, b)];
  if (draft.knownAlliances.some(([c, d]) => c === lower && d === higher)) return;
  draft.knownAlliances.push([lower, higher]);
  draft.knownAlliances.sort(([a1, b1], [a2, b2]) => a1 - a2 || b1 - b2);
};

/** A claim names its alliances for good, though it may lapse (MD-16.6). */
export const makeMembersKnown = (draft: DraftState, members: readonly RealmNumber[]): void => {
  for (const a of members) for (const b of members) if (a < b) makeAllianceKnown(draft, a, b);
};

export const setPermission = (draft: DraftState, location: Location, to: RealmNumber, on: boolean): void => {
  const province = draftProvince(draft, location);
  const others = province.permitted.filter((each) => each !== to);
  province.permitted = on ? [...others, to].sort((x, y) => x - y) : others;
};

/** War ends passage and special permission in both directions (MD-3.6). */
export const endGrants = (draft: DraftState, a: RealmNumber, b: RealmNumber): void => {
  rowOf(draft.passage, a)[b] = false;
  rowOf(draft.passage, b)[a] = false;
  for (const province of draft.provinces) {
    if (province?.owner === a) province.permitted = province.permitted.filter((each) => each !== b);
    if (province?.owner === b) province.permitted = province.permitted.filter((each) => each !== a);
  }
};
