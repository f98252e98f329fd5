import type { OrderKind } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import type { Marines } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY } from '../unit-types.ts';

export const marines: OrderKind<Types, Marines> = {
  verb: 'MARINES',
  rule: 'MD-15.26',
  title: 'Marines',
  help: 'Says whether the soldiers of an army aboard ships fight as marines in sea battles, or stay below decks.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ARMY, help: 'the army' },
  params: { on: { type: FLAG, help: 'fight or stay below' } },
  lines: [
    { pattern: '<unit> MARINES ON', sets: { on: true } },
    { pattern: '<unit> MARINES OFF', sets: { on: false } },
  ],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.MARINES, (unit) => oneOf('on', [unit.marines ? branch(false, 'off') : branch(true, 'on')])),
  ),
  check: judgedOf(),
};
