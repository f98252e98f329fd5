import type { Transfer } from '../order.ts';
import type { PlanEntry } from '../plans.ts';
import type { Refusal } from '../refusals.ts';
import { canHold } from '../rules/contents.ts';
import { getRealm } from '../rules/find.ts';
import { commanderLimit } from '../rules/limits.ts';
import { areAtWar } from '../rules/permission.ts';
import { takeOfType } from '../rules/stacks.ts';
import { troopTypeOf } from '../setting.ts';
import type { Stack, Unit } from '../state.ts';
import type { Turn } from '../types.ts';
import { IND, type TroopType } from '../words.ts';
import { settleLeader } from './leaders.ts';
import { realmByCode, unitNamed } from './steps.ts';

/** The unit that a transfer names as its receiver, if it is with the giver. Loaded armies are where their fleet is (MD-7.9). */
export const partnerHere = (turn: Turn, { realm, order }: PlanEntry<Transfer>, giver: Unit): Unit | undefined => {
  const { to, toRealm } = order.args;
  const partner = unitNamed(turn, toRealm === undefined ? realm : realmByCode(turn, toRealm), to);
  return partner?.location === giver.location ? partner : undefined;
};

/** Hands over what the order names and is there; or says why not. Both units stand at one place. */
export const carryOutTransfer = (
  turn: Turn,
  entry: PlanEntry<Transfer>,
  giver: Unit,
  receiver: Unit,
): Refusal | null => {
  const barred = mayReceive(turn, giver, receiver, entry);
  if (barred) return barred;
  const load = loadOf(turn, entry.order, giver, receiver);
  if ('code' in load) return load;
  turn.emit({
    kind: 'transferred',
    rule: 'MD-7.1',
    from: giver.id,
    to: receiver.id,
    ...load,
    mpUsed: Math.max(giver.mpUsed, receiver.mpUsed),
    why: 'order',
  });
  settleLeader(turn, giver.id);
  settleLeader(turn, receiver.id);
  return null;
};

/** Acceptance rules between realms (MD-7.10, MD-7.11). */
const mayReceive = (turn: Turn, giver: Unit, receiver: Unit, { order }: PlanEntry<Transfer>): Refusal | null => {
  if (giver.id === receiver.id) return { code: 'same-unit', unit: order.unit };
  if (giver.realm === receiver.realm) return null;
  if (receiver.realm === IND) return { code: 'independents' };
  if (areAtWar(turn.state, giver.realm, receiver.realm)) return { code: 'enemy', realm: receiver.realm };
  if (turn.state.accepts[receiver.realm]?.[giver.realm] !== true)
    return { code: 'not-accepted', realm: receiver.realm };
  return null;
};

type Load = { readonly troops: readonly Stack[]; readonly commanders: readonly number[] };

const loadOf = (turn: Turn, { unit, args }: Transfer, giver: Unit, receiver: Unit): Load | Refusal => {
  const fits = (type: TroopType): boolean => canHold(turn, receiver, type);
  if (args.all === true) {
    const troops = giver.stacks.filter(({ type }) => fits(type));
    const commanders = admissible(turn, giver, receiver, giver.commanders);
    if (troops.length + commanders.length === 0) return { code: 'nothing-to-transfer', unit };
    return { troops, commanders };
  }
  if (args.commander !== undefined) {
    if (!giver.commanders.includes(args.commander)) return { code: 'not-in-unit', unit, commander: args.commander };
    const commanders = admissible(turn, giver, receiver, [args.commander]);
    if (commanders.length > 0) return { troops: [], commanders };
    return {
      code: 'commander-limit',
      realm: receiver.realm,
      limit: commanderLimit(getRealm(turn.state, receiver.realm).status),
    };
  }
  const type = troopTypeOf(turn.setting, args.type ?? '');
  if (type === null) return { code: 'unknown-troop', type: args.type ?? '' };
  if (!fits(type)) return { code: 'cannot-hold-troops', unit: args.to, type };
  const troops = takeOfType(giver.stacks, type, args.count ?? 0, args.rank);
  return troops.length > 0 ? { troops, commanders: [] } : { code: 'nothing-to-transfer', unit };
};

/** Commanders whom the receiver's realm may still take, the first by id (MD-7.12). */
const admissible = ({ state }: Turn, giver: Unit, receiver: Unit, ids: readonly number[]): readonly number[] => {
  if (giver.realm === receiver.realm) return ids;
  const held = state.commanders.filter(({ realm }) => realm === receiver.realm).length;
  const room = Math.max(0, commanderLimit(getRealm(state, receiver.realm).status) - held);
  return ids.slice(0, room);
};
