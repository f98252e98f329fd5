import { ownedBy, unitsOf } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { changeOwner } from './change-owner.ts';
import { disband } from './disband.ts';
import { eliminate } from './eliminate.ts';

/**
 * An NPC State has accepted its Subjugation: its area, Resources and Levies pass intact and in place (HEP-5.29, HEP-5.32);
 * Retinues, Navies and Gold of a caretaker are lost (HEP-5.35).
 */
export const absorb = (scene: Scene, npc: KingdomNumber, by: KingdomNumber): void => {
  for (const { id, kind } of unitsOf(scene.state, npc)) if (kind === 'retinue') disband(scene, id, 'subjugated');
  for (const { id, kind } of unitsOf(scene.state, npc)) if (kind === 'navy') disband(scene, id, 'subjugated');
  for (const { number } of ownedBy(scene.state, npc)) changeOwner(scene, number, by, 'subjugation');
  const levies = unitsOf(scene.state, npc).map(({ id }) => id);
  if (levies.length > 0) scene.emit({ kind: 'levies-joined', rule: 'HEP-5.29', from: npc, to: by, units: levies });
  eliminate(scene, npc);
};
