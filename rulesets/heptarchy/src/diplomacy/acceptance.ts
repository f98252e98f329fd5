import { modifiersFrom, rollD10 } from '../battle/roll.ts';
import type { Modifier } from '../events/money.ts';
import type { Refusal } from '../refusals.ts';
import { getAreaInfo, getKingdom } from '../rules/find.ts';
import { has } from '../rules/reckoned.ts';
import { acrossTheSea, landAdjacent } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { Asking, KingdomNumber } from '../words.ts';

/** What the total has to reach (HEP-5.22, HEP-5.28, HEP-7.26). */
export const NEEDED: { readonly [what in Asking]: number } = {
  trade: 6,
  pact: 6,
  'white-peace': 6,
  subjugation: 10,
};

/** An NPC State is asked once per Phase, whatever for (HEP-5.26). */
export const askedAlready = ({ state }: Board, kingdom: KingdomNumber, npc: KingdomNumber): Refusal | null => {
  const { npcAsked, offered } = getKingdom(state, kingdom).phase; // a peace that cannot be refused asks without a roll
  return npcAsked.includes(npc) || offered.includes(npc) ? { code: 'asked-already', kingdom: npc } : null;
};

/** HEP-5.23, HEP-5.24 */
export const acceptanceModifiers = (board: Board, kingdom: KingdomNumber, npc: KingdomNumber): readonly Modifier[] => {
  const sameTribe = getKingdom(board.state, kingdom).tribe === getKingdom(board.state, npc).tribe;
  const near = landAdjacent(board, kingdom, npc) || acrossTheSea(board, kingdom, npc);
  return modifiersFrom({
    diplomacy: has(board, kingdom, 'diplomacy') ? 1 : 0,
    piety: has(board, kingdom, 'piety') ? 1 : 0,
    tribe: sameTribe ? 1 : 0,
    distance: near ? 0 : -2,
  });
};

/** The NPC State rolls, and nothing but the total counts (HEP-5.25). Tells whether it accepts. */
export const accepts = (scene: Scene, from: KingdomNumber, npc: KingdomNumber, what: Asking): boolean => {
  const roller = scene.dice.at('accept', getAreaInfo(scene.setting, npc).code);
  const roll = rollD10(roller, acceptanceModifiers(scene, from, npc));
  const needed = NEEDED[what];
  const accepted = roll.total >= needed;
  scene.emit({ kind: 'acceptance-rolled', rule: RULES[what], from, npc, what, roll, needed, accepted });
  return accepted;
};

const RULES: { readonly [what in Asking]: string } = {
  trade: 'HEP-5.22',
  pact: 'HEP-5.22',
  'white-peace': 'HEP-7.26',
  subjugation: 'HEP-5.28',
};
