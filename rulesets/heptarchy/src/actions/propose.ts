import { accepts, askedAlready } from '../diplomacy/acceptance.ts';
import type { Propose } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getKingdom, isNpc } from '../rules/find.ts';
import { proposalBetween } from '../rules/relations.ts';
import { treatyFault } from '../rules/treaty.ts';
import type { Board, Scene } from '../scene.ts';
import type { KingdomNumber, TreatyKind } from '../words.ts';
import type { Action } from './action.ts';
import { towards } from './towards.ts';

/** PROPOSE: a player answers in their next Phase (HEP-5.19), an NPC State rolls at once (HEP-5.22). */
export const propose: Action<Propose> = towards({
  fault: (board, kingdom, other, { treaty }) =>
    treatyFault(board, kingdom, other, treaty) ?? // before any roll (HEP-5.27)
    pending(board, kingdom, other, treaty) ??
    (isNpc(getKingdom(board.state, other)) ? npcFault(board, kingdom, other) : null),

  act: (scene, kingdom, other, { treaty }) => {
    if (!isNpc(getKingdom(scene.state, other))) {
      scene.emit({ kind: 'proposed', rule: 'HEP-5.19', from: kingdom, to: other, treaty, turn: scene.state.turn });
    } else if (accepts(scene, kingdom, other, treaty)) {
      makeTreaty(scene, kingdom, other, treaty);
    }
  },
});

/** At most one of each kind for a pair, whoever made it (HEP-5.19). */
const pending = ({ state }: Board, kingdom: KingdomNumber, other: KingdomNumber, treaty: TreatyKind): Refusal | null =>
  proposalBetween(state, treaty, kingdom, other) === null ? null : { code: 'proposed-already', treaty, with: other };

const npcFault = (board: Board, kingdom: KingdomNumber, npc: KingdomNumber): Refusal | null =>
  board.state.turn === 0 ? { code: 'not-in-turn-0' } : askedAlready(board, kingdom, npc);

/** A treaty that nobody is forced into: it holds at once, until it is cancelled or War comes (HEP-5.11). */
export const makeTreaty = (scene: Scene, a: KingdomNumber, b: KingdomNumber, treaty: TreatyKind): void =>
  scene.emit({ kind: 'treaty-made', rule: 'HEP-5.19', treaty, a, b, lockedUntil: null });
