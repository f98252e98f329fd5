import type { PlayedTurn } from '@chancery/testkit';
import type { BattleRecord } from '../../src/events/battle-record.ts';
import type { Event } from '../../src/events.ts';
import type { Types } from '../../src/types.ts';
import { unitId } from '../../src/unit-id.ts';
import { Muster, type Troops } from './muster.ts';

/**
 * Keeps the roll of every unit through a turn from its events alone, and names everything in which the units afterwards
 * differ from it: troops come from builds and captures only, and go by casualties and orders.
 */
export const troopFaults = ({ record, resolved, after }: PlayedTurn<Types>): readonly string[] => {
  const muster = new Muster(record.state.units);
  resolved.events.forEach((event, index) => {
    muster.now = `${index} ${event.kind}`;
    enter(muster, event);
  });
  muster.now = 'at the end';
  muster.compare(after.state.units);
  return muster.faults;
};

const enter = (muster: Muster, event: Event): void => {
  switch (event.kind) {
    case 'unit-formed':
      return muster.form(event.unit);
    case 'unit-removed':
      return muster.strike(event.unit);
    case 'recruited':
      return muster.add(event.unit, [event]);
    case 'troops-gone':
      return muster.take(event.unit, event.troops);
    case 'transferred':
      muster.take(event.from, event.troops);
      return muster.add(event.to, event.troops);
    case 'battle-fought':
      return enterBattle(muster, event.battle);
    case 'province-taken': {
      const captured = event.ships.filter((ship) => ship.captured).map(({ type }) => ({ type, count: 1 }));
      muster.take(
        unitId(event.from, 'G', event.province),
        event.ships.map(({ type }) => ({ type, count: 1 })),
      );
      changeGarrison(muster, event.province, event.from, event.to);
      return muster.add(unitId(event.to, 'G', event.province), captured);
    }
    case 'province-given':
      return changeGarrison(muster, event.province, event.from, event.to);
    case 'realm-defeated':
      return muster.disband(event.realm);
    default:
      return;
  }
};

/** The old garrison leaves no troops behind. */
const changeGarrison = (muster: Muster, province: number, from: number, to: number): void => {
  muster.strike(unitId(from, 'G', province));
  muster.assume(unitId(to, 'G', province));
};

const enterBattle = (muster: Muster, battle: BattleRecord): void => {
  const captured = battle.captures.filter(({ into }) => into !== null).map(({ type }) => ({ type, count: 1 }));
  const gained = [...battle.after.flatMap((unit) => unit.gained), ...battle.newFleets.flatMap(({ stacks }) => stacks)];
  muster.same('gained as captured', gained, captured);
  muster.same(
    'lost as killed',
    battle.after.flatMap(({ lost }) => lost),
    killedIn(battle),
  );
  for (const { unit, stacks } of battle.newFleets) {
    muster.form(unit);
    muster.add(unit, stacks);
  }
  for (const { unit, lost, gained: won } of battle.after) {
    muster.take(unit, lost);
    muster.add(unit, won);
  }
  for (const { unit, emptied } of battle.after) if (emptied) muster.strike(unit);
};

/** All who fell in the rounds, and after the last from their wounds. */
const killedIn = ({ rounds, lastCasualties, wounded }: BattleRecord): Troops => {
  const fallen = [...rounds.flatMap(({ casualties }) => casualties ?? []), ...lastCasualties].flatMap(
    ({ killed }) => killed,
  );
  const died = wounded.filter(({ lost }) => lost).map(({ who }) => ({ who, count: 1 }));
  return [...fallen, ...died].flatMap(({ who, count }) => ('type' in who ? [{ type: who.type, count }] : []));
};
