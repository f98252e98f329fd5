import { onceFor } from '@chancery/core';
import type { Province } from '../state.ts';
import type { MdPosition } from '../types.ts';
import type { ProvinceView } from '../view-types.ts';
import type { RealmNumber } from '../words.ts';
import { knowsSecretsOf, type Watcher } from './watcher.ts';

/** MD-16.2: what a province shows to all, and the little that it shows only to some. */
export const provincesSeen = (position: MdPosition, watcher: Watcher): readonly (ProvinceView | null)[] => {
  const open = provincesSeenByAll(position);
  return position.state.provinces.map((province, index) => {
    const seen = open[index];
    if (!province || !seen) return null;
    const annexLapse = isParty(province, watcher) ? province.annexLapse : null;
    const permitted = permissionsSeen(province, watcher);
    const buildList = knowsBuildList(province, watcher) ? province.buildList : null;
    const asAll = annexLapse === null && permitted.length === 0 && buildList === null;
    return asAll ? seen : { ...seen, annexLapse, permitted, buildList };
  });
};

/** What a province hides from nobody: made once for all viewers. */
const provincesSeenByAll = onceFor(({ state }: MdPosition): readonly (ProvinceView | null)[] =>
  state.provinces.map(
    (province) =>
      province && {
        number: province.number,
        owner: province.owner,
        annexedTo: province.annexedTo,
        damage: province.damage,
        harbour: province.harbour,
        fortLevel: province.fortLevel,
        fortDamage: province.fortDamage,
        productionAreas: province.productionAreas,
        annexLapse: null,
        permitted: [],
        buildList: null,
      },
  ),
);

/** The owner and the realm that still has the tax administration. */
const isParty = ({ owner, annexedTo }: Province, watcher: Watcher): boolean =>
  knowsSecretsOf(watcher, owner) || knowsSecretsOf(watcher, annexedTo);

/** Grants are seen by giver and grantee (MD-16.5). */
const permissionsSeen = ({ owner, permitted }: Province, watcher: Watcher): readonly RealmNumber[] =>
  knowsSecretsOf(watcher, owner) || permitted.length === 0
    ? permitted
    : permitted.filter((realm) => realm === watcher.realm);

/** A pleasant surprise for new owners (MD-16.9). */
const knowsBuildList = ({ owner, ownedBy }: Province, watcher: Watcher): boolean =>
  knowsSecretsOf(watcher, owner) || ownedBy.some((realm) => realm === watcher.realm);
