import { oneOf } from '@chancery/kit';
import type { Sail } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { SEA } from '../param-types.ts';
import { fleets, navies, seaBranch } from './fleets.ts';

export const sail = actionKind<Sail>({
  verb: 'SAIL',
  rule: 'HEP-9.10',
  title: 'Sail',
  help: 'Moves Navies from one sea to an adjacent one; costs one action of each. Enemy Navies there fight at once.',
  group: GROUPS.movement,
  units: 'navies',
  params: { navies, sea: { type: SEA, help: 'an adjacent sea' } },
  lines: [{ pattern: 'SAIL <navies> TO <sea>' }],
  offer: (forecast, could) =>
    oneOf(
      'sea',
      forecast.setting.seas.flatMap((sea) =>
        sea
          ? [
              seaBranch(
                forecast,
                sea.number,
                fleets(forecast, (ids) => could({ navies: ids, sea: sea.number })),
              ),
            ]
          : [],
      ),
    ),
});
