import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import type { Leader } from '../../order.ts';
import { findUnit, getCommander } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ANY_UNIT, COMMANDER_ID } from '../unit-types.ts';

export const leader: OrderKind<Types, Leader> = {
  verb: 'LEADER',
  rule: 'MD-15.28',
  title: 'Appoint leader',
  help: 'Makes a commander who is with the unit at the start of the turn its leader. Only the leader gives the unit a bonus.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the unit' },
  params: { commander: { type: COMMANDER_ID, help: 'the commander' } },
  lines: [{ pattern: '<unit> LEADER <commander>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.LEADER, ({ id }) => {
      const unit = findUnit(desk.state, id);
      const others = unit?.commanders.filter((commander) => commander !== unit.leader) ?? [];
      return oneOf(
        'commander',
        others.map((commander) => branch(commander, getCommander(desk.state, commander).name)),
      );
    }),
  ),
  /** Nobody joins a unit before E7. */
  check: judgedOf((_, { unit: label, args }, unit) => [
    unit.commanders.includes(args.commander) ? null : { code: 'not-in-unit', unit: label, commander: args.commander },
  ]),
};
