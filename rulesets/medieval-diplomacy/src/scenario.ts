import type { World } from '@chancery/core';
import type { ScenarioFile } from './scenarios/scenario-file.ts';

/** A checked scenario: the starting position and the map it stands on (MD-19.2). */
export interface Scenario {
  readonly file: ScenarioFile;
  readonly world: World;
}
