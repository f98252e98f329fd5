import { knownTo } from '../orders/known-to.ts';
import type { Moment } from '../record/seal.ts';
import type { Campaign } from './open-campaign.ts';

/** How the rules call the time of a position, such as `Spring 1320, turn 1`. */
export const turnHeading = ({ ruleset }: Campaign, { position }: Moment): string =>
  ruleset.text.turn(knownTo(ruleset, position, 'public'));
