import type { LineOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findGeneral, getGeneral, getType } from '../../rules/find.ts';
import { countOf, figureAt, noUnits } from '../../rules/forces.ts';
import { bySeniority, isFit } from '../../rules/generals.ts';
import type { General } from '../../state.ts';
import type { GeneralNumber, ProvinceNumber, TypeNumber } from '../../words.ts';
import { boardCargo } from './cargo.ts';
import { type Draft, type Lot, takeLots, whereaboutsOf } from './whereabouts.ts';

/** Who of those that a line names can go, and what they take along. */

/** Why a general cannot take this line at all; null if they can (UM-11.4, 11.5). */
export const unusable = ({ state, nation }: Draft, general: GeneralNumber): Refusal | null => {
  const found = findGeneral(state, general);
  if (found === null || found.nation !== nation) return { code: 'not-own-general', general };
  return isFit(found) ? null : { code: 'general-unfit', general };
};

/** The named generals who go, the most senior first: those who are fit and in one place with them (UM-11.3, 11.4). */
export const leadersOf = (
  draft: Draft,
  named: readonly GeneralNumber[],
): { readonly going: readonly General[]; readonly lacking: Refusal | null } => {
  const { state } = draft;
  const reasons = named.map((general) => unusable(draft, general));
  const usable = [...new Set(named)]
    .filter((general) => unusable(draft, general) === null)
    .map((general) => getGeneral(state, general))
    .sort(bySeniority);
  const [meeting] = usable.map((general) => whereaboutsOf(draft, general).place);
  const together = (general: General): boolean => whereaboutsOf(draft, general).place === meeting;
  const apart = usable.find((general) => !together(general));
  const lacking =
    reasons.find((reason) => reason !== null) ??
    (apart === undefined ? null : { code: 'not-together' as const, general: apart.number });
  return { going: usable.filter(together), lacking };
};

/** What goes with a line. */
export interface Taken {
  readonly units: readonly number[];
  readonly lots: readonly Lot[];
  /** Why nobody can go; null if somebody can. */
  readonly reason: Refusal | null;
  readonly lacking: Refusal | null;
}

/** The listed troops that are there in the plan, those there longest first, and cargo only as far as ships carry it (UM-11.9, 11.17). */
export const takeUnits = (draft: Draft, { order }: LineOf<'MOVE'>, from: ProvinceNumber): Taken => {
  const { setting, lots } = draft;
  const { troops = [] } = order.args;
  if (troops.length === 0) return { units: noUnits(setting), lots: [], reason: null, lacking: null };
  const there = (type: TypeNumber): number =>
    lots.reduce((sum, lot) => (lot.province === from && lot.type === type ? sum + lot.count : sum), 0);
  const found = noUnits(setting);
  for (const { type, count } of troops) {
    const left = there(type) - figureAt(found, type);
    found[type] = figureAt(found, type) + (count === 'ALL' ? left : Math.min(count, left));
  }
  const short = troops.find(({ type, count }) => figureAt(found, type) < (count === 'ALL' ? 1 : count));
  const lacking: Refusal | null = short === undefined ? null : { code: 'no-units', province: from, type: short.type };
  const byShip = troops.some(({ type }) => getType(setting, type).category === 'sea');
  const units = byShip ? boardCargo(setting, found, troops) : found;
  const goes = byShip ? countOf(setting, units, 'sea') > 0 : countOf(setting, units, 'land') > 0;
  return { units, lots: takeLots(draft, from, units), reason: goes ? null : lacking, lacking };
};
