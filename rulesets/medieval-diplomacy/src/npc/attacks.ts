import type { Order } from '../order.ts';
import { findUnit, getTroop, provincesOf } from '../rules/find.ts';
import { effectiveFort, fortBonus } from '../rules/forts.ts';
import { MOST_UNITS } from '../rules/numbers.ts';
import { areEnemiesIn } from '../rules/permission.ts';
import { marchable } from '../rules/places.ts';
import { takeOfType } from '../rules/stacks.ts';
import { countOf, isMounted, isSoldier, landCombat, soldiersIn } from '../rules/troops.ts';
import type { Province, Stack, Unit } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { type UnitId, unitId, unitLabel } from '../unit-id.ts';
import type { RealmNumber, TroopType } from '../words.ts';

/** A garrison lends half of itself when it has so many soldiers (MD-17.10). */
const STRONG_GARRISON = 6;

interface Column {
  readonly strength: Pick<Unit, 'stacks' | 'commanders'>;
  readonly orders: readonly Order[];
  readonly uses: readonly UnitId[];
  readonly number: number | null;
}

/** For each lost province, by number: all armies and half-garrisons near it march if they are strong enough (MD-17.10). */
export const attacks = (
  position: MdPosition,
  realm: RealmNumber,
): { readonly orders: readonly Order[]; readonly used: ReadonlySet<UnitId> } => {
  const used = new Set<UnitId>();
  const taken = new Set<number>();
  const orders: Order[] = [];
  for (const target of lostProvinces(position, realm)) {
    const columns = columnsAgainst(position, realm, target, { used, taken });
    if (!isStrongEnough(position, realm, columns, target)) continue;
    for (const { orders: own, uses, number } of columns) {
      orders.push(...own);
      for (const unit of uses) used.add(unit);
      if (number !== null) taken.add(number);
    }
  }
  return { orders, used };
};

/** Annexed to the realm and held by an enemy or the independents. */
const lostProvinces = ({ state }: MdPosition, realm: RealmNumber): readonly Province[] =>
  provincesOf(state).filter(
    (province) =>
      province.annexedTo === realm && province.owner !== realm && areEnemiesIn(state, province, realm, province.owner),
  );

const columnsAgainst = (
  position: MdPosition,
  realm: RealmNumber,
  target: Province,
  { used, taken }: { readonly used: ReadonlySet<UnitId>; readonly taken: ReadonlySet<number> },
): readonly Column[] => {
  const near = new Set(marchable(position.setting, target.number));
  const here = position.state.units.filter(
    (unit) => unit.realm === realm && near.has(unit.location) && !used.has(unit.id),
  );
  const armies = here
    .filter(({ kind, loadedOn }) => kind === 'A' && loadedOn === null)
    .map((army) => marching(army, target));
  const numbers = freeNumbers(position, realm, taken);
  const halves = here
    .filter((unit) => unit.kind === 'G' && soldiersIn(position.setting, unit.stacks) >= STRONG_GARRISON)
    .map((garrison) => ({ garrison, half: halfOf(position, garrison) }))
    .filter(({ half }) => half.length > 0)
    .flatMap(({ garrison, half }) => {
      const number = numbers.shift();
      return number === undefined ? [] : [sallying(position, { garrison, stacks: half }, number, target)];
    });
  return [...armies, ...halves];
};

const freeNumbers = ({ state }: MdPosition, realm: RealmNumber, taken: ReadonlySet<number>): number[] =>
  Array.from({ length: MOST_UNITS }, (_, i) => i + 1).filter(
    (number) => !taken.has(number) && !findUnit(state, unitId(realm, 'A', number)),
  );

const marching = (army: Unit, target: Province): Column => ({
  strength: army,
  orders: [{ verb: 'MARCH', unit: unitLabel(army.id), args: { location: target.number } }],
  uses: [army.id],
  number: null,
});

/** Half of each soldier type of a garrison, rounded down. */
const halfOf = ({ setting }: MdPosition, { stacks }: Unit): readonly Stack[] =>
  typesIn(stacks)
    .filter((type) => isSoldier(getTroop(setting, type)))
    .flatMap((type) => takeOfType(stacks, type, Math.floor(countOf(stacks, type) / 2)));

/** They become a new army. */
const sallying = (
  { setting }: MdPosition,
  { garrison, stacks }: { readonly garrison: Unit; readonly stacks: readonly Stack[] },
  number: number,
  target: Province,
): Column => {
  const from = unitLabel(garrison.id);
  const to = `A${number}`;
  const transfers = typesIn(stacks).map((type): Order => {
    const args = { to, type: getTroop(setting, type).key, count: countOf(stacks, type) };
    return { verb: 'TRANSFER', unit: from, args };
  });
  return {
    strength: { stacks, commanders: [] },
    orders: [
      { verb: 'FORM_ARMY', unit: from, args: { number } },
      ...transfers,
      { verb: 'MARCH', unit: to, args: { location: target.number } },
    ],
    uses: [garrison.id],
    number,
  };
};

const typesIn = (stacks: readonly Stack[]): readonly TroopType[] =>
  [...new Set(stacks.map(({ type }) => type))].sort((a, b) => a - b);

/** Power is the sum of attacks x combat x hit points; attackers need half as much again, and combat 10. */
const isStrongEnough = (
  position: MdPosition,
  realm: RealmNumber,
  columns: readonly Column[],
  target: Province,
): boolean => {
  const { setting, state } = position;
  const combat = columns.reduce((sum, { strength }) => sum + landCombat(setting, strength), 0);
  const power = columns.reduce((sum, { strength }) => sum + powerOf(position, strength, null), 0);
  const hostile = state.units.filter(
    (unit) => unit.location === target.number && areEnemiesIn(state, target, realm, unit.realm),
  );
  const walls = effectiveFort(target) >= 1 ? target : null;
  const defence = hostile.reduce((sum, unit) => sum + powerOf(position, unit, walls), 0);
  return columns.length > 0 && combat >= 10 && 2 * power >= 3 * defence;
};

/** Soldiers' attacks x combat x hit points, in hundredths so that the percent of a fortification stays exact. */
const powerOf = ({ setting }: MdPosition, { stacks }: Pick<Unit, 'stacks'>, walls: Province | null): number => {
  const bonus = fortBonus(walls ? effectiveFort(walls) : 0);
  return stacks.reduce((sum, { type, count }) => {
    const troop = getTroop(setting, type);
    if (!isSoldier(troop)) return sum;
    const percent = 100 + (isMounted(troop) ? bonus.horseCombat : bonus.footCombat);
    return sum + count * troop.attacks * troop.combat * troop.hitPoints * percent;
  }, 0);
};
