import { findProvince, getRealm } from '../../rules/find.ts';
import { areAtWar, relationOf } from '../../rules/permission.ts';
import type { Turn } from '../../types.ts';
import { IND } from '../../words.ts';
import { fail, lastOfEach, ordersOf, realmByCode } from '../steps.ts';

/** E1: one declaration is enough; a second one of the same turn changes nothing (MD-3.3 to MD-3.6). */
export const warDeclared = (turn: Turn): void => {
  for (const listed of ordersOf(turn, 'DECLARE_WAR')) {
    const on = realmByCode(turn, listed.order.args.realm);
    if (on === null || on === IND) {
      fail(turn, listed, 'E1', { code: 'independents' });
      continue;
    }
    const by = listed.realm;
    const atStart = relationOf({ relations: turn.memory.relationsAtStart }, by, on);
    if (by === on) fail(turn, listed, 'E1', { code: 'oneself' });
    else if (getRealm(turn.state, on).control === 'defeated') fail(turn, listed, 'E1', { code: 'defeated', realm: on });
    else if (atStart !== 'neutral') fail(turn, listed, 'E1', { code: 'not-neutral', realm: on, relation: atStart });
    else if (relationOf(turn.state, by, on) === 'neutral') turn.emit({ kind: 'war-declared', rule: 'MD-3.2', by, on });
  }
};

/** E2: governs every gift of this turn (MD-3.18). */
export const acceptanceChanged = (turn: Turn): void => {
  for (const { realm, order } of lastOfEach(ordersOf(turn, 'ACCEPT_GIFTS'), ({ args }) => args.realm)) {
    const from = realmByCode(turn, order.args.realm);
    const { on } = order.args;
    if (from === null || from === IND || from === realm || turn.state.accepts[realm]?.[from] === on) continue;
    turn.emit({ kind: 'acceptance-set', rule: 'MD-3.16', realm, from, on });
  }
};

/** E3: never to an enemy (MD-3.20, MD-3.21). What stands already is passed over. */
export const passageChanged = (turn: Turn): void => {
  for (const listed of lastOfEach(ordersOf(turn, 'GRANT_PASSAGE'), ({ args }) => args.realm)) {
    const { realm, order } = listed;
    const to = realmByCode(turn, order.args.realm);
    const { on } = order.args;
    if (to === null || to === IND || to === realm || turn.state.passage[realm]?.[to] === on) continue;
    if (on && areAtWar(turn.state, realm, to)) fail(turn, listed, 'E3', { code: 'enemy', realm: to });
    else if (on && getRealm(turn.state, to).control === 'defeated')
      fail(turn, listed, 'E3', { code: 'defeated', realm: to });
    else turn.emit({ kind: 'passage-set', rule: 'MD-3.20', realm, to, on });
  }
};

/** E4: for one owned province and one realm that is no enemy (MD-3.23, MD-3.24). */
export const permissionChanged = (turn: Turn): void => {
  const wanted = lastOfEach(ordersOf(turn, 'GRANT_PERMISSION'), ({ args }) => `${args.province} ${args.realm}`);
  for (const listed of wanted) {
    const { realm, order } = listed;
    const { province: location, on } = order.args;
    const to = realmByCode(turn, order.args.realm);
    const province = findProvince(turn.state, location);
    if (to === null || to === IND) fail(turn, listed, 'E4', { code: 'independents' });
    else if (to === realm) fail(turn, listed, 'E4', { code: 'oneself' });
    else if (!province) fail(turn, listed, 'E4', { code: 'not-a-province', location });
    else if (province.owner !== realm) fail(turn, listed, 'E4', { code: 'not-yours', province: location });
    else if (on && areAtWar(turn.state, realm, to)) fail(turn, listed, 'E4', { code: 'enemy', realm: to });
    else if (province.permitted.includes(to) !== on) {
      turn.emit({ kind: 'permission-set', rule: 'MD-3.23', realm, province: location, to, on });
    }
  }
};
