import { enterSea } from '../battle/sea-battle.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';
import type { Station } from '../state.ts';
import type { KingdomNumber, UnitId } from '../words.ts';
import { firstFault, known, ownNavy, samePlace } from './unit-conditions.ts';

/** Actions that a Navy has in a Phase (HEP-9.10). */
const NAVY_ACTIONS = 2;

/** Navies that act as one fleet: own, at one place, each with an action left (HEP-9.18). */
export const ableFleet = (board: Board, kingdom: KingdomNumber, navies: readonly UnitId[]): Refusal | null => {
  if (navies.length === 0) return { code: 'no-unit-named' };
  return firstFault(navies, (id) => ownNavy(board, kingdom, id) ?? ableNavy(board, id) ?? together(board, navies, id));
};

const ableNavy = (board: Board, id: UnitId): Refusal | null => {
  const { fresh, actionsUsed } = known(board, id);
  if (fresh) return { code: 'fresh', unit: id };
  return actionsUsed < NAVY_ACTIONS ? null : { code: 'no-actions-left', unit: id };
};

const together = (board: Board, navies: readonly UnitId[], id: UnitId): Refusal | null =>
  samePlace(stationOf(board, navies), known(board, id).at) ? null : { code: 'not-together', unit: id };

/** Where a fleet is: where its first Navy is. */
export const stationOf = (board: Board, [first]: readonly UnitId[]): Station => known(board, first as UnitId).at;

/** How a fleet is moved, and where it is then. */
interface Voyage {
  readonly how: 'dispatch' | 'sail' | 'anchor';
  readonly navies: readonly UnitId[];
  readonly to: Station;
}

/** Spends one action of each Navy, and fights where enemies are in the sea that they enter (HEP-9.16). */
export const moveFleet = (scene: Scene, kingdom: KingdomNumber, { how, navies: named, to }: Voyage): void => {
  const navies = [...new Set(named)].sort((a, b) => a - b);
  const from = stationOf(scene, navies);
  scene.emit({ kind: 'navies-moved', rule: 'HEP-9.10', kingdom, how, navies, from, to });
  if (to.in !== 'sea') return;
  const fleet = navies.map((id) => known(scene, id));
  enterSea(scene, to.sea, fleet, from);
};
