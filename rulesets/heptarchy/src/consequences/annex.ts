import { areasOf, getKingdom, isLandUnit, isNpc, ownedBy, unitsOf } from '../rules/find.ts';
import { pair } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { changeOwner } from './change-owner.ts';
import { eliminate } from './eliminate.ts';
import { changePrestige } from './prestige.ts';

/** What a Land Area gained by conquest of an NPC State brings (HEP-13.5). */
const PRESTIGE_OF_CONQUEST = 2;

/** Annexes every NPC State that has been conquered (HEP-6.16 to 6.19). Tells whether there was any. */
export const annexConquered = (scene: Scene): boolean => {
  const invaded = new Set(areasOf(scene.state).flatMap(({ owner, occupier }) => (occupier === null ? [] : [owner])));
  let annexed = false;
  for (const npc of [...invaded].sort((a, b) => a - b)) {
    const conqueror = conquerorOf(scene, npc);
    if (conqueror === null) continue;
    annex(scene, npc, conqueror);
    annexed = true;
  }
  return annexed;
};

/** The Player State that Occupies all areas of an NPC State that has no Land Units left anywhere (HEP-6.17, HEP-6.18). */
const conquerorOf = ({ state }: Board, npc: KingdomNumber): KingdomNumber | null => {
  if (!isNpc(getKingdom(state, npc)) || unitsOf(state, npc).some(isLandUnit)) return null;
  const occupiers = new Set(ownedBy(state, npc).map(({ occupier }) => occupier));
  const [only = null] = occupiers;
  if (occupiers.size !== 1 || only === null) return null;
  return getKingdom(state, only).controller === 'player' ? only : null;
};

/** The War is over at once; areas and Resources pass, Navies and Gold are lost. */
const annex = (scene: Scene, npc: KingdomNumber, by: KingdomNumber): void => {
  for (const { number } of ownedBy(scene.state, npc)) {
    changeOwner(scene, number, by, 'conquest');
    changePrestige(scene, by, PRESTIGE_OF_CONQUEST, 'conquest');
  }
  scene.emit({ kind: 'war-ended', rule: 'HEP-6.16', ...pair(npc, by), how: 'annexed', winner: null });
  eliminate(scene, npc);
};
