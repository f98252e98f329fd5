import { fighterOf, type LandAttacker } from '../battle/fighters.ts';
import { landBattle } from '../battle/land-battle.ts';
import type { Move } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { areaUnder, getArea, getAreaInfo, getSeaInfo, landUnitsIn } from '../rules/find.ts';
import { isRiver } from '../rules/reckoned.ts';
import { atWar, mayEnter } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Unit } from '../state.ts';
import type { AreaNumber, KingdomNumber, UnitId } from '../words.ts';
import type { Action } from './action.ts';
import { knownArea } from './conditions.ts';
import { firstFault, known, ownLandUnit, rested } from './unit-conditions.ts';

/**
 * MOVE: own Land Units, from one place or several, arrive together in one Land Area (HEP-9.3), over land (HEP-9.1) or
 * ashore (HEP-9.13). Where hostile units stand it is an attack (HEP-9.4). One illegal unit, and none goes (HEP-14.3).
 */
export const move: Action<Move> = {
  fault: (board, kingdom, args) => {
    const { to } = args;
    const units = unitsNamed(board, kingdom, args);
    if (units.length === 0) return noneNamed(args);
    return (
      knownArea(board, to) ??
      firstFault(units, (id) => ownLandUnit(board, kingdom, id) ?? rested(board, id) ?? reach(board, id, to)) ??
      entry(board, kingdom, to) ??
      (units.some((id) => landsFrom(board, id) !== null) ? landing(board, kingdom, to) : null)
    );
  },

  act: (scene, kingdom, args) => {
    const { to } = args;
    const units = unitsNamed(scene, kingdom, args);
    const attackers = units.map((id) => attackerTo(scene, known(scene, id), to));
    const from = units.map((id) => known(scene, id).at);
    scene.emit({ kind: 'moved', rule: 'HEP-9.1', kingdom, units, from, to });
    landBattle(scene, to, attackers);
  },
};

/** The units that the order names, ascending, each once. */
export const unitsNamed = (
  { state }: Board,
  kingdom: KingdomNumber,
  { units, all, from }: Move['args'],
): readonly UnitId[] => {
  if (units !== undefined) return [...new Set(units)].sort((a, b) => a - b);
  if (all === undefined || from === undefined) return [];
  return landUnitsIn(state, from)
    .filter(({ kind, owner }) => kind === all && owner === kingdom)
    .map(({ id }) => id);
};

const noneNamed = ({ units, all, from }: Move['args']): Refusal =>
  units === undefined && all !== undefined && from !== undefined
    ? { code: 'none-there', kind: all, at: from }
    : { code: 'no-unit-named' };

/** The sea from which a unit would land; null if it stands on land, or in a port. */
const landsFrom = (board: Board, id: UnitId): number | null => {
  const { at } = known(board, id);
  const carrier = at.in === 'navy' ? known(board, at.navy).at : null;
  return carrier?.in === 'sea' ? carrier.sea : null;
};

/** One step over a land border (HEP-9.2), not after a voyage (HEP-9.9); or ashore from a sea that borders the area. */
const reach = (board: Board, id: UnitId, to: AreaNumber): Refusal | null => {
  const { setting, state } = board;
  const sea = landsFrom(board, id);
  if (sea !== null) {
    if (getSeaInfo(setting, sea).areas.includes(to)) return null;
    return { code: 'not-adjacent', from: worldNumberOfSea(setting, sea), to };
  }
  const unit = known(board, id);
  const from = areaUnder(state, unit);
  if (from === null || from === to) return { code: 'already-stands-there', unit: id, area: to };
  if (!getAreaInfo(setting, from).neighbours.includes(to)) return { code: 'not-adjacent', from, to };
  return unit.carried ? { code: 'was-carried', unit: id } : null;
};

const entry = (board: Board, kingdom: KingdomNumber, area: AreaNumber): Refusal | null =>
  mayEnter(board, kingdom, area) ? null : { code: 'no-right-of-entry', area, owner: getArea(board.state, area).owner };

/** Ashore only where the owner or the occupier is an enemy (HEP-9.13). */
const landing = ({ state }: Board, kingdom: KingdomNumber, area: AreaNumber): Refusal | null => {
  const { owner, occupier } = getArea(state, area);
  const hostile = [owner, occupier].some((other) => other !== null && atWar(state, other, kingdom));
  return hostile ? null : { code: 'no-landing', area, owner };
};

/** How it comes, and where it goes back to on a tie: the area that it left (HEP-10.13), the Navy that it landed from (HEP-10.15). */
export const attackerTo = (board: Board, unit: Unit, to: AreaNumber): LandAttacker => {
  const from = areaUnder(board.state, unit);
  const common = { ...fighterOf(unit), boost: unit.boost };
  if (from === null) return { ...common, crossing: 'landing', origin: unit.at };
  return { ...common, crossing: isRiver(board, from, to) ? 'river' : 'border', origin: { in: 'area', area: from } };
};
