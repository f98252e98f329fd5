import { worldNumberOfSea } from '../setting.ts';
import type { Station, Unit } from '../state.ts';
import type { HepKnown } from '../types.ts';

/** Where a unit is, by number on the map: what is aboard at sea is with its Navy. */
export const placeOf = ({ setting, view }: HepKnown, { at }: Pick<Unit, 'at'>): number => {
  switch (at.in) {
    case 'area':
    case 'port':
      return at.area;
    case 'sea':
      return worldNumberOfSea(setting, at.sea);
    case 'navy': {
      const navy = view.board.units.find(({ id }) => id === at.navy);
      return navy === undefined ? 0 : placeOf({ setting, view }, navy as { readonly at: Station });
    }
  }
};
