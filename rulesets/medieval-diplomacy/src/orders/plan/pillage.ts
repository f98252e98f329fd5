import { DONE, type OrderKind } from '@chancery/core';
import type { Pillage } from '../../order.ts';
import { findProvince } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { totalCombat } from '../../rules/troops.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { ARMY_OR_GARRISON } from '../unit-types.ts';

export const pillage: OrderKind<Types, Pillage> = {
  verb: 'PILLAGE',
  rule: 'MD-15.39',
  title: 'Pillage',
  help: 'Takes the current revenue of the province where the unit is at once, and damages the province. It needs total combat 10 and no enemy there, and ends the movement of an army.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: ARMY_OR_GARRISON, help: 'the army or garrison' },
  params: {},
  lines: [{ pattern: '<unit> PILLAGE' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.PILLAGE, (unit) => {
      const { setting } = desk;
      const able =
        unit.loadedOn === null &&
        findProvince(desk.movement().moved, unit.location)?.pillaged === false &&
        (unit.kind === 'G' || movePointsLeft(setting, unit) > 0) &&
        totalCombat(setting, unit) >= setting.options.pillageMinCombat;
      return able ? DONE : null;
    }),
  ),
  check: judgedOf(),
};
