import type { Province, State } from '../state.ts';
import type { ProvinceView } from '../view-types.ts';
import type { RealmNumber } from '../words.ts';
import { knowsSecretsOf, type Watcher } from './watcher.ts';

/** MD-16.2: what a province shows to all, and the little that it shows only to some. */
export const provincesSeen = (state: State, watcher: Watcher): readonly (ProvinceView | null)[] =>
  state.provinces.map((province) => province && provinceSeen(province, watcher));

const provinceSeen = (province: Province, watcher: Watcher): ProvinceView => ({
  number: province.number,
  owner: province.owner,
  annexedTo: province.annexedTo,
  damage: province.damage,
  harbour: province.harbour,
  fortLevel: province.fortLevel,
  fortDamage: province.fortDamage,
  productionAreas: province.productionAreas,
  annexLapse: isParty(province, watcher) ? province.annexLapse : null,
  permitted: permissionsSeen(province, watcher),
  buildList: knowsBuildList(province, watcher) ? province.buildList : null,
});

/** The owner and the realm that still has the tax administration. */
const isParty = ({ owner, annexedTo }: Province, watcher: Watcher): boolean =>
  knowsSecretsOf(watcher, owner) || knowsSecretsOf(watcher, annexedTo);

/** Grants are seen by giver and grantee (MD-16.5). */
const permissionsSeen = ({ owner, permitted }: Province, watcher: Watcher): readonly RealmNumber[] =>
  knowsSecretsOf(watcher, owner) ? permitted : permitted.filter((realm) => realm === watcher.realm);

/** A pleasant surprise for new owners (MD-16.9). */
const knowsBuildList = ({ owner, ownedBy }: Province, watcher: Watcher): boolean =>
  knowsSecretsOf(watcher, owner) || ownedBy.some((realm) => realm === watcher.realm);
