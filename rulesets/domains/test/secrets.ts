import type { Secrets } from '@chancery/testkit';
import { domainOfCode } from '../src/rules/find.ts';
import type { Types } from '../src/types.ts';

/** What a viewer may not know, as changes that they must not notice (DOM-15.2). */
export const SECRETS: Secrets<Types> = {
  positions: ({ setting, state }, viewer) => {
    const own = viewer === null ? null : domainOfCode(setting, viewer);
    return state.domains.flatMap((domain) =>
      domain === null || domain.number === own
        ? []
        : [
            {
              setting,
              state: {
                ...state,
                domains: state.domains.map((each) =>
                  // Less than a point of the score.
                  each?.number === domain.number
                    ? { ...each, treasury: each.treasury % 5 === 4 ? each.treasury - 1 : each.treasury + 1 }
                    : each,
                ),
              },
            },
          ],
    );
  },
  events: () => [],
  /** A plan that the host refuses is told to its author alone. */
  orders: ({ setting, state }, seat, _, words) => {
    const domainOf = (code: string): number => domainOfCode(setting, code) ?? 0;
    const other = state.domains.find((domain) => domain !== null && domain.number !== domainOf(seat));
    const own = state.domains[domainOf(seat)];
    if (!other || !own) return [];
    return [
      {
        verb: 'COVERT',
        section: 'r3',
        args: { domain: other.number, template: 'other', text: words, by: own.ruler.id },
      },
    ];
  },
};
