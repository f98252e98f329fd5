import type { Secrets } from '@chancery/testkit';
import { powerOfCode } from '../src/rules/find.ts';
import type { Types } from '../src/types.ts';

/** What a viewer may not know, as changes that they must not notice (NEW-3.1, NEW-3.2). */
export const SECRETS: Secrets<Types> = {
  positions: ({ setting, state }, viewer) => {
    const own = viewer === null ? null : powerOfCode(setting, viewer);
    return state.companies
      .filter(({ owner }) => owner !== own)
      .map(({ id }) => ({
        setting,
        state: {
          ...state,
          companies: state.companies.map((company) =>
            company.id === id ? { ...company, men: company.men + 1 } : company,
          ),
        },
      }));
  },
  events: (event, viewer, { setting }) => {
    if (event.kind !== 'battle-fought') return [];
    const own = viewer === null ? null : powerOfCode(setting, viewer);
    if (event.sides.some(({ power }) => power === own)) return [];
    return [{ ...event, sides: event.sides.map((side) => ({ ...side, men: side.men + 1, roll: 7 - side.roll })) }];
  },
  orders: () => [],
};
