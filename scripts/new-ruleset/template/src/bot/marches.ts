import type { Dice } from '@chancery/core';
import type { March } from '../order.ts';
import { areasOf, companiesOf } from '../rules/find.ts';
import { marchFault } from '../rules/march.ts';
import type { GameKnown } from '../types.ts';

/** Each company marches into an area that is not its own, if it reaches one; which one is a matter of chance. */
export const marchesOf = ({ setting, view }: GameKnown, dice: Dice): readonly March[] =>
  companiesOf(view, view.power ?? 0).flatMap((company): readonly March[] => {
    const near = areasOf(view).filter(({ number }) => marchFault(setting, company, number) === null);
    const wanted = near.filter(({ owner }) => owner !== view.power);
    const to = wanted[dice.at('way', company.id).d(wanted.length + 1) - 1];
    return to === undefined ? [] : [{ verb: 'MARCH', args: { companies: [company.id], to: to.number } }];
  });
