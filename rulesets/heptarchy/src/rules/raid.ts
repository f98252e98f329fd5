import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { countOf, getArea, getAreaInfo, getKingdom, isNpc } from './find.ts';
import { isRiver } from './reckoned.ts';

/** The own areas, Occupied ones included, from which a kingdom can raid an area (HEP-12.8, HEP-12.16). */
export const raidBases = ({ setting, state }: Board, raider: KingdomNumber, area: AreaNumber): readonly AreaNumber[] =>
  getAreaInfo(setting, area).neighbours.filter((base) => getArea(state, base).owner === raider);

/** The raid comes over dry land if it can (HEP-12.15). */
export const raidCrossesRiver = (board: Board, raider: KingdomNumber, area: AreaNumber): boolean =>
  raidBases(board, raider, area).every((base) => isRiver(board, base, area));

/**
 * The Protect Borderlands actions on an area: what a player has laid on it (HEP-12.6); of an NPC State always one for each
 * of its Horses, on its Capital (HEP-16.8).
 */
export const protectionOf = (board: Board, area: AreaNumber): number => {
  const { owner, protection } = getArea(board.state, area);
  const kingdom = getKingdom(board.state, owner);
  if (!isNpc(kingdom)) return protection;
  return kingdom.capital === area ? countOf(board, owner, 'horses') : 0;
};
