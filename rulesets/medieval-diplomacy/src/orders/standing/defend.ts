import type { OrderKind } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import type { Defend } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY } from '../unit-types.ts';

export const defend: OrderKind<Types, Defend> = {
  verb: 'DEFEND',
  rule: 'MD-15.27',
  title: 'Defend fortifications',
  help: 'Says whether an army defends the fortification of its realm or an ally, and cannot retreat, or stays outside.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ARMY, help: 'the army' },
  params: { on: { type: FLAG, help: 'defend or stay outside' } },
  lines: [
    { pattern: '<unit> DEFEND ON', sets: { on: true } },
    { pattern: '<unit> DEFEND OFF', sets: { on: false } },
  ],
  also: [
    { pattern: '<unit> DEFEND FORT|FORTIFICATION|FORTIFICATIONS ON', sets: { on: true } },
    { pattern: '<unit> DEFEND FORT|FORTIFICATION|FORTIFICATIONS OFF', sets: { on: false } },
  ],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.DEFEND, (unit) => oneOf('on', [unit.defendFort ? branch(false, 'off') : branch(true, 'on')])),
  ),
  check: judgedOf(),
};
