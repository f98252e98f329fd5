import { getAreaInfo, getKingdom } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import { TRADITIONS } from '../words.ts';

/** Players who have let a Turn end without signing up get the first Tradition that their Tribe lacks (HEP-3.9). */
export const lateRulersSignedUp = (scene: Scene): void => {
  for (const number of scene.state.playerList) {
    const { controller, leader, color, traditions } = getKingdom(scene.state, number);
    const tradition = TRADITIONS.find((each) => !traditions.includes(each));
    if (controller !== 'player' || leader !== '' || tradition === undefined) continue;
    const { name } = getAreaInfo(scene.setting, number);
    scene.emit({ kind: 'signed-up', rule: 'HEP-3.9', kingdom: number, leader: `King of ${name}`, color, tradition });
  }
};
