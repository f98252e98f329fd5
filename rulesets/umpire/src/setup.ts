import type { Dice } from '@chancery/core';
import { settingOf } from './rules/beginning/setting-of.ts';
import { stateOf } from './rules/beginning/state-of.ts';
import type { Scenario } from './scenario.ts';
import type { Options } from './setting.ts';
import type { GamePosition } from './types.ts';

/** The first position (UM-23.1): what is public of the file is the setting, what is secret the state. Missing ratings are rolled. */
export const setup = (scenario: Scenario, options: Options, dice: Dice): GamePosition => {
  const setting = settingOf(scenario, options);
  return { setting, state: stateOf(scenario.file, setting, dice) };
};
