import type { World } from '@chancery/core';
import type { ScenarioFile } from './scenarios/scenario-file.ts';

/** A checked scenario: its file, and the map on which it is played. */
export interface Scenario {
  readonly file: ScenarioFile;
  readonly world: World;
}
