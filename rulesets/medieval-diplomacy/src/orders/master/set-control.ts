import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import type { SetControl } from '../../order.ts';
import type { Types } from '../../types.ts';
import { GROUPS } from '../groups.ts';
import { judgedForMaster, realmFault } from '../judging.ts';
import { CONTROL, REALM } from '../param-types.ts';
import { eachRealmOfCampaign } from './master-choices.ts';

export const setControl: OrderKind<Types, SetControl> = {
  verb: 'SET_CONTROL',
  rule: 'MD-18.4',
  title: 'Set control',
  help: 'Gives a realm to a player or to the computer, which only holds it.',
  group: GROUPS.master,
  by: 'master',
  params: { realm: { type: REALM, help: 'the realm' }, control: { type: CONTROL, help: 'player or computer' } },
  lines: [{ pattern: 'SET CONTROL <realm> <control>' }],
  options: ({ view, setting }) =>
    eachRealmOfCampaign(view, setting, ({ control }) =>
      oneOf('control', [control === 'player' ? branch('computer', 'the computer') : branch('player', 'a player')]),
    ),
  check: judgedForMaster(({ args }, known) => [realmFault(known, args.realm)]),
};
