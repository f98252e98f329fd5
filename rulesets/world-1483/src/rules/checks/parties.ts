import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber } from '../../words.ts';
import { exists, findNation, isNpc, isPlayer, isTribe } from '../find.ts';

type HasNations = Pick<Board, 'nations'>;

/** Who may deal with whom: what many checks begin with. */

/** Another nation that is in the game, as the nation itself is: it may have gone since it sent the line. */
export const otherFault = (board: HasNations, nation: NationNumber, other: NationNumber): Refusal | null =>
  nation === other ? { code: 'same-nation', nation } : (goneFault(board, nation) ?? goneFault(board, other));

const goneFault = (board: HasNations, nation: NationNumber): Refusal | null => {
  const found = findNation(board, nation);
  return found !== null && exists(found)
    ? null
    : { code: 'no-such-nation', nation, status: found?.status ?? 'eliminated' };
};

/** Another player nation that is in the game. */
export const playerFault = (board: HasNations, nation: NationNumber, other: NationNumber): Refusal | null => {
  const found = findNation(board, other);
  return (
    otherFault(board, nation, other) ??
    (found !== null && isPlayer(found) ? null : { code: 'player-only', nation: other })
  );
};

/** A non-player nation that is in the game. */
export const npcFault = (board: HasNations, nation: NationNumber, npc: NationNumber): Refusal | null => {
  const found = findNation(board, npc);
  return otherFault(board, nation, npc) ?? (found !== null && isNpc(found) ? null : { code: 'npc-only', nation: npc });
};

export const tribeFault = (board: HasNations, nation: NationNumber): Refusal | null => {
  const found = findNation(board, nation);
  return found !== null && isTribe(found) ? { code: 'not-a-tribe' } : null;
};

/** A conquered nation spends nothing but by trade and gift (W83-20.31). */
export const conqueredFault = (board: HasNations, nation: NationNumber): Refusal | null =>
  findNation(board, nation)?.status === 'conquered' ? { code: 'conquered' } : null;

/** What a line costs is there, and nothing is owed (W83-1.14, 5.49). */
export const moneyFault = (
  { treasury, arrears }: { readonly treasury: number; readonly arrears: number },
  cost: number,
): Refusal | null => {
  if (cost === 0) return null;
  if (arrears > 0) return { code: 'in-arrears', arrears };
  return cost > treasury ? { code: 'short-of-money', cost, treasury } : null;
};
