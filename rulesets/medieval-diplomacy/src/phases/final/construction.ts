import type { Listed } from '../../memory.ts';
import type { BuildFort, BuildHarbour, BuildProduction, RepairFort } from '../../orders/order.ts';
import type { Refusal } from '../../refusals.ts';
import { findUnit, provinceOf, provincesOf, realmIn } from '../../rules/find.ts';
import { fortCost, fortWorkers, HARBOUR, HIGHEST_FORT, PRODUCTION, repairCost } from '../../rules/forts.ts';
import { garrisonName } from '../../rules/names.ts';
import { hasCoast, placeOf } from '../../rules/places.ts';
import type { Province, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { unitId } from '../../unit-id.ts';
import { GOLD } from '../../words.ts';
import { fail, giverOf, ordersOf } from '../steps.ts';
import { cannotWork, work, workersLeft } from './workers.ts';

type Building = BuildFort | RepairFort | BuildHarbour | BuildProduction;

/** F8: the free repair of walls left in peace first, then what was ordered (MD-9.32, MD-9.33, MD-12.30 to MD-12.35). */
export const construction = (turn: Turn): void => {
  freeRepairs(turn);
  for (const listed of ordersOf(turn, 'BUILD_FORT', 'REPAIR_FORT', 'BUILD_HARBOUR', 'BUILD_PRODUCTION')) {
    const unit = giverOf(turn, listed);
    const reason = unit ? build(turn, listed, unit) : ({ code: 'unknown-unit', unit: listed.order.unit } as const);
    if (reason) fail(turn, listed, 'F8', reason);
  }
};

const freeRepairs = (turn: Turn): void => {
  for (const { number, fortDamage, battled, pillaged } of provincesOf(turn.state)) {
    if (fortDamage === 0 || battled || pillaged) continue;
    turn.emit({
      kind: 'fort-repaired',
      rule: 'MD-9.32',
      province: number,
      unit: null,
      cost: 0,
      damage: fortDamage - 1,
    });
  }
};

/** Builds, or says why not. */
const build = (turn: Turn, { order }: Listed<Building>, unit: Unit): Refusal | null => {
  if (unit.kind === 'F') return { code: 'wrong-unit-kind', unit: order.unit, wanted: 'army or garrison' };
  if (order.verb === 'BUILD_FORT') return buildFort(turn, unit);
  if (order.verb === 'REPAIR_FORT') return repairFort(turn, unit);
  if (order.verb === 'BUILD_HARBOUR') return buildHarbour(turn, unit);
  return buildProduction(turn, order, unit);
};

const cannotPay = (turn: Turn, unit: Unit, gold: number): Refusal | null => {
  const { treasury } = realmIn(turn.state, unit.realm);
  return treasury < gold * GOLD ? { code: 'not-enough-gold', needed: gold * GOLD, treasury } : null;
};

const landOf = (turn: Turn, unit: Unit): Province | null => turn.state.provinces[unit.location] ?? null;

/** MD-9.1, MD-9.4, MD-9.34 to MD-9.39, MD-12.34; the first walls of a province bring a garrison (MD-12.35). */
const buildFort = (turn: Turn, unit: Unit): Refusal | null => {
  const province = landOf(turn, unit);
  const level = (province?.fortLevel ?? 0) + 1;
  const barred = cannotWork(turn, unit, fortWorkers(level));
  if (barred || !province) return barred;
  if (level > HIGHEST_FORT) return { code: 'highest-fort', province: province.number };
  if (province.gotFortBuild || province.gotFortRepair) return { code: 'one-level-a-turn', province: province.number };
  const unpaid = cannotPay(turn, unit, fortCost(level));
  if (unpaid) return unpaid;
  const cost = fortCost(level) * GOLD;
  turn.emit({ kind: 'fort-built', rule: 'MD-9.34', province: province.number, unit: unit.id, level, cost });
  work(turn, unit, fortWorkers(level));
  raiseGarrison(turn, province.number);
  return null;
};

const raiseGarrison = (turn: Turn, location: number): void => {
  const garrison = unitId(provinceOf(turn.state, location).owner, 'G', location);
  if (findUnit(turn.state, garrison)) return;
  const name = garrisonName(turn.setting, location);
  turn.emit({ kind: 'unit-formed', rule: 'MD-12.35', unit: garrison, name, location, loadedOn: null, by: null });
};

/** MD-9.38 */
const repairFort = (turn: Turn, unit: Unit): Refusal | null => {
  const province = landOf(turn, unit);
  const level = province?.fortLevel ?? 0;
  const barred = cannotWork(turn, unit, fortWorkers(level));
  if (barred || !province) return barred;
  const { number, fortDamage } = province;
  if (fortDamage === 0) return { code: 'nothing-to-repair', province: number };
  if (province.gotFortRepair || province.gotFortBuild) return { code: 'already-repaired', province: number };
  const unpaid = cannotPay(turn, unit, repairCost(level));
  if (unpaid) return unpaid;
  const cost = repairCost(level) * GOLD;
  turn.emit({ kind: 'fort-repaired', rule: 'MD-9.38', province: number, unit: unit.id, cost, damage: fortDamage - 1 });
  work(turn, unit, fortWorkers(level));
  return null;
};

/** MD-6.61, MD-6.62 */
const buildHarbour = (turn: Turn, unit: Unit): Refusal | null => {
  const barred = cannotWork(turn, unit, HARBOUR.workers);
  const province = landOf(turn, unit);
  if (barred || !province) return barred;
  const { number, harbour } = province;
  if (harbour) return { code: 'has-harbour', province: number };
  if (placeOf(turn.setting, number).cityName === null) return { code: 'no-city', province: number };
  if (!hasCoast(turn.setting, number)) return { code: 'no-coast', province: number };
  const unpaid = cannotPay(turn, unit, HARBOUR.cost);
  if (unpaid) return unpaid;
  turn.emit({ kind: 'harbour-built', rule: 'MD-12.33', province: number, unit: unit.id, cost: HARBOUR.cost * GOLD });
  work(turn, unit, HARBOUR.workers);
  return null;
};

/** As many as gold, workers and slots allow (MD-15.46). */
const buildProduction = (turn: Turn, order: BuildProduction, unit: Unit): Refusal | null => {
  const barred = cannotWork(turn, unit, PRODUCTION.workers);
  const province = landOf(turn, unit);
  if (barred || !province) return barred;
  const { number, productionAreas } = province;
  const wanted = order.args.count ?? 1;
  const slots = placeOf(turn.setting, number).productionSlots - productionAreas;
  const gold = Math.floor(realmIn(turn.state, unit.realm).treasury / (PRODUCTION.cost * GOLD));
  const workers = Math.floor(workersLeft(turn, unit) / PRODUCTION.workers);
  const count = Math.min(wanted, slots, gold, workers);
  if (slots <= 0) return { code: 'no-slot', province: number };
  if (count <= 0) return cannotPay(turn, unit, PRODUCTION.cost);
  const cost = count * PRODUCTION.cost * GOLD;
  turn.emit({ kind: 'production-built', rule: 'MD-12.33', province: number, unit: unit.id, count, cost });
  work(turn, unit, count * PRODUCTION.workers);
  if (count < wanted) {
    const short = count === slots ? 'slots' : count === gold ? 'gold' : 'workers';
    turn.emit({ kind: 'production-short', rule: 'MD-15.46', unit: unit.id, wanted, built: count, short });
  }
  return null;
};
