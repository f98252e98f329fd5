import type { Dice } from '@chancery/core';
import { areaOn } from '../ground/ground.ts';
import { musterFault, unitName, unitsOf } from './rules.ts';
import type { FogKnown, Order } from './types.ts';

/** Each unit marches to an area beside it, one that is not its own if it can; silver becomes columns. */
export const bot = ({ setting, view }: FogKnown, dice: Dice): readonly Order[] => [
  ...unitsOf(view, view.power).flatMap((unit): readonly Order[] => {
    const { borders } = areaOn(setting, unit.at);
    const wanted = borders.filter((area) => view.owners[area] !== view.power);
    const among = wanted.length > 0 ? wanted : borders;
    const to = among[dice.at('way', unit.number).d(among.length) - 1];
    return to === undefined ? [] : [{ verb: 'MARCH', unit: unitName(unit), args: { way: [to] } }];
  }),
  ...(musterFault(setting, view, 'column') === null ? [{ verb: 'MUSTER', args: { kind: 'column' } } as const] : []),
];
