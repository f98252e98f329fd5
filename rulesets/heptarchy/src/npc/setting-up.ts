import { SLOTS } from '../rules/development.ts';
import { getAreaInfo, kingdomsOf, ownedBy } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { Area } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { raiseFreeLevy } from './levies.ts';

/**
 * At the end of Turn 0 each NPC State develops one random Resource and gets one Levy, both free (HEP-16.1). One that had a
 * player in Turn 0 keeps what they made: the limits of areas hold for it too (HEP-4.7, HEP-4.8, HEP-8.2).
 */
export const npcStatesSetUp = (scene: Scene): void => {
  for (const { number, controller } of kingdomsOf(scene.state)) {
    if (controller !== 'npc') continue;
    for (const area of ownedBy(scene.state, number)) {
      if (area.resources.length < SLOTS) developAtRandom(scene, number, area);
      if (area.landUnitMade === null) raiseFreeLevy(scene, number, area.number, 'HEP-16.1');
    }
  }
};

const developAtRandom = (
  { setting, dice, emit }: Scene,
  kingdom: KingdomNumber,
  { number: area, resources }: Area,
): void => {
  const { allowed, code } = getAreaInfo(setting, area);
  const possible = allowed.filter((each) => !resources.includes(each));
  const sides = possible.length;
  if (sides === 0) return;
  const die = dice.at('npc.resource', code).d(sides);
  const resource = possible[die - 1];
  if (resource === undefined) throw new Error(`a die of ${sides} has shown ${die}`);
  emit({ kind: 'npc-developed', rule: 'HEP-16.1', kingdom, area, resource, die: sides > 1 ? die : null, sides });
};
