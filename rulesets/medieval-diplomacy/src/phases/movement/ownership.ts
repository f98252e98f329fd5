import type { EventOf } from '../../events.ts';
import { findUnit, getTroop, provincesOf } from '../../rules/find.ts';
import { areEnemiesIn } from '../../rules/permission.ts';
import { landCombat, landHitPoints, peopleIn } from '../../rules/troops.ts';
import type { Province, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { type UnitId, unitId } from '../../unit-id.ts';
import type { RealmNumber } from '../../words.ts';
import { buryPlan } from '../plan-steps.ts';
import { exhaustHomeless } from './homeless.ts';

/** A realm's strength in one province: soldiers and commanders, armies aboard in harbour included (MD-11.8). */
interface Presence {
  readonly realm: RealmNumber;
  people: number;
  combat: number;
  hitPoints: number;
}

/** M13: land without its owner's troops falls to the hostile realm that has most there (MD-11.1 to MD-11.16). */
export const provincesChangeHands = (turn: Turn): void => {
  const byPlace = Map.groupBy(turn.state.units, ({ location }) => location);
  for (const province of provincesOf(turn.state)) {
    const units = byPlace.get(province.number);
    if (units === undefined || turn.memory.undecided.has(province.number)) continue;
    if (units.some((unit) => unit.realm === province.owner && peopleOnLand(turn, unit) > 0)) continue;
    const taken = takerOf(turn, province, presences(turn, units));
    if (taken) conquer(turn, province, taken.realm, taken.roll);
  }
  turn.memory.undecided.clear();
};

/** An admiral in port is not in the province: anchored fleets neither fight for it nor hold it (MD-6.63). */
const peopleOnLand = ({ setting }: Turn, unit: Unit): number => (unit.kind === 'F' ? 0 : peopleIn(setting, unit));

const presences = (turn: Turn, units: readonly Unit[]): readonly Presence[] => {
  const { setting } = turn;
  const byRealm = new Map<RealmNumber, Presence>();
  for (const unit of units) {
    const people = peopleOnLand(turn, unit);
    if (people === 0) continue;
    const presence = byRealm.get(unit.realm) ?? { realm: unit.realm, people: 0, combat: 0, hitPoints: 0 };
    presence.people += people;
    presence.combat += landCombat(setting, unit);
    presence.hitPoints += landHitPoints(setting, unit);
    byRealm.set(unit.realm, presence);
  }
  return [...byRealm.values()];
};

/** The most numerous hostile realm, if it has combat enough; ties by combat, hit points, then a draw (MD-11.4 to MD-11.7). */
const takerOf = (
  turn: Turn,
  province: Province,
  here: readonly Presence[],
): { readonly realm: RealmNumber; readonly roll: number | null } | null => {
  const hostile = here.filter(({ realm }) => areEnemiesIn(turn.state, province, realm, province.owner));
  const [first] = hostile.toSorted(byStrength);
  if (!first || first.combat < LEAST_COMBAT) return null;
  const equals = hostile.filter((each) => byStrength(each, first) === 0);
  if (equals.length === 1) return { realm: first.realm, roll: null };
  const roll = turn.dice.at('tie-owner', province.number).d(equals.length);
  return { realm: (equals[roll - 1] as Presence).realm, roll };
};

const byStrength = (a: Presence, b: Presence): number =>
  b.people - a.people || b.combat - a.combat || b.hitPoints - a.hitPoints;

/** MD-11.5 */
const LEAST_COMBAT = 10;

const conquer = (turn: Turn, province: Province, to: RealmNumber, tieRoll: number | null): void => {
  const { number, owner: from, harbour } = province;
  const lostHarbour = harbour ? harbourDraw(turn, number) : null;
  buryPlan(turn, unitId(from, 'G', number));
  turn.emit({
    kind: 'province-taken',
    rule: 'MD-11.2',
    province: number,
    phase: turn.state.phase,
    from,
    to,
    tieRoll,
    harbour: lostHarbour,
    ships: shipDraws(turn, unitId(from, 'G', number), lostHarbour?.lost === true),
  });
  exhaustHomeless(turn, number);
};

/** MD-11.12, MD-11.13 */
const harbourDraw = (turn: Turn, place: number): { readonly roll: number; readonly lost: boolean } => {
  const roll = turn.dice.at('harbour-loss', place).d(100);
  return { roll, lost: roll <= turn.setting.options.harbourLossPercent };
};

/** The ships of the fallen garrison, one by one; without a harbour all are lost undrawn (MD-11.14, MD-11.15). */
const shipDraws = (turn: Turn, garrison: UnitId, harbourLost: boolean): EventOf<'province-taken'>['ships'] => {
  const unit = findUnit(turn.state, garrison);
  if (!unit) return [];
  return unit.stacks.flatMap(({ type, count }) =>
    Array.from({ length: count }, () => {
      if (harbourLost) return { type, roll: null, captured: false };
      const roll = turn.dice.at('capture', unit.location).d(100);
      return { type, roll, captured: roll <= getTroop(turn.setting, type).capture };
    }),
  );
};
