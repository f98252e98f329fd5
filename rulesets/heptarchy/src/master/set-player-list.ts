import { setController } from '../npc/controller.ts';
import type { SetPlayerList } from '../order.ts';
import { kingdomsOf } from '../rules/find.ts';
import { kingdomOfCode } from '../setting.ts';
import type { ActOfMaster } from './act.ts';

/** Who plays, and in which order; before Turn 1 only (HEP-1.12). */
export const setPlayerList: ActOfMaster<SetPlayerList> = {
  fault: ({ setting, state }, { kingdoms }) => {
    if (state.turn > 0) return { code: 'only-in-turn-0' };
    const unknown = kingdoms.find((code) => kingdomOfCode(setting, code) === null);
    if (unknown !== undefined) return { code: 'unknown-kingdom', kingdom: unknown };
    const twice = kingdoms.find((code, index) => kingdoms.indexOf(code) !== index);
    return twice === undefined ? null : { code: 'named-twice', kingdom: twice };
  },

  act: (scene, { kingdoms: codes }) => {
    const kingdoms = codes.flatMap((code) => kingdomOfCode(scene.setting, code) ?? []);
    for (const { number, controller } of kingdomsOf(scene.state)) {
      const listed = kingdoms.includes(number);
      if (listed && controller !== 'player') setController(scene, number, 'player', 'master');
      if (!listed && controller !== 'npc') setController(scene, number, 'npc', 'master');
    }
    scene.emit({ kind: 'player-list-set', rule: 'HEP-1.12', kingdoms });
  },
};
