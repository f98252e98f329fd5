import { seatId } from '@chancery/core';
import type { Listed, Memory } from '../../memory.ts';
import { computerOrders } from '../../npc/computer-orders.ts';
import { isPlanOrder, type Order } from '../../order.ts';
import { findUnit, realmsOf } from '../../rules/find.ts';
import { mayGive, wrongKind } from '../../rules/givers.ts';
import type { Turn } from '../../types.ts';
import { kindOf, readUnitLabel } from '../../unit-id.ts';
import { IND, type RealmNumber } from '../../words.ts';
import { STEP_OF } from '../plan-steps.ts';
import { fail, realmByCode } from '../steps.ts';

/** MD-1.32: the slate of the turn is wiped; follows of units that are gone are cleared (MD-4.30). */
export const turnBegins = (turn: Turn): void => {
  turn.emit({ kind: 'turn-began', rule: 'MD-1.32', turn: turn.state.turn });
  for (const unit of turn.state.units) {
    if (unit.follow === null || findUnit(turn.state, unit.follow)) continue;
    turn.emit({ kind: 'follow-set', rule: 'MD-4.30', unit: unit.id, target: null, why: 'gone' });
  }
};

/** What the game master decided between the turns: status (MD-12.61), control, permission in independent land (MD-2.17). */
export const mastersActs = (turn: Turn): void => {
  for (const act of turn.acts) {
    if (act.verb !== 'SET_STATUS' && act.verb !== 'SET_CONTROL' && act.verb !== 'PERMIT_INDEPENDENT') continue;
    const realm = realmByCode(turn, act.args.realm);
    if (realm === null) throw new Error(`the master's act names no realm: ${act.args.realm}`);
    if (act.verb === 'SET_STATUS') turn.emit({ kind: 'status-set', rule: 'MD-12.62', realm, status: act.args.status });
    if (act.verb === 'SET_CONTROL') {
      turn.emit({ kind: 'control-set', rule: 'MD-18.4', realm, control: act.args.control, why: 'master' });
    }
    if (act.verb === 'PERMIT_INDEPENDENT') {
      const { province, on } = act.args;
      turn.emit({ kind: 'permission-set', rule: 'MD-2.17', realm: IND, province, to: realm, on });
    }
  }
};

/**
 * Who sent orders and who did not (MD-18.39); who is excused neither. A realm without a sheet has no orders this turn
 * (MD-17.14).
 */
export const sheetsCounted = (turn: Turn): void => {
  for (const { number: realm, control, missedInARow } of realmsOf(turn.state)) {
    if (control !== 'player') continue;
    const sheet = sheetOf(turn, realm);
    if (sheet?.excused) continue;
    if (sheet) turn.emit({ kind: 'orders-received', rule: 'MD-18.39', realm });
    else turn.emit({ kind: 'orders-missed', rule: 'MD-18.39', realm, inARow: missedInARow + 1 });
  }
};

/** Lists the orders of all realms in canonical order; those of the computer's realms are made here (MD-17.12). */
export const ordersListed = (turn: Turn): void => {
  turn.memory.listed = realmsOf(turn.state).flatMap((realm) => {
    if (realm.control === 'player') return numbered(realm.number, sheetOf(turn, realm.number)?.orders ?? []);
    if (realm.control === 'computer') return numbered(realm.number, computerOrders(turn, realm.number));
    return [];
  });
};

/** Each unit's plan: its plan orders in list order (MD-1.13). What a unit of its kind cannot do at all is left out. */
export const plansLaid = (turn: Turn): void => {
  for (const listed of turn.memory.listed) {
    const { realm, position, order } = listed;
    if (!isPlanOrder(order)) continue;
    const unit = readUnitLabel(realm, order.unit);
    if (unit === null) fail(turn, listed, STEP_OF[order.verb], { code: 'unknown-unit', unit: order.unit });
    else if (mayGive(order.verb, kindOf(unit))) turn.memory.plans.add({ unit, realm, position, order });
    else fail(turn, listed, STEP_OF[order.verb], wrongKind(order, kindOf(unit)));
  }
};

/** Takes back all orders of a realm (MD-12.54). */
export const withoutOrdersOf = (memory: Memory, realm: RealmNumber): void => {
  memory.listed = memory.listed.filter((each) => each.realm !== realm);
};

const numbered = (realm: RealmNumber, orders: readonly Order[]): readonly Listed[] =>
  orders.map((order, position) => ({ realm, position, order }));

const sheetOf = (turn: Turn, realm: RealmNumber): Turn['sheets'][keyof Turn['sheets']] | undefined =>
  turn.sheets[seatId(turn.setting.realms[realm]?.code ?? '')];
