import { rollIce } from '../consequences/ice.ts';
import { lotsOf } from '../consequences/units.ts';
import { DEEP_SEA, UNITS } from '../data/units.ts';
import type { MarchEvent } from '../events/march.ts';
import type { Fleet } from '../memory.ts';
import type { OrderOf } from '../order.ts';
import { fleetOf } from '../rules/checks/sail.ts';
import { findUnit, getPlace, getUnit, ownerOf, unitsIn } from '../rules/find.ts';
import { contestersAt, enemiesAt } from '../rules/fleets.ts';
import { barAt } from '../rules/gates.ts';
import { groundOf, isFriendly } from '../rules/passage.ts';
import { canMove, selected } from '../rules/selection.ts';
import { linesOf } from '../rules/sheets.ts';
import { boarding } from '../rules/transport.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, PlaceNumber, ShipType, UnitId } from '../words.ts';
import { fail } from './deed.ts';
import { errandOf, standings } from './errand.ts';
import { clash, sailTo } from './sea-battle.ts';

type Sail = OrderOf<'SAIL'>;
type Stop = Exclude<Extract<MarchEvent, { readonly kind: 'sailed' }>['stop'], null>;

/** Action 4: fleets sail one after another, load, and fight whom they meet on the way (W83-8). */
export const sailing = (turn: GameTurn, nation: NationNumber): void => {
  for (const line of linesOf(turn, nation, 'SAIL')) sail(turn, nation, line);
};

const sail = (turn: GameTurn, nation: NationNumber, line: Sail): void => {
  const { state } = turn;
  const { from, via = [], deep = false } = line.args;
  const named = new Set(errandOf(turn).fleets.flatMap(({ ships }) => ships));
  const picked = fleetOf({ board: state, nation }, line.args, named);
  if ('refusal' in picked) return fail(turn, nation, line, picked.refusal);
  const whole = picked.units.map(({ id }) => id);
  const lots = lotsOf(picked.units);
  const course = new Course(turn, nation, line, whole);
  course.run(via, deep);
  turn.emit({
    kind: 'sailed',
    rule: 'W83-8.1',
    nation,
    lots,
    from,
    to: course.zone,
    steps: course.steps,
    deep,
    stop: course.stop,
  });
  course.missed();
};

/** A fleet under way. */
class Course {
  zone: PlaceNumber;
  steps = 0;
  stop: Stop | null = null;
  #cameFrom: PlaceNumber | null = null;
  #ships: readonly UnitId[];
  #loaded = false;
  readonly #turn: GameTurn;
  readonly #nation: NationNumber;
  readonly #line: Sail;

  constructor(turn: GameTurn, nation: NationNumber, line: Sail, ships: readonly UnitId[]) {
    this.#turn = turn;
    this.#nation = nation;
    this.#line = line;
    this.#ships = ships;
    this.zone = line.args.from;
  }

  run(via: readonly PlaceNumber[], deep: boolean): void {
    let points = this.#points(deep);
    this.load(this.zone);
    for (const [at, next] of via.entries()) {
      const last = at === via.length - 1;
      const cost = this.#isIcy(next) || this.#isIcy(this.zone) ? ICY_STEP : 1;
      this.stop = this.#barrier(next, { points, cost, deep });
      if (this.stop !== null) break;
      points -= cost;
      sailTo(this.#turn, this.#ships, next);
      [this.#cameFrom, this.zone] = [this.zone, next];
      this.steps += 1;
      rollIce(this.#turn, this.#ships, next);
      this.#ships = this.#ships.filter((id) => findUnit(this.#turn.state, id) !== null);
      if (this.#ships.length === 0) return;
      if (!this.#passes(last, deep)) break;
      this.load(next);
    }
    if (this.#ships.length > 0) this.#enlist(this.#ships, deep);
  }

  #points(deep: boolean): number {
    const slowest = this.#ships
      .map((id) => UNITS[getUnit(this.#turn.state, id).type].move)
      .reduce((least, move) => Math.min(least, move), UNITS.frg.move);
    return slowest * (deep ? DEEP_SEA.times : 1);
  }

  #isIcy(zone: PlaceNumber): boolean {
    return getPlace(this.#turn.setting, zone).special === 'barents';
  }

  /** What keeps the fleet from the next zone; ships of the line that alone are barred stay behind (W83-8.30). */
  #barrier(next: PlaceNumber, { points, cost, deep }: { points: number; cost: number; deep: boolean }): Stop | null {
    const { setting, state } = this.#turn;
    if (!getPlace(setting, this.zone).seas.includes(next)) return 'not adjacent';
    if (points < cost) return 'no points left';
    if (deep && enemiesAt(state, this.#nation, next).length > 0) return 'enemy fleet';
    const ask = standings(this.#turn);
    const barOf = (id: UnitId) =>
      barAt(setting, state, ask, {
        owner: this.#nation,
        type: getUnit(state, id).type as ShipType,
        from: this.zone,
        to: next,
      });
    const barred = this.#ships.filter((id) => barOf(id) !== null);
    if (barred.length === 0) return null;
    const bar = barOf(barred[0] as UnitId);
    if (barred.length === this.#ships.length) return bar;
    this.#leaveBehind(barred, deep);
    return null;
  }

  #leaveBehind(ships: readonly UnitId[], deep: boolean): void {
    this.#enlist(ships, deep);
    this.#ships = this.#ships.filter((id) => !ships.includes(id));
  }

  /** Fights whom it meets before its goal, or anywhere by deep sea; whether it may go on (W83-8.7, 8.8, 8.23, 8.26). */
  #passes(last: boolean, deep: boolean): boolean {
    if (last && !deep) return true;
    const { state } = this.#turn;
    const enemies = enemiesAt(state, this.#nation, this.zone);
    const contesters = contestersAt(state, standings(this.#turn), this.#nation, this.zone);
    if (enemies.length + contesters.length === 0) return true;
    const { left, won, refuge } = clash(this.#turn, {
      nation: this.#nation,
      zone: this.zone,
      ships: this.#ships,
      against: [...enemies, ...contesters],
      deep,
      retreat: this.#line.args.retreat ?? [],
      losses: this.#line.args.losses ?? [],
      cameFrom: this.#cameFrom,
      incident: enemies.length === 0,
      rule: deep ? 'W83-8.26' : 'W83-8.7',
    });
    this.#ships = left;
    if (refuge !== null) this.zone = refuge;
    this.stop = 'fought';
    return won && !deep && left.length > 0;
  }

  /** Takes units aboard where the line says so (W83-8.11, 8.12). */
  load(zone: PlaceNumber): void {
    const { load, loadFrom, loadAt = this.#line.args.from, ship } = this.#line.args;
    if (load === undefined || loadFrom === undefined || this.#loaded || zone !== loadAt) return;
    this.#loaded = true;
    const turn = this.#turn;
    const { setting, state } = turn;
    if (!getPlace(setting, zone).coasts.includes(loadFrom)) {
      return fail(turn, this.#nation, this.#line, { code: 'not-adjacent', from: loadFrom, to: zone });
    }
    if (!isFriendly(groundOf(state, standings(turn), this.#nation, loadFrom))) {
      return fail(turn, this.#nation, this.#line, {
        code: 'not-yours',
        territory: loadFrom,
        owner: ownerOf(state, loadFrom),
      });
    }
    const eligible = unitsIn(state, loadFrom).filter(
      (unit) => unit.owner === this.#nation && canMove(unit, state.turn),
    );
    const picked = selected(eligible, load, loadFrom, state.turn);
    if ('refusal' in picked) return fail(turn, this.#nation, this.#line, picked.refusal);
    const ships = this.#ships.filter((id) => ship === undefined || id === ship).map((id) => getUnit(state, id));
    const { aboard, ashore } = boarding(state, ships, picked.units);
    const boarded = picked.units.filter(({ id }) => aboard.has(id));
    if (boarded.length > 0) {
      turn.emit({ kind: 'boarded', rule: 'W83-8.12', nation: this.#nation, lots: lotsOf(boarded), zone });
      turn.emit({
        kind: 'units-moved',
        rule: 'W83-8.12',
        moves: boarded.map(({ id }) => ({ unit: id, place: zone, carrier: aboard.get(id) ?? null })),
        counts: true,
      });
    }
    if (ashore.length > 0) {
      turn.emit({ kind: 'left-ashore', rule: 'W83-8.14', nation: this.#nation, lots: lotsOf(ashore), why: 'no room' });
    }
  }

  /** Says that nothing was loaded where the fleet did not get there (W83-8.17). */
  missed(): void {
    const { load, loadFrom } = this.#line.args;
    if (load === undefined || loadFrom === undefined || this.#loaded) return;
    this.#turn.emit({ kind: 'left-ashore', rule: 'W83-8.17', nation: this.#nation, lots: [], why: 'zone not reached' });
  }

  #enlist(ships: readonly UnitId[], deep: boolean): void {
    const { from, via = [], attack = [], avoid = [], retreat = [], losses = [] } = this.#line.args;
    // It is meant for the last zone of the path, not for where the fleet has to stop (W83-8.10).
    const isThere = this.zone === (via.at(-1) ?? from);
    const fleet: Fleet = {
      ships,
      zone: this.zone,
      cameFrom: this.#cameFrom,
      moved: this.steps > 0,
      deep,
      attack: deep || !isThere ? [] : attack,
      avoid,
      retreat,
      losses,
    };
    errandOf(this.#turn).fleets.push(fleet);
  }
}

/** A step into or out of the Barents Sea (W83-2.43). */
const ICY_STEP = 2;
