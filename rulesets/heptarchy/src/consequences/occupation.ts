import { areasOf } from '../rules/find.ts';
import { atWar } from '../rules/relations.ts';
import type { Scene } from '../scene.ts';
import { presenceOf } from './presence.ts';

/**
 * Keeps who Occupies what in step with who stands where (HEP-0.8): the recorded occupier as long as it is at War with the
 * owner and has a Land Unit there, else the lowest-numbered State of which that is true (HEP-0.9) and which faces no hostile
 * unit there (HEP-9.7), else nobody.
 */
export const reviewOccupations = (scene: Scene): void => {
  const presence = presenceOf(scene.state);
  for (const { number: area, owner, occupier } of areasOf(scene.state)) {
    const there = presence[area] ?? [];
    if (occupier === null && there.length === 0) continue;
    const holders = there.filter((kingdom) => atWar(scene.state, kingdom, owner));
    if (occupier !== null && holders.includes(occupier)) continue;
    if (occupier !== null) scene.emit({ kind: 'occupation-ended', rule: 'HEP-0.8', area, by: occupier });
    const next = holders.find((kingdom) => !there.some((other) => atWar(scene.state, other, kingdom)));
    if (next !== undefined) {
      scene.emit({ kind: 'occupied', rule: occupier === null ? 'HEP-9.7' : 'HEP-0.9', area, by: next });
    }
  }
};
