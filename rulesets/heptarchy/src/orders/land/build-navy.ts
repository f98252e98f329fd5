import { DONE } from '@chancery/core';
import { branch, oneOf, when } from '@chancery/kit';
import type { BuildNavy } from '../../order.ts';
import { getAreaInfo, getSeaInfo } from '../../rules/find.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA, SEA } from '../param-types.ts';

export const buildNavy = actionKind<BuildNavy>({
  verb: 'BUILD_NAVY',
  rule: 'HEP-8.6',
  title: 'Build a Navy',
  help: 'Creates an anchored Navy (12 Gold) in one of your Land Areas that borders a sea with shipyards.',
  group: GROUPS.land,
  params: {
    area: { type: AREA, help: 'where' },
    sea: { type: SEA, optional: true, help: 'the anchor point, where the area borders two seas' },
  },
  lines: [{ pattern: 'BUILD NAVY <area> [AT <sea>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) => {
      if (!could({ area })) return null;
      const { seas } = getAreaInfo(forecast.setting, area);
      if (seas.length < 2) return DONE;
      return oneOf(
        'sea',
        seas.map((sea) => branch(sea, getSeaInfo(forecast.setting, sea).name, when(could({ area, sea })))),
      );
    }),
});
