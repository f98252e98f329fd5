import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import type { SetStatus } from '../../order.ts';
import type { Types } from '../../types.ts';
import { STATUSES } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { judgedForMaster, realmFault } from '../judging.ts';
import { REALM, STATUS } from '../param-types.ts';
import { eachRealmOfCampaign } from './master-choices.ts';

export const setStatus: OrderKind<Types, SetStatus> = {
  verb: 'SET_STATUS',
  rule: 'MD-12.62',
  title: 'Set status',
  help: 'Makes a realm royal or common; only the limits of commanders and annexed provinces differ. A campaign works well with a third to a half of its realms royal.',
  group: GROUPS.master,
  by: 'master',
  params: { realm: { type: REALM, help: 'the realm' }, status: { type: STATUS, help: 'commoner or royalty' } },
  lines: [{ pattern: 'SET STATUS <realm> <status>' }],
  options: ({ view, setting }) =>
    eachRealmOfCampaign(view, setting, ({ number }) =>
      oneOf(
        'status',
        STATUSES.filter((status) => view.ledger?.find((line) => line.number === number)?.status !== status).map(
          (status) => branch(status, status),
        ),
      ),
    ),
  check: judgedForMaster(({ args }, known) => [realmFault(known, args.realm)]),
};
