import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { annexConquered } from './annex.ts';
import { moveCapitals } from './change-owner.ts';
import { displace } from './displacement.ts';
import { eliminateLandless } from './eliminate.ts';
import { recordFirstToFive } from './first-to-five.ts';
import { reviewNegotiationClocks } from './negotiation-clock.ts';
import { reviewOccupations } from './occupation.ts';

/**
 * All that follows from what has just been done, whatever it was: called once after every resolved action, every move of an
 * NPC State, and whatever else ends a War or a Pact. It asks the board alone, so that where nothing follows it does nothing.
 */
export const settle = (scene: Scene, acting: KingdomNumber): void => {
  do
    reviewOccupations(scene); // HEP-0.8, HEP-0.9
  while (
    annexConquered(scene) || // HEP-6.16: at the moment of the occupation
    displace(scene) || // HEP-9.22, HEP-9.23
    eliminateLandless(scene) // HEP-17.11: when all else is resolved
  );
  moveCapitals(scene); // HEP-17.14
  recordFirstToFive(scene, acting); // HEP-6.15
  reviewNegotiationClocks(scene); // HEP-7.6
};
