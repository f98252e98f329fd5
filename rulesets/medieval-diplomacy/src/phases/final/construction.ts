import type { Listed } from '../../memory.ts';
import type { BuildFort, BuildHarbour, BuildProduction, RepairFort } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findUnit, getProvince, getRealm, provincesOf } from '../../rules/find.ts';
import { fortCost, fortWorkers, HARBOUR, PRODUCTION, repairCost } from '../../rules/forts.ts';
import { garrisonName } from '../../rules/names.ts';
import { hasCoast, placeOf } from '../../rules/places.ts';
import type { Province, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { unitId } from '../../unit-id.ts';
import { GOLD, HIGHEST_FORT } from '../../words.ts';
import { absenceOf, fail, giverOf, ordersOf } from '../steps.ts';
import { lacksMeans, work, workersLeft, workplace } from './workers.ts';

type Building = BuildFort | RepairFort | BuildHarbour | BuildProduction;

/** F8: the free repair of walls left in peace first, then what was ordered (MD-9.32, MD-9.33, MD-12.30 to MD-12.35). */
export const construction = (turn: Turn): void => {
  freeRepairs(turn);
  for (const listed of ordersOf(turn, 'BUILD_FORT', 'REPAIR_FORT', 'BUILD_HARBOUR', 'BUILD_PRODUCTION')) {
    const unit = giverOf(turn, listed);
    const reason = unit ? build(turn, listed, unit) : absenceOf(turn, listed);
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
  const land = workplace(turn, unit);
  if ('code' in land) return land;
  if (order.verb === 'BUILD_FORT') return buildFort(turn, unit, land);
  if (order.verb === 'REPAIR_FORT') return repairFort(turn, unit, land);
  if (order.verb === 'BUILD_HARBOUR') return buildHarbour(turn, unit, land);
  return buildProduction(turn, order, unit, land);
};

/** MD-9.1, MD-9.4, MD-9.34 to MD-9.39, MD-12.34; the first walls of a province bring a garrison (MD-12.35). */
const buildFort = (turn: Turn, unit: Unit, { number: province, ...land }: Province): Refusal | null => {
  const level = land.fortLevel + 1;
  if (level > HIGHEST_FORT) return { code: 'highest-fort', province };
  if (land.gotFortBuild || land.gotFortRepair) return { code: 'one-level-a-turn', province };
  const lacking = lacksMeans(turn, unit, fortWorkers(level), fortCost(level));
  if (lacking) return lacking;
  turn.emit({ kind: 'fort-built', rule: 'MD-9.34', province, unit: unit.id, level, cost: fortCost(level) * GOLD });
  work(turn, unit, fortWorkers(level));
  raiseGarrison(turn, province);
  return null;
};

const raiseGarrison = (turn: Turn, location: number): void => {
  const garrison = unitId(getProvince(turn.state, location).owner, 'G', location);
  if (findUnit(turn.state, garrison)) return;
  const name = garrisonName(turn.setting, location);
  turn.emit({ kind: 'unit-formed', rule: 'MD-12.35', unit: garrison, name, location, loadedOn: null, by: null });
};

/** MD-9.38 */
const repairFort = (turn: Turn, unit: Unit, { number: province, ...land }: Province): Refusal | null => {
  const { fortLevel: level, fortDamage } = land;
  if (fortDamage === 0) return { code: 'nothing-to-repair', province };
  if (land.gotFortRepair || land.gotFortBuild) return { code: 'already-repaired', province };
  const lacking = lacksMeans(turn, unit, fortWorkers(level), repairCost(level));
  if (lacking) return lacking;
  const cost = repairCost(level) * GOLD;
  turn.emit({ kind: 'fort-repaired', rule: 'MD-9.38', province, unit: unit.id, cost, damage: fortDamage - 1 });
  work(turn, unit, fortWorkers(level));
  return null;
};

/** MD-6.61, MD-6.62 */
const buildHarbour = (turn: Turn, unit: Unit, { number: province, harbour }: Province): Refusal | null => {
  if (harbour) return { code: 'has-harbour', province };
  if (placeOf(turn.setting, province).cityName === null) return { code: 'no-city', province };
  if (!hasCoast(turn.setting, province)) return { code: 'no-coast', province };
  const lacking = lacksMeans(turn, unit, HARBOUR.workers, HARBOUR.cost);
  if (lacking) return lacking;
  turn.emit({ kind: 'harbour-built', rule: 'MD-12.33', province, unit: unit.id, cost: HARBOUR.cost * GOLD });
  work(turn, unit, HARBOUR.workers);
  return null;
};

/** As many as gold, workers and slots allow (MD-15.46). */
const buildProduction = (turn: Turn, order: BuildProduction, unit: Unit, land: Province): Refusal | null => {
  const { number: province, productionAreas } = land;
  const wanted = order.args.count ?? 1;
  const slots = placeOf(turn.setting, province).productionSlots - productionAreas;
  if (slots <= 0) return { code: 'no-slot', province };
  const lacking = lacksMeans(turn, unit, PRODUCTION.workers, PRODUCTION.cost);
  if (lacking) return lacking;
  const gold = Math.floor(getRealm(turn.state, unit.realm).treasury / (PRODUCTION.cost * GOLD));
  const workers = Math.floor(workersLeft(turn, unit) / PRODUCTION.workers);
  const count = Math.min(wanted, slots, gold, workers);
  const cost = count * PRODUCTION.cost * GOLD;
  turn.emit({ kind: 'production-built', rule: 'MD-12.33', province, unit: unit.id, count, cost });
  work(turn, unit, count * PRODUCTION.workers);
  if (count < wanted) {
    const short = count === slots ? 'slots' : count === gold ? 'gold' : 'workers';
    turn.emit({ kind: 'production-short', rule: 'MD-15.46', unit: unit.id, wanted, built: count, short });
  }
  return null;
};
