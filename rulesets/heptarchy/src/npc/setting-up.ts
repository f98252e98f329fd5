import { areaInfo, kingdomsOf, ownedBy } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { Area } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { raiseFreeLevy } from './levies.ts';

/** At the end of Turn 0 each NPC State develops one random Resource and gets one Levy, both free (HEP-16.1). */
export const npcStatesSetUp = (scene: Scene): void => {
  for (const { number, controller } of kingdomsOf(scene.state)) {
    if (controller !== 'npc') continue;
    for (const area of ownedBy(scene.state, number)) {
      developAtRandom(scene, number, area);
      raiseFreeLevy(scene, number, area.number, 'HEP-16.1');
    }
  }
};

const developAtRandom = ({ setting, dice, emit }: Scene, kingdom: KingdomNumber, { number: area }: Area): void => {
  const { allowed, code } = areaInfo(setting, area);
  const sides = allowed.length;
  const die = dice.at('npc.resource', code).d(sides);
  const resource = allowed[die - 1];
  if (resource === undefined) throw new Error(`nothing may be developed in ${code}`);
  emit({ kind: 'npc-developed', rule: 'HEP-16.1', kingdom, area, resource, die: sides > 1 ? die : null, sides });
};
