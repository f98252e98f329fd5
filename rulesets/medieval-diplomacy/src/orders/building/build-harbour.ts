import { DONE, type OrderKind } from '@chancery/core';
import type { BuildHarbour } from '../../order.ts';
import { HARBOUR } from '../../rules/forts.ts';
import { hasCoast, placeOf } from '../../rules/places.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';
import { eachBuilder, whereItStands } from './building.ts';

export const buildHarbour: OrderKind<Types, BuildHarbour> = {
  verb: 'BUILD_HARBOUR',
  rule: 'MD-15.45',
  title: 'Build harbour',
  help: 'Builds a harbour in your province, which needs a city and a coast without reefs: 5 workers and 20 gold. You can build ships there next turn.',
  group: GROUPS.building,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison that builds' },
  params: {},
  lines: [{ pattern: '<unit> BUILD HARBOUR' }],
  also: [{ pattern: '<unit> BUILD HARBOR' }],
  options: offered((desk) =>
    eachBuilder(desk, 'BUILD_HARBOUR', ({ number, harbour }, workers) => {
      const fit = placeOf(desk.setting, number).cityName !== null && hasCoast(desk.setting, number);
      return fit && !harbour && workers >= HARBOUR.workers ? DONE : null;
    }),
  ),
  check: judgedOf((desk, _, unit) =>
    whereItStands(desk, unit, ({ number, harbour }) => [
      harbour ? { code: 'has-harbour', province: number } : null,
      placeOf(desk.setting, number).cityName === null ? { code: 'no-city', province: number } : null,
      hasCoast(desk.setting, number) ? null : { code: 'no-coast', province: number },
    ]),
  ),
};
