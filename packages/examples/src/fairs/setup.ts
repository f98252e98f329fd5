import type { Viewer } from '@chancery/core';
import { powerOfCode, powersOn } from '../ground/ground.ts';
import { type GroundOptions, type GroundScenario, groundOf } from '../ground/scenario.ts';
import { storesOf, yieldOf } from './rules.ts';
import type { FairsPosition, View } from './types.ts';

const BEGIN_WITH = 3;

/** Each house begins with three of what its home yields (FA-2.1). */
export const setup = (scenario: GroundScenario, options: GroundOptions): FairsPosition => {
  const setting = groundOf(scenario, options);
  const stores = Object.fromEntries(
    powersOn(setting).map((house) => [
      house.code,
      { ...storesOf({ stores: {} }, house), [yieldOf(house.home)]: BEGIN_WITH },
    ]),
  );
  return { setting, state: { turn: 1, half: 'first', stores } };
};

export const view = ({ setting, state }: FairsPosition, viewer: Viewer): View => ({
  power: viewer.kind === 'seat' ? powerOfCode(setting, viewer.seat) : null,
  turn: state.turn,
  half: state.half,
  stores: state.stores,
});
