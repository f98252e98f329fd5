import { rollIce } from '../consequences/ice.ts';
import { changeTreasury } from '../consequences/money.ts';
import { makeUnits } from '../consequences/units.ts';
import type { Purchase } from '../memory.ts';
import type { Refusal } from '../refusals.ts';
import { builderOf, placingFault } from '../rules/building.ts';
import { isColony } from '../rules/core.ts';
import { findUnit, getTerritory, ownedBy, shipsIn, unitsOf } from '../rules/find.ts';
import { enemiesAt, newContestersAt } from '../rules/fleets.ts';
import { touches } from '../rules/geography.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, PlaceNumber, UnitId } from '../words.ts';
import { fail, type NationStep } from './deed.ts';
import { errandOf, standings } from './errand.ts';
import { clash } from './sea-battle.ts';

/** Action 8: ships in port are repaired, and what was bought comes onto the board (W83-3.8, 7.5, 7.30 to 7.42). */
export const placing: NationStep = (turn, nation) => {
  repair(turn, nation);
  const built = new Map<PlaceNumber, number>();
  const launched = new Map<PlaceNumber, UnitId[]>();
  for (const purchase of errandOf(turn).bought) {
    const { count, refusal } = allowed(turn, nation, purchase, built);
    if (refusal !== null) cancel(turn, nation, purchase, { refusal, count: wanted(purchase) - count });
    if (count === 0) continue;
    const city = builderOf(purchase.order);
    built.set(city, (built.get(city) ?? 0) + count);
    const ships = place(turn, nation, purchase, count);
    if (purchase.order.verb === 'BUILD_SHIPS') {
      const { at } = purchase.order.args;
      launched.set(at, [...(launched.get(at) ?? []), ...ships]);
    }
  }
  for (const [zone, ships] of [...launched].toSorted(([a], [b]) => a - b)) meet(turn, nation, zone, ships);
};

/** Ships of the line that have neither moved nor fought, off a port of their own (W83-3.8). */
const repair = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state } = turn;
  const ports = ownedBy(state, nation).filter(({ port }) => port);
  const inPort = (zone: PlaceNumber): boolean => ports.some(({ number }) => touches(setting, number, zone));
  const ships = unitsOf(state, nation);
  const mended = ships
    .filter(
      ({ damaged, fought, movedTurn, place: zone }) => damaged && !fought && movedTurn !== state.turn && inPort(zone),
    )
    .map(({ id }) => id);
  if (mended.length > 0) turn.emit({ kind: 'damaged', rule: 'W83-3.8', units: mended, damaged: false });
  const rested = ships.filter(({ fought }) => fought).map(({ id }) => id);
  if (rested.length > 0) turn.emit({ kind: 'fought', rule: 'W83-3.8', units: rested, fought: false });
};

const wanted = ({ order: { args } }: Purchase): number => ('count' in args ? args.count : 1);

/** How many of them may be placed; a colony takes as many units in a turn as it is worth, whatever they are (W83-6.44, 7.42). */
const allowed = (
  { setting, state }: GameTurn,
  nation: NationNumber,
  purchase: Purchase,
  built: ReadonlyMap<PlaceNumber, number>,
): { readonly count: number; readonly refusal: Refusal | null } => {
  const fault = placingFault(setting, state, nation, purchase.order);
  if (fault !== null) return { count: 0, refusal: fault };
  const territory = builderOf(purchase.order);
  const count = wanted(purchase);
  if (!isColony(setting, state, nation, territory)) return { count, refusal: null };
  const { value: most } = getTerritory(state, territory);
  const room = Math.max(0, most - (built.get(territory) ?? 0));
  return room >= count ? { count, refusal: null } : { count: room, refusal: { code: 'colony-full', territory, most } };
};

/** What cannot be placed is cancelled, and all that it cost comes back (W83-7.5). */
const cancel = (
  turn: GameTurn,
  nation: NationNumber,
  { order, each }: Purchase,
  { refusal, count }: { readonly refusal: Refusal; readonly count: number },
): void => {
  fail(turn, nation, order, refusal);
  changeTreasury(turn, nation, { amount: each * count, why: 'refund', rule: 'W83-7.5' });
};

const place = (
  turn: GameTurn,
  nation: NationNumber,
  { order, general }: Purchase,
  count: number,
): readonly UnitId[] => {
  const { at } = order.args;
  if (order.verb === 'BUILD_PORT') {
    turn.emit({ kind: 'port-built', rule: 'W83-7.34', territory: at, nation });
    return [];
  }
  const item =
    order.verb === 'BUILD_GENERAL'
      ? {
          type: 'gen' as const,
          count,
          place: at,
          general: { skill: 0, ability: 0, ...general, special: order.args.special },
        }
      : { type: order.args.type, count, place: at };
  return makeUnits(turn, nation, { items: [item], why: 'built', rule: 'W83-7.40', built: true }).map(({ id }) => id);
};

/** New ships meet the ice, then whoever is at war with them or attacks new ships; those that lie there fight with them (W83-7.37, 7.38). */
const meet = (turn: GameTurn, nation: NationNumber, zone: PlaceNumber, launched: readonly UnitId[]): void => {
  rollIce(turn, launched, zone);
  if (!launched.some((id) => findUnit(turn.state, id) !== null)) return;
  const ships = shipsIn(turn.state, zone, nation).map(({ id }) => id);
  const enemies = enemiesAt(turn.state, nation, zone);
  const contesters = newContestersAt(turn.state, standings(turn), nation, zone);
  if (enemies.length + contesters.length === 0) return;
  clash(turn, {
    nation,
    zone,
    ships,
    against: [...enemies, ...contesters],
    deep: false,
    retreat: [],
    losses: [],
    cameFrom: null,
    incident: enemies.length === 0,
    rule: 'W83-7.37',
  });
};
