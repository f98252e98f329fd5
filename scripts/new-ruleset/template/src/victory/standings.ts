import type { Standing } from '@chancery/core';
import { areasOwned, companiesOf, getPowerInfo, powersOf } from '../rules/find.ts';
import { byPoints } from '../rules/points.ts';
import type { GamePosition } from '../types.ts';

export const standings = ({ setting, state }: GamePosition): readonly Standing[] => {
  const ranked = byPoints(powersOf(state));
  return ranked.map(({ number, points }) => {
    const { code, name } = getPowerInfo(setting, number);
    return {
      seat: code,
      place: 1 + ranked.filter((other) => other.points > points).length,
      name,
      score: points,
      figures: {
        Areas: `${areasOwned(state, number).length}`,
        Companies: `${companiesOf(state, number).length}`,
      },
    };
  });
};
