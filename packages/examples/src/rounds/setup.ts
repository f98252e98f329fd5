import type { Viewer } from '@chancery/core';
import { powerOfCode, powersOn } from '../ground/ground.ts';
import { type GroundOptions, groundOf } from '../ground/scenario.ts';
import { type Camp, KINDS, NO_TROOPS, type RoundsPosition, type RoundsScenario, type View } from './types.ts';

/** What a captain begins with at home (RD-2.1). */
const HOST = { Foot: 4, Bow: 1, Horse: 1 };

export const setup = (scenario: RoundsScenario, options: GroundOptions): RoundsPosition => {
  const setting = groundOf(scenario, options);
  const campIn = (area: number): Camp => {
    const captain = powersOn(setting).find(({ home }) => home === area);
    if (captain !== undefined) return { owner: captain.number, troops: HOST };
    const garrison = scenario.file.garrisons.find(({ camp }) => camp === area) ?? NO_TROOPS;
    return { owner: null, troops: Object.fromEntries(KINDS.map((kind) => [kind, garrison[kind]])) as Camp['troops'] };
  };
  return { setting, state: { turn: 1, camps: setting.areas.map((area) => area && campIn(area.number)) } };
};

export const view = ({ setting, state }: RoundsPosition, viewer: Viewer): View => ({
  power: viewer.kind === 'seat' ? powerOfCode(setting, viewer.seat) : null,
  turn: state.turn,
  camps: state.camps,
});
