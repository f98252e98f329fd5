import type { Verb } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getKingdom } from '../rules/find.ts';
import type { Board } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';

/** HEP-1.3 */
const LEGAL_IN_TURN_0: ReadonlySet<Verb> = new Set<Verb>([
  'SIGN_UP',
  'DEVELOP',
  'REDEVELOP',
  'RAISE',
  'BUILD_NAVY',
  'DISBAND',
  'PROPOSE',
  'ANSWER',
  'CANCEL',
  'GIFT',
  'MESSAGE',
  'END',
]);

/** Why a kingdom can't act at all now, or not in this way: asked before the conditions of the action itself. */
export const untimely = ({ state }: Board, kingdom: KingdomNumber, verb: Verb): Refusal | null => {
  if (state.outcome !== null) return { code: 'campaign-over' };
  const { controller } = getKingdom(state, kingdom);
  if (controller === 'eliminated') return { code: 'eliminated', kingdom }; // by the Post itself: the rest is skipped (HEP-17.11)
  if (controller !== 'player') return { code: 'rulers-only' };
  if (state.ended.includes(kingdom)) return { code: 'after-end' };
  if (state.turn === 0) return LEGAL_IN_TURN_0.has(verb) ? null : { code: 'not-in-turn-0' };
  return state.active === kingdom ? null : { code: 'not-your-phase', active: state.active };
};
