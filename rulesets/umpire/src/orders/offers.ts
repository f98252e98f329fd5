import type { Choice } from '@chancery/core';
import { branch, everyNumbered, oneOf } from '@chancery/kit';
import type { GameKnown } from '../types.ts';
import type { OwnProvince, ProvinceView } from '../view-types.ts';

/** What forms offer: the things that orders are about, as far as the ruler knows them. */

/** A province that the viewer owns. */
export type Owned = ProvinceView & { readonly own: OwnProvince };

export const ownedOf = ({ view }: GameKnown): readonly Owned[] =>
  everyNumbered(view.provinces).filter((province): province is Owned => province.own !== null);

/** One of some provinces, and what is asked of it then; null where there is none. */
export const oneProvince = (provinces: readonly ProvinceView[], then?: (number: number) => Choice | null) =>
  oneOf(
    'province',
    provinces.map(({ number, name }) =>
      then === undefined ? branch(number, name) : branch(number, name, then(number)),
    ),
  );
