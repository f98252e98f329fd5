import type { Choice, OrderKind } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import { otherRealms } from '../../known/desk.ts';
import type { GrantPermission } from '../../order.ts';
import { findProvince, provincesOf } from '../../rules/find.ts';
import { placeName } from '../../rules/names.ts';
import { areAtWar } from '../../rules/permission.ts';
import type { Types } from '../../types.ts';
import type { RealmNumber } from '../../words.ts';
import { offered, realmBranch } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged, withRealm } from '../judging.ts';
import { PROVINCE, REALM } from '../param-types.ts';

const GRANT = oneOf('on', [branch(true, 'grant')]);
const REVOKE = oneOf('on', [branch(false, 'revoke')]);

export const grantPermission: OrderKind<Types, GrantPermission> = {
  verb: 'GRANT_PERMISSION',
  rule: 'MD-15.15',
  title: 'Grant or revoke special permission',
  help: 'Lets one realm enter one of your provinces, or revokes this. It lapses when the province changes owner or war is declared.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: {
    province: { type: PROVINCE, help: 'a province of yours' },
    realm: { type: REALM, help: 'the realm, no enemy' },
    on: { type: FLAG, help: 'grant or revoke' },
  },
  lines: [
    { pattern: 'GRANT PERMISSION <province> <realm>', sets: { on: true } },
    { pattern: 'REVOKE PERMISSION <province> <realm>', sets: { on: false } },
  ],
  also: [
    { pattern: 'GRANT SPECIAL PERMISSION <province> <realm>', sets: { on: true } },
    { pattern: 'REVOKE SPECIAL PERMISSION <province> <realm>', sets: { on: false } },
  ],
  options: offered((desk) => {
    const own = provincesOf(desk.state).filter(({ owner }) => owner === desk.realm);
    const friendly = otherRealms(desk).filter((realm) => !areAtWar(desk.state, desk.realm, realm));
    /** Most provinces are open to nobody, and ask the same. */
    const asked = (permitted: readonly RealmNumber[]): Choice | null =>
      oneOf(
        'realm',
        friendly.map((realm) => realmBranch(desk, realm, permitted.includes(realm) ? REVOKE : GRANT)),
      );
    const closed = asked([]);
    return oneOf(
      'province',
      own.map(({ number, permitted }) =>
        branch(number, placeName(desk.setting, number), permitted.length === 0 ? closed : asked(permitted)),
      ),
    );
  }),
  check: judged<GrantPermission>(
    (desk, { args }) => {
      const province = findProvince(desk.state, args.province);
      if (!province) return [{ code: 'not-a-province', location: args.province }];
      return [
        ...withRealm(desk, args.realm, (realm) => [
          args.on && areAtWar(desk.state, desk.realm, realm) ? { code: 'enemy', realm } : null,
        ]),
        province.owner === desk.realm ? null : { code: 'not-yours', province: province.number },
      ];
    },
    (desk, { args }) =>
      withRealm(desk, args.realm, (realm) => {
        const granted = findProvince(desk.state, args.province)?.permitted.includes(realm) === true;
        return [granted === args.on ? { code: args.on ? 'already-granted' : 'not-granted', realm } : null];
      }),
  ),
};
