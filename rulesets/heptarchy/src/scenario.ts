import type { World } from '@chancery/core';
import type { Setting } from './setting.ts';

/** Checked scenario data (HEP-18.1): all of a setting but its options, and what the options are unless given. */
export interface Scenario extends Omit<Setting, 'options'> {
  readonly options: Partial<Setting['options']>;
  readonly world: World;
}
