import type { OrderKind } from '@chancery/core';
import type { Annex } from '../../order.ts';
import { findProvince, provincesOf } from '../../rules/find.ts';
import type { Types } from '../../types.ts';
import { eachPlace, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged } from '../judging.ts';
import { PROVINCE } from '../param-types.ts';

export const annex: OrderKind<Types, Annex> = {
  verb: 'ANNEX',
  rule: 'MD-15.18',
  title: 'Annex a province',
  help: 'Builds your tax administration in a province that you have owned since the start of the turn, for its greatest revenue in gold. The province yields from next turn.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { province: { type: PROVINCE, help: 'a province of yours' } },
  lines: [{ pattern: 'ANNEX <province>' }],
  also: [{ pattern: 'ANNEX PROVINCE <province>' }],
  options: offered((desk) =>
    eachPlace(
      desk,
      'province',
      provincesOf(desk.state)
        .filter(({ owner, annexedTo }) => owner === desk.realm && annexedTo !== desk.realm)
        .map(({ number }) => number),
    ),
  ),
  check: judged((desk, { args }) => {
    const province = findProvince(desk.state, args.province);
    if (!province) return [{ code: 'not-a-province', location: args.province }];
    return [
      province.owner === desk.realm ? null : { code: 'not-yours-at-turn-start', province: province.number },
      province.owner === desk.realm && province.annexedTo === desk.realm
        ? { code: 'already-annexed', province: province.number }
        : null,
    ];
  }),
};
