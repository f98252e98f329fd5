import { setController } from '../npc/controller.ts';
import type { SetController } from '../order.ts';
import { getKingdom } from '../rules/find.ts';
import { kingdomOfCode } from '../setting.ts';
import type { ActOfMaster } from './act.ts';

/** Hands a kingdom to a player, with all that it has, or takes it from them (HEP-17.6, HEP-17.7). */
export const setControllerAct: ActOfMaster<SetController> = {
  fault: ({ setting, state }, { kingdom: code }) => {
    const kingdom = kingdomOfCode(setting, code);
    if (kingdom === null) return { code: 'unknown-kingdom', kingdom: code };
    return getKingdom(state, kingdom).controller === 'eliminated' ? { code: 'eliminated', kingdom } : null;
  },

  act: (scene, { kingdom: code, controller }) => {
    const kingdom = kingdomOfCode(scene.setting, code);
    if (kingdom !== null) setController(scene, kingdom, controller, 'master');
  },
};
