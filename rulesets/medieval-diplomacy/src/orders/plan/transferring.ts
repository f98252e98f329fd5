import type { Desk } from '../../known/desk.ts';
import type { Transfer } from '../../order.ts';
import { canHold } from '../../rules/contents.ts';
import { areAtWar } from '../../rules/permission.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Unit } from '../../state.ts';
import type { Judgement } from '../judging.ts';

/** All, or a commander, or some troops of one type; exactly one of these. */
export const namesOneThing = ({ args: { all, commander, type, count, rank } }: Transfer): boolean => {
  const troops = type !== undefined && count !== undefined;
  const oddments = !troops && (type !== undefined || count !== undefined || rank !== undefined);
  return !oddments && [all === true, commander !== undefined, troops].filter(Boolean).length === 1;
};

/** Not to itself, and not to an enemy: no peace is made before the turn ends (MD-7.11). */
export const receiverFaults = ({ state, realm }: Desk, { unit }: Transfer, giver: Unit, receiver: Unit): Judgement => [
  giver.id === receiver.id ? { code: 'same-unit', unit } : null,
  areAtWar(state, realm, receiver.realm) ? { code: 'enemy', realm: receiver.realm } : null,
];

/** The thing is known, and of a kind that the receiver could hold at all. */
export const thingFaults = (desk: Desk, { args }: Transfer, receiver: Unit | undefined): Judgement => {
  const { type: key, commander, to } = args;
  if (commander !== undefined) {
    const own = desk.state.commanders.some(({ id, realm }) => id === commander && realm === desk.realm);
    return [own ? null : { code: 'unknown-commander', commander }];
  }
  if (key === undefined) return [];
  const type = troopTypeOf(desk.setting, key);
  if (type === null) return [{ code: 'unknown-troop', type: key }];
  return [receiver && !canHold(desk, receiver, type) ? { code: 'cannot-hold-troops', unit: to, type } : null];
};
