import type { Among } from '@chancery/core';
import type { Order } from '../../order.ts';
import { countOf } from '../../rules/forces.ts';
import type { GameKnown } from '../../types.ts';
import type { Arm, NationNumber, ProvinceNumber } from '../../words.ts';

/** An arm of a nation, and where. */
export interface ArmThere {
  readonly nation: NationNumber;
  readonly province: ProvinceNumber;
  readonly arm: Arm;
}

/** Whether a nation has units of an arm in a province, or an earlier line of the same edits puts them there. */
export const standsThere = (
  { setting, view }: GameKnown,
  { orders, index }: Pick<Among<Order>, 'orders' | 'index'>,
  { nation, province, arm }: ArmThere,
): boolean => {
  const isThere = (view.stacks[province] ?? []).some(
    (stack) => stack.nation === nation && countOf(setting, stack.units, arm) > 0,
  );
  const isPutThere = orders
    .slice(0, index)
    .some(
      ({ verb, args }) =>
        verb === 'EDIT_TROOPS' &&
        args.nation === nation &&
        args.province === province &&
        args.count > 0 &&
        setting.types[args.type]?.category === arm,
    );
  return isThere || isPutThere;
};
