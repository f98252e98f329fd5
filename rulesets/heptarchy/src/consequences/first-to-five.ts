import { warScore } from '../rules/score.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';

/** HEP-6.14 */
const ENOUGH = 5;

/** Records for each War which State first reached a War Score of 5, the acting State first (HEP-6.14, HEP-6.15). */
export const recordFirstToFive = (scene: Scene, acting: KingdomNumber): void => {
  for (const { a, b, firstToFive } of scene.state.wars) {
    if (firstToFive !== null) continue;
    const sides = b === acting ? [b, a] : [a, b];
    const first = sides.find((side) => warScore(scene, side, side === a ? b : a) >= ENOUGH);
    if (first !== undefined) scene.emit({ kind: 'first-to-five', rule: 'HEP-6.14', a, b, first });
  }
};
