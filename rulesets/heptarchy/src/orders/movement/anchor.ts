import { type Choice, DONE } from '@chancery/core';
import { oneOf } from '@chancery/kit';
import type { Forecast } from '../../known/forecast.ts';
import type { Anchor } from '../../order.ts';
import { getAreaInfo } from '../../rules/find.ts';
import type { Station } from '../../state.ts';
import type { AreaNumber } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea } from '../offering.ts';
import { AREA, SEA } from '../param-types.ts';
import { fleets, navies, seaBranch } from './fleets.ts';

export const anchor = actionKind<Anchor>({
  verb: 'ANCHOR',
  rule: 'HEP-9.12',
  title: 'Anchor Navies',
  help: 'Anchors Navies at a Land Area that borders their sea: your own, a Pact partner’s, or one that you Occupy.',
  group: GROUPS.movement,
  units: 'navies',
  params: {
    navies,
    area: { type: AREA, help: 'where' },
    sea: { type: SEA, optional: true, help: 'the anchor point, where the area borders two seas' },
  },
  lines: [{ pattern: 'ANCHOR <navies> AT <area> [ON <sea>]' }],
  offer: (forecast, could) =>
    eachArea('area', forecast, (area) =>
      fleets(
        forecast,
        (ids) => could({ navies: ids, area }),
        (at) => anchorPoint(forecast, area, at),
      ),
    ),
});

/** Which of two seas the fleet shall lie on, the one that it comes from first (HEP-9.24). */
const anchorPoint = (forecast: Forecast, area: AreaNumber, at: Station): Choice => {
  const { seas } = getAreaInfo(forecast.setting, area);
  if (seas.length < 2 || at.in !== 'sea') return DONE;
  const ownFirst = [at.sea, ...seas.filter((sea) => sea !== at.sea)];
  return (
    oneOf(
      'sea',
      ownFirst.map((sea) => seaBranch(forecast, sea, DONE)),
    ) ?? DONE
  );
};
