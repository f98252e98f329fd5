import type { Province, State } from '../state.ts';
import { IND, type RealmNumber, type Relation } from '../words.ts';

type Dealings = Pick<State, 'relations' | 'passage'>;

/** The relation of two realms. The independents have none: ask `areEnemiesIn`. MD-3.1 */
export const relationOf = (state: Pick<State, 'relations'>, a: RealmNumber, b: RealmNumber): Relation =>
  state.relations[a]?.[b] ?? 'neutral';

export const areAtWar = (state: Pick<State, 'relations'>, a: RealmNumber, b: RealmNumber): boolean =>
  relationOf(state, a, b) === 'war';

/** The same realm, or allies (MD-8.14). */
export const areFriends = (state: Pick<State, 'relations'>, a: RealmNumber, b: RealmNumber): boolean =>
  a === b || relationOf(state, a, b) === 'alliance';

/**
 * Whether forces of two realms would fight in a place: at war, or one of them the independents in a province of theirs
 * where the other has no special permission (MD-2.16, MD-8.7). `province` is null at sea.
 */
export const areEnemiesIn = (
  state: Pick<State, 'relations'>,
  province: Pick<Province, 'owner' | 'permitted'> | null,
  a: RealmNumber,
  b: RealmNumber,
): boolean => {
  if (a === b) return false;
  if (a !== IND && b !== IND) return areAtWar(state, a, b);
  const other = a === IND ? b : a;
  return province !== null && province.owner === IND && !province.permitted.includes(other);
};

/** MD-2.9: owner, passage rights, or special permission. */
export const hasPermission = (state: Dealings, province: Province, realm: RealmNumber): boolean =>
  province.owner === realm ||
  province.permitted.includes(realm) ||
  (province.owner !== IND && state.passage[province.owner]?.[realm] === true);

/** A province that one enters as an invader: an enemy's, or independent without special permission (MD-2.12). */
export const wouldInvade = (state: Dealings, province: Province, realm: RealmNumber): boolean =>
  areEnemiesIn(state, province, realm, province.owner);

/** MD-2.14: what is neither open nor an enemy's cannot be entered in any way. */
export const mayEnter = (state: Dealings, province: Province, realm: RealmNumber): boolean =>
  hasPermission(state, province, realm) || wouldInvade(state, province, realm);
