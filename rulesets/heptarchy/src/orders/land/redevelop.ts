import { branch, oneOf, when } from '@chancery/kit';
import { RESOURCE_WORDS } from '../../names/reader.ts';
import type { Redevelop } from '../../order.ts';
import { getAreaInfo, ownedBy } from '../../rules/find.ts';
import { RESOURCES } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { AREA, RESOURCE } from '../param-types.ts';

export const redevelop = actionKind<Redevelop>({
  verb: 'REDEVELOP',
  rule: 'HEP-4.9',
  title: 'Re-develop a Resource',
  help: 'Replaces a Resource by another, for the usual cost of the new one.',
  group: GROUPS.land,
  params: {
    area: { type: AREA, help: 'your Land Area' },
    old: { type: RESOURCE, help: 'what is there' },
    new: { type: RESOURCE, help: 'what takes its place' },
  },
  lines: [{ pattern: 'REDEVELOP <area> <old> INTO <new>' }],
  offer: (forecast, could) =>
    oneOf(
      'area',
      ownedBy(forecast.state, forecast.kingdom).map(({ number: area, resources }) =>
        branch(
          area,
          getAreaInfo(forecast.setting, area).name,
          oneOf(
            'old',
            resources.map((old) =>
              branch(
                old,
                RESOURCE_WORDS[old],
                oneOf(
                  'new',
                  RESOURCES.map((to) => branch(to, RESOURCE_WORDS[to], when(could({ area, old, new: to })))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
});
