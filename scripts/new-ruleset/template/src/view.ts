import type { Viewer } from '@chancery/core';
import { powerOfCode } from './rules/find.ts';
import type { GamePosition } from './types.ts';
import type { View } from './view-types.ts';

/** What a viewer sees, built up from nothing (NEW-3.1). */
export const view = ({ setting, state }: GamePosition, viewer: Viewer): View => {
  const power = viewer.kind === 'seat' ? powerOfCode(setting, viewer.seat) : null;
  return {
    power,
    turn: state.turn,
    powers: state.powers.map((each) => each && { number: each.number, points: each.points }),
    areas: state.areas.map((area) => area && { number: area.number, owner: area.owner }),
    companies: state.companies.map(({ id, owner, at, men }) => ({
      id,
      owner,
      at,
      men: owner === power || viewer.kind === 'master' ? men : null,
    })),
  };
};
