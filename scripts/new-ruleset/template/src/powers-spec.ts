import { type PowerTableSpec, seatId } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { areasOwned, companiesOf, getPowerInfo, powersOf } from './rules/find.ts';
import type { Types } from './types.ts';

/** The other house, as far as it is known. */
export const POWERS: PowerTableSpec<Types> = {
  columns: [
    words('name', 'House'),
    numbers('points', 'Points'),
    numbers('areas', 'Areas'),
    numbers('companies', 'Companies'),
  ],
  rows: ({ setting, view }) =>
    powersOf(view)
      .filter(({ number }) => view.power !== null && number !== view.power)
      .map(({ number, points }) => {
        const { code, name } = getPowerInfo(setting, number);
        return {
          power: code,
          seat: seatId(code),
          stance: 'foe',
          cells: {
            name,
            points: `${points}`,
            areas: `${areasOwned(view, number).length}`,
            companies: `${companiesOf(view, number).length}`,
          },
        };
      }),
};
