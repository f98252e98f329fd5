import { branch, oneOf, when } from '@chancery/kit';
import { UNIT_WORDS } from '../../names/reader.ts';
import type { Raise } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA, LAND_KIND } from '../param-types.ts';

export const raise = actionKind<Raise>({
  verb: 'RAISE',
  rule: 'HEP-8.2',
  title: 'Raise a Levy or Retinue',
  help: 'Creates a Land Unit in one of your Land Areas, which can create one each Turn. The unit can act in your next Phase.',
  group: GROUPS.land,
  params: { kind: { type: LAND_KIND, help: 'LEVY (3 Gold) or RETINUE (9 Gold)' }, area: { type: AREA, help: 'where' } },
  lines: [{ pattern: 'RAISE <kind> <area>' }],
  also: [{ pattern: 'RAISE <kind> IN <area>' }],
  offer: (forecast, could) =>
    oneOf(
      'kind',
      (['levy', 'retinue'] as const).map((kind) =>
        branch(
          kind,
          UNIT_WORDS[kind],
          eachArea('area', forecast, (area) => when(could({ area, kind }))),
        ),
      ),
    ),
});
