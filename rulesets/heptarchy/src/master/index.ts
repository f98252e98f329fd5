import type { MasterAct } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';
import { endCampaign } from '../victory/judge.ts';
import type { ActOfMaster } from './act.ts';
import { setControllerAct } from './set-controller.ts';
import { setPlayerList } from './set-player-list.ts';

type ActsOfMaster = { readonly [act in MasterAct as act['verb']]: ActOfMaster<act> };

/** Every act of the master. */
const ACTS: ActsOfMaster = {
  SET_CONTROLLER: setControllerAct,
  SET_PLAYER_LIST: setPlayerList,
  END_GAME: { fault: () => null, act: (scene) => endCampaign(scene, 'master') },
};

/** What is at fault with an act now; null when it can be done. */
export const masterFault = (board: Board, { verb, args }: MasterAct): Refusal | null => {
  if (board.state.outcome !== null) return { code: 'campaign-over' };
  return (ACTS[verb] as ActOfMaster).fault(board, args);
};

/** Does an act that has no fault. */
export const carryOutAct = (scene: Scene, { verb, args }: MasterAct): void =>
  (ACTS[verb] as ActOfMaster).act(scene, args);
