import { branch, oneOf, when } from '@chancery/kit';
import { RESOURCE_WORDS } from '../../names/reader.ts';
import type { Develop } from '../../order.ts';
import { RESOURCES } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA, RESOURCE } from '../param-types.ts';

export const develop = actionKind<Develop>({
  verb: 'DEVELOP',
  rule: 'HEP-4.5',
  title: 'Develop a Resource',
  help: 'Adds a Resource to one of your Land Areas with a free slot. Its effect counts at once, its tax from your next Phase on.',
  group: GROUPS.land,
  params: { area: { type: AREA, help: 'your Land Area' }, resource: { type: RESOURCE, help: 'what is allowed there' } },
  lines: [{ pattern: 'DEVELOP <area> <resource>' }],
  also: [{ pattern: 'DEVELOP <resource> IN <area>' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) =>
      oneOf(
        'resource',
        RESOURCES.map((resource) => branch(resource, RESOURCE_WORDS[resource], when(could({ area, resource })))),
      ),
    ),
});
