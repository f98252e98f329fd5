import type { Asset } from '../order.ts';
import { parcelOf, unitsIn } from '../rules/assets.ts';
import { getNation, getTerritory, getUnit, isSea } from '../rules/find.ts';
import { atWar } from '../rules/war.ts';
import type { State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, UnitId } from '../words.ts';
import { handOver } from './hand-over.ts';
import { changeTreasury } from './money.ts';
import { giveUnits } from './units.ts';

/** Assets on their way from one nation to another. */
export interface Consignment {
  readonly from: NationNumber;
  readonly to: NationNumber;
  readonly assets: readonly Asset[];
}

/** Whole lists change hands at once: money, routes, territories, then units where they stand (W83-14.8, 14.16). */
export const exchange = (
  turn: GameTurn,
  consignments: readonly Consignment[],
  { why, rule }: { readonly why: 'trade' | 'gift'; readonly rule: string },
): void => {
  const units = consignments.map(({ from, assets }) => unitsIn(turn.state, from, assets));
  for (const { from, to, assets } of consignments) {
    const { resources, seaTrade, landTrade } = parcelOf(assets);
    changeTreasury(turn, from, { amount: -resources, why, rule });
    changeTreasury(turn, to, { amount: resources, why: why === 'gift' ? 'gift received' : why, rule });
    if (seaTrade + landTrade > 0) {
      moveRoutes(turn, from, { sea: -seaTrade, land: -landTrade, rule });
      moveRoutes(turn, to, { sea: seaTrade, land: landTrade, rule });
    }
  }
  for (const { to, assets } of consignments) {
    for (const territory of parcelOf(assets).territories) handOver(turn, { territory, to, why, rule });
  }
  for (const [at, { from, to }] of consignments.entries()) {
    const guests = Map.groupBy(units[at] ?? [], (unit) => isGuestOf(turn, unit, to));
    for (const [are, ids] of guests) giveUnits(turn, ids, { from, to, guests: are, rule });
  }
};

export const moveRoutes = (
  turn: GameTurn,
  nation: NationNumber,
  { sea, land, rule }: { readonly sea: number; readonly land: number; readonly rule: string },
): void => {
  const { seaTrade, landTrade } = getNation(turn.state, nation);
  turn.emit({ kind: 'trade-routes-set', rule, nation, sea: seaTrade + sea, land: landTrade + land });
};

/** Whether a unit will stand on the land of another nation at peace, where it may stay (W83-14.22). */
const isGuestOf = (
  { setting, state }: { readonly setting: GameTurn['setting']; readonly state: State },
  id: UnitId,
  to: NationNumber,
): boolean => {
  const unit = getUnit(state, id);
  if (isSea(setting, unit.place)) return false;
  const { owner } = getTerritory(state, unit.place);
  return owner > 0 && owner !== to && !atWar(state, owner, to);
};
