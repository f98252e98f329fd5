import { MASTER } from '@chancery/core';
import type { Moment } from '../record/seal.ts';
import type { Campaign } from './open-campaign.ts';

/** How the rules call the time of a position, such as `Spring 1320 (turn 1)`. */
export const turnHeading = ({ ruleset }: Campaign, { position }: Moment): string =>
  ruleset.text.turn({ setting: position.setting, view: ruleset.view(position, MASTER) });
