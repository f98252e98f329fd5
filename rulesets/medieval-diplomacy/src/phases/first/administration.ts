import type { Listed } from '../../memory.ts';
import type { Follow, Leader, MasterAct, Order, SendAmbassador } from '../../order.ts';
import { getRealm, getUnit } from '../../rules/find.ts';
import { followsInCircle } from '../../rules/follow.ts';
import { relationOf } from '../../rules/permission.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { IND } from '../../words.ts';
import { fail, giverOf, ordersOf, realmByCode, unitNamed } from '../steps.ts';

/** E7: names, retreat levels, follows, marines, leaders, ambassadors, publications (MD-4.37). */
export const administration = (turn: Turn): void => {
  const orders = ordersOf(
    turn,
    'NAME',
    'RETREAT_LEVEL',
    'FOLLOW',
    'MARINES',
    'LEADER',
    'SEND_AMBASSADOR',
    'PUBLISH_ALLIANCE',
  );
  for (const listed of orders) {
    const { order } = listed;
    if (order.verb === 'SEND_AMBASSADOR') ambassador(turn, { ...listed, order });
    else if (order.verb === 'PUBLISH_ALLIANCE') publish(turn, listed, order.args.realm);
    else {
      const unit = giverOf(turn, { ...listed, order });
      if (!unit) fail(turn, listed, 'E7', { code: 'unknown-unit', unit: order.unit });
      else administer(turn, { ...listed, order }, unit);
    }
  }
};

type Administrative = Exclude<
  Extract<Order, { verb: 'NAME' | 'RETREAT_LEVEL' | 'FOLLOW' | 'MARINES' | 'LEADER' }>,
  MasterAct
>;

const administer = (turn: Turn, listed: Listed<Administrative>, unit: Unit): void => {
  const { order } = listed;
  switch (order.verb) {
    case 'NAME':
      return turn.emit({ kind: 'unit-named', rule: 'MD-15.23', unit: unit.id, name: order.args.name });
    case 'RETREAT_LEVEL':
      if (unit.kind === 'G') {
        return fail(turn, listed, 'E7', { code: 'garrison-cannot', verb: order.verb });
      }
      return turn.emit({ kind: 'retreat-level-set', rule: 'MD-4.27', unit: unit.id, level: order.args.value });
    case 'MARINES':
      return turn.emit({ kind: 'marines-set', rule: 'MD-4.34', unit: unit.id, on: order.args.on });
    case 'FOLLOW':
      return follow(turn, { ...listed, order }, unit);
    case 'LEADER':
      return leader(turn, { ...listed, order }, unit);
  }
};

/** MD-4.28, MD-4.29 */
const follow = (turn: Turn, listed: Listed<Follow>, unit: Unit): void => {
  const { realm, order } = listed;
  const { target } = order.args;
  if (target === null) {
    if (unit.follow !== null)
      turn.emit({ kind: 'follow-set', rule: 'MD-4.28', unit: unit.id, target: null, why: 'order' });
    return;
  }
  const followed = unitNamed(turn, realm, target);
  const names = { unit: order.unit, target };
  if (!followed) fail(turn, listed, 'E7', { code: 'unknown-unit', unit: target });
  else if (unit.kind === 'G' || followed.kind !== unit.kind)
    fail(turn, listed, 'E7', { code: 'follow-kind', ...names });
  else if (followsInCircle(unit.id, followed.id, (each) => getUnit(turn.state, each).follow)) {
    fail(turn, listed, 'E7', { code: 'follow-circle', ...names });
  } else turn.emit({ kind: 'follow-set', rule: 'MD-4.28', unit: unit.id, target: followed.id, why: 'order' });
};

/** MD-10.17 */
const leader = (turn: Turn, listed: Listed<Leader>, unit: Unit): void => {
  const { commander } = listed.order.args;
  if (unit.commanders.includes(commander)) {
    turn.emit({ kind: 'leader-set', rule: 'MD-10.17', unit: unit.id, commander, why: 'order' });
  } else fail(turn, listed, 'E7', { code: 'not-in-unit', unit: listed.order.unit, commander });
};

/** MD-3.25, MD-3.26 */
const ambassador = (turn: Turn, listed: Listed<SendAmbassador>): void => {
  const { realm, order } = listed;
  const to = realmByCode(turn, order.args.realm);
  if (to === null || to === IND) fail(turn, listed, 'E7', { code: 'independents' });
  else if (to === realm) fail(turn, listed, 'E7', { code: 'oneself' });
  else if (getRealm(turn.state, to).control === 'defeated') fail(turn, listed, 'E7', { code: 'defeated', realm: to });
  else turn.emit({ kind: 'ambassador-sent', rule: 'MD-3.25', from: realm, to, text: order.args.text ?? '' });
};

/** MD-16.6 */
const publish = (turn: Turn, listed: Listed, code: string): void => {
  const ally = realmByCode(turn, code) ?? IND;
  if (relationOf(turn.state, listed.realm, ally) !== 'alliance') {
    fail(turn, listed, 'E7', { code: 'not-allied', realm: ally });
  } else if (!turn.state.knownAlliances.some((pair) => pair.includes(ally) && pair.includes(listed.realm))) {
    turn.emit({ kind: 'alliance-published', rule: 'MD-16.6', a: listed.realm, b: ally });
  }
};
