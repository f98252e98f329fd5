import type { Desk } from '../../known/desk.ts';
import type { Disband, Salvage } from '../../order.ts';
import { countOf } from '../../rules/troops.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Unit } from '../../state.ts';
import { readUnitLabel, type UnitId } from '../../unit-id.ts';
import type { TroopType } from '../../words.ts';
import { atDisbanding } from '../choosing.ts';
import type { Judgement } from '../judging.ts';

/** What DISBAND and SALVAGE share. */

/** Troops of a type that should be in a unit at E10 when the first `index` orders of the list have taken theirs. */
export const presentFor = (desk: Desk, unit: UnitId, type: TroopType, index: number): number => {
  const taken = desk.orders.slice(0, index).reduce((sum, order) => {
    if (order.verb !== 'DISBAND' && order.verb !== 'SALVAGE') return sum;
    if (order.args.type === undefined || troopTypeOf(desk.setting, order.args.type) !== type) return sum;
    return readUnitLabel(desk.realm, order.unit) === unit ? sum + (order.args.count ?? 0) : sum;
  }, 0);
  return Math.max(0, countOf(atDisbanding(desk, unit).stacks, type) - taken);
};

/** Fewer are there than the order names: all of them go. */
export const fewerWarnings = (desk: Desk, { args }: Disband | Salvage, unit: Unit, index: number): Judgement => {
  const type = troopTypeOf(desk.setting, args.type ?? '');
  if (type === null) return [];
  const present = presentFor(desk, unit.id, type, index);
  const wanted = args.count ?? 0;
  return [present > 0 && present < wanted ? { code: 'fewer-present', type, wanted, present } : null];
};
