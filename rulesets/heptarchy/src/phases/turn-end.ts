import { settle } from '../consequences/index.ts';
import { setController } from '../npc/controller.ts';
import { npcLeviesRaised } from '../npc/levies.ts';
import { npcStatesSetUp } from '../npc/setting-up.ts';
import { npcStatesMove } from '../npc/war-moves.ts';
import { kingdomsOf } from '../rules/find.ts';
import type { Scene } from '../scene.ts';

/** HEP-1.11 (1): from Turn 1 on NPC States raise Levies and go to the Wars brought upon them; at the end of Turn 0 they settle in. */
export const npcStep = (scene: Scene): void => {
  scene.emit({ kind: 'npc-step-began', rule: 'HEP-1.11', turn: scene.state.turn });
  if (scene.state.turn === 0) {
    npcStatesSetUp(scene);
    return;
  }
  npcLeviesRaised(scene);
  npcStatesMove(scene);
};

/** Silent for too many Phases in a row: a caretaker takes over (HEP-17.6). */
export const silentRulersReplaced = (scene: Scene): void => {
  const { missedPhases } = scene.setting.options;
  for (const { number, controller, missed } of kingdomsOf(scene.state)) {
    if (controller !== 'player' || missed < missedPhases) continue;
    setController(scene, number, 'caretaker', 'missed');
    settle(scene, number); // beaten and overrun, it falls to its conqueror now (HEP-6.18)
  }
};

/** HEP-5.3 */
export const trucesEnd = (scene: Scene): void => {
  for (const { a, b, until } of [...scene.state.truces]) {
    if (until <= scene.state.turn) scene.emit({ kind: 'truce-ended', rule: 'HEP-5.3', a, b });
  }
};

/** HEP-1.11 (3) */
export const turnCounted = (scene: Scene): void =>
  scene.emit({ kind: 'turn-ended', rule: 'HEP-1.11', turn: scene.state.turn });
