import { knownTo, type Moment } from '@chancery/core';
import type { Campaign } from './open-campaign.ts';

/** How the rules call the time of a position, such as `Spring 1320, turn 1`. */
export const turnHeading = ({ ruleset }: Campaign, { position }: Moment): string =>
  ruleset.text.turn(knownTo(ruleset, position, 'public'));
