import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { isIndependents, otherRealms } from '../../known/desk.ts';
import type { GiveProvince } from '../../order.ts';
import { findProvince, provincesOf } from '../../rules/find.ts';
import type { Types } from '../../types.ts';
import { eachPlace, offered, realmBranch } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { dealingFault, judged } from '../judging.ts';
import { PROVINCE, REALM } from '../param-types.ts';

export const giveProvince: OrderKind<Types, GiveProvince> = {
  verb: 'GIVE_PROVINCE',
  rule: 'MD-15.19',
  title: 'Give a province away',
  help: 'Gives a province with its buildings to a realm that accepts it, or to the independents. Your troops stay yours.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: {
    province: { type: PROVINCE, help: 'the province' },
    realm: { type: REALM, help: 'who receives it, or IND' },
  },
  lines: [{ pattern: 'GIVE PROVINCE <province> <realm>' }],
  options: offered((desk) => {
    const own = provincesOf(desk.state).filter(({ owner }) => owner === desk.realm);
    const recipients = oneOf('realm', [
      ...otherRealms(desk).map((realm) => realmBranch(desk, realm)),
      branch('IND', 'the independents'),
    ]);
    return eachPlace(
      desk,
      'province',
      own.map(({ number }) => number),
      () => recipients,
    );
  }),
  check: judged((desk, { args }) => [
    findProvince(desk.state, args.province) ? null : { code: 'not-a-province', location: args.province },
    isIndependents(desk, args.realm) ? null : dealingFault(desk, args.realm),
  ]),
};
