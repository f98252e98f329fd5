import { DONE, type OrderKind } from '@chancery/core';
import type { Desk } from '../../known/desk.ts';
import type { HireCommander } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import { commanderLimit } from '../../rules/limits.ts';
import { placeOf } from '../../rules/places.ts';
import type { Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import { readUnitLabel } from '../../unit-id.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { type Judgement, judgedOf, nameFault } from '../judging.ts';
import { UNIT_NAME } from '../param-types.ts';
import { GARRISON } from '../unit-types.ts';

/** No city can be had before F5. Royal rank can: the game master may yet raise the realm (MD-12.61). */
const hiringFaults = ({ setting }: Desk, { args }: HireCommander, { location }: Unit): Judgement => [
  nameFault(args.name),
  placeOf(setting, location).cityName === null ? { code: 'no-city', province: location } : null,
];

export const hireCommander: OrderKind<Types, HireCommander> = {
  verb: 'HIRE_COMMANDER',
  rule: 'MD-15.42',
  title: 'Hire a commander',
  help: 'Hires a commander for 20 gold, with random skills, who appears in the garrison after all battles. A royal realm may have five.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: GARRISON, help: 'the garrison of a city' },
  params: { name: { type: UNIT_NAME, optional: true, help: 'the commander’s name' } },
  lines: [{ pattern: '<unit> HIRE COMMANDER [<name>]' }],
  options: offered((desk) => {
    const hired = desk.orders.filter(({ verb }) => verb === 'HIRE_COMMANDER');
    const room = commanderLimit(desk.view.own?.status ?? 'commoner') - desk.view.commanders.length - hired.length;
    if (room <= 0) return null;
    return eachUnit(desk, GIVERS.HIRE_COMMANDER, ({ id, location }) => {
      const taken = hired.some(
        (order) => order.verb === 'HIRE_COMMANDER' && readUnitLabel(desk.realm, order.unit) === id,
      );
      return taken || placeOf(desk.setting, location).cityName === null ? null : DONE;
    });
  }),
  check: judgedOf(hiringFaults),
};
