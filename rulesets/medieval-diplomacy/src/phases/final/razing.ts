import type { Listed } from '../../memory.ts';
import type { Raze } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findUnit, getProvince, getTroop, getUnit } from '../../rules/find.ts';
import { fortRazing, fortWorkers, HARBOUR, PRODUCTION } from '../../rules/forts.ts';
import { placeOf } from '../../rules/places.ts';
import { isEmpty, isShip } from '../../rules/troops.ts';
import type { Province, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { unitId } from '../../unit-id.ts';
import { GOLD, type Structure } from '../../words.ts';
import { intoNewUnit } from '../new-unit.ts';
import { absenceOf, fail, giverOf, ordersOf } from '../steps.ts';
import { lacksMeans, work, workplace } from './workers.ts';

/** F10: structures of one's own land, top level first; the materials are sold (MD-12.40 to MD-12.43). */
export const structuresRazed = (turn: Turn): void => {
  for (const listed of ordersOf(turn, 'RAZE')) {
    const unit = giverOf(turn, listed);
    const reason = unit ? raze(turn, listed, unit) : absenceOf(turn, listed);
    if (reason) fail(turn, listed, 'F10', reason);
  }
};

const raze = (turn: Turn, { order }: Listed<Raze>, unit: Unit): Refusal | null => {
  const { what } = order.args;
  const land = workplace(turn, unit);
  if ('code' in land) return land;
  const { number: province } = land;
  if (!WORK[what].stands(land)) return { code: 'nothing-to-raze', province, what };
  const workers = WORK[what].workers(land);
  const lacking = lacksMeans(turn, unit, workers, 0);
  if (lacking) return lacking;
  turn.emit({ kind: 'razed', rule: 'MD-12.41', province, unit: unit.id, what, gold: WORK[what].gold(land) * GOLD });
  work(turn, unit, workers);
  if (what === 'harbour') shipsLeaveGarrison(turn, land);
  if (what === 'fort') garrisonWithoutWalls(turn, province);
  return null;
};

const WORK = {
  fort: {
    stands: ({ fortLevel }) => fortLevel > 0,
    workers: ({ fortLevel }) => fortWorkers(fortLevel),
    gold: ({ fortLevel }) => fortRazing(fortLevel),
  },
  harbour: { stands: ({ harbour }) => harbour, workers: () => HARBOUR.workers, gold: () => HARBOUR.razing },
  production: {
    stands: ({ productionAreas }) => productionAreas > 0,
    workers: () => PRODUCTION.workers,
    gold: () => PRODUCTION.razing,
  },
} as const satisfies {
  readonly [what in Structure]: {
    stands(province: Province): boolean;
    workers(province: Province): number;
    gold(province: Province): number;
  };
};

/** MD-12.64 */
const shipsLeaveGarrison = (turn: Turn, { number, owner }: Province): void => {
  const garrison = findUnit(turn.state, unitId(owner, 'G', number));
  if (!garrison) return;
  const ships = garrison.stacks.filter(({ type }) => isShip(getTroop(turn.setting, type)));
  if (ships.length > 0) intoNewUnit(turn, 'MD-12.64', garrison, { kind: 'F', troops: ships, why: 'razed' });
};

/** When the last reason for a garrison is gone its troops become an army (MD-12.35). */
const garrisonWithoutWalls = (turn: Turn, location: number): void => {
  const { fortLevel, owner } = getProvince(turn.state, location);
  if (fortLevel > 0 || placeOf(turn.setting, location).cityName !== null) return;
  const garrison = getUnit(turn.state, unitId(owner, 'G', location));
  if (!isEmpty(garrison)) {
    const { stacks: troops, commanders } = garrison;
    intoNewUnit(turn, 'MD-12.35', garrison, { kind: 'A', troops, commanders, why: 'razed' });
  }
  turn.emit({ kind: 'unit-removed', rule: 'MD-12.35', unit: garrison.id, why: 'dissolved' });
};
