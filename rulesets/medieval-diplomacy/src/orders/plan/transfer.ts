import type { OrderKind } from '@chancery/core';
import { FLAG } from '@chancery/kit';
import { unitNamed } from '../../known/desk.ts';
import type { Transfer } from '../../order.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { dealingFault, judgedOf } from '../judging.ts';
import { COUNT, RANK_NUMBER, REALM, TROOP } from '../param-types.ts';
import { ANY_UNIT, COMMANDER_ID } from '../unit-types.ts';
import { transferOptions } from './transfer-options.ts';
import { namesOneThing, receiverFaults, thingFaults } from './transferring.ts';

export const transfer: OrderKind<Types, Transfer> = {
  verb: 'TRANSFER',
  rule: 'MD-15.32',
  title: 'Transfer',
  help: 'Hands troops or a commander to a unit at the same place; ALL hands over everything that unit can hold. Used Move-points go with them. If only transfers follow, the unit waits for the other one.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the giver' },
  params: {
    count: { type: COUNT, optional: true, help: 'how many' },
    type: { type: TROOP, optional: true, help: 'the troop type' },
    rank: { type: RANK_NUMBER, optional: true, help: 'from this rank only' },
    commander: { type: COMMANDER_ID, optional: true, help: 'a commander, in place of troops' },
    all: { type: FLAG, optional: true, help: 'all troops and commanders that the receiver can hold' },
    to: { type: ANY_UNIT, help: 'the receiver' },
    toRealm: { type: REALM, optional: true, help: 'the realm of a receiver that is not yours' },
  },
  lines: [
    { pattern: '<unit> TRANSFER ALL TO <to> [OF <toRealm>]', sets: { all: true } },
    { pattern: '<unit> TRANSFER <count> <type> [RANK <rank>] TO <to> [OF <toRealm>]' },
    { pattern: '<unit> TRANSFER <commander> TO <to> [OF <toRealm>]' },
  ],
  also: [{ pattern: '<unit> TRANSFER COMMANDER <commander> TO <to> [OF <toRealm>]' }],
  options: offered(transferOptions),
  check: judgedOf((desk, order, giver) => {
    const { to, toRealm } = order.args;
    const abroad = toRealm === undefined ? null : dealingFault(desk, toRealm);
    if (abroad && abroad.code !== 'oneself') return [abroad];
    const receiver = unitNamed(desk, to, toRealm);
    /** A unit of somebody else may yet be formed. */
    const unknown = !receiver && (toRealm === undefined || abroad !== null);
    return [
      namesOneThing(order) ? null : { code: 'arguments', wanted: 'all, or a commander, or type and count' },
      unknown ? { code: 'unknown-unit', unit: to } : null,
      ...(receiver ? receiverFaults(desk, order, giver, receiver) : []),
      ...thingFaults(desk, order, receiver),
    ];
  }),
};
