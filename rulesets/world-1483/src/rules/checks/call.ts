import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Setting } from '../../setting.ts';
import type { Board } from '../../state.ts';
import { ALLIED, type NationNumber } from '../../words.ts';
import { isCalled } from '../called.ts';
import { unitsOf } from '../find.ts';
import { haveLandBorder } from '../geography.ts';
import { hasPortNear } from '../range.ts';
import { atWar, boxOf, warOf } from '../war.ts';
import type { Asker } from './asker.ts';
import { npcFault, otherFault, tribeFault } from './parties.ts';

/** An ally of one's own, against an enemy with whom a battle has been fought, whom it can reach (W83-13.30 to 13.34). */
export const checkCall = (
  { setting, board, nation }: Pick<Asker, 'setting' | 'board' | 'nation'>,
  { npc, nation: enemy }: ArgsOf<'CALL'>,
): Refusal | null => {
  const fault =
    tribeFault(board, nation) ??
    npcFault(board, nation, npc) ??
    otherFault(board, nation, enemy) ??
    otherFault(board, npc, enemy);
  if (fault !== null) return fault;
  const box = boxOf(board, npc, nation);
  if (box !== ALLIED) return { code: 'not-friendly-enough', npc, box };
  const war = warOf(board, nation, enemy);
  if (war === null) return { code: 'not-at-war', nation: enemy };
  if (war.battles === 0) return { code: 'no-battle-yet', nation: enemy };
  if (isCalled(board, npc) || atWar(board, npc, enemy)) return { code: 'ally-at-war', npc };
  return canReach(setting, board, npc, enemy) ? null : { code: 'out-of-reach', npc, nation: enemy };
};

/** By land, with a merchantman at sea, or from a port nearby (W83-13.31, 13.32). */
const canReach = (setting: Setting, board: Board, npc: NationNumber, enemy: NationNumber): boolean =>
  haveLandBorder(setting, board, npc, enemy) ||
  unitsOf(board, npc).some(({ type }) => type === 'mer') ||
  hasPortNear(setting, board, npc, enemy);
