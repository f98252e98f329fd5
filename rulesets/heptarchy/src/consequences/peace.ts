import type { EventOf } from '../events.ts';
import { pair } from '../rules/relations.ts';
import { LEAST_TRUCE } from '../rules/truce.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';

/** A Truce of so many Turns from now on (HEP-5.4). */
export const makeTruce = (scene: Scene, x: KingdomNumber, y: KingdomNumber, length: number): void =>
  scene.emit({ kind: 'truce-made', rule: 'HEP-5.4', ...pair(x, y), until: scene.state.turn + length });

interface WarEnd {
  readonly how: EventOf<'war-ended'>['how'];
  readonly winner?: KingdomNumber | null;
}

/** The War is gone, with its scores (HEP-7.27). Occupations and strangers are for `settle`. */
export const endWar = (scene: Scene, x: KingdomNumber, y: KingdomNumber, { how, winner = null }: WarEnd): void =>
  scene.emit({ kind: 'war-ended', rule: 'HEP-7.27', ...pair(x, y), how, winner });

/** White Peace: the least Truce, and no winner (HEP-7.17, HEP-7.24). */
export const whitePeace = (scene: Scene, x: KingdomNumber, y: KingdomNumber): void => {
  makeTruce(scene, x, y, LEAST_TRUCE);
  endWar(scene, x, y, { how: 'white-peace' });
};
