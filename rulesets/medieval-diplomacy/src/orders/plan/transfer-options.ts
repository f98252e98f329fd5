import { type Branch, type Choice, DONE } from '@chancery/core';
import { branch, numberOf, oneOf, upTo } from '@chancery/kit';
import type { Desk } from '../../known/desk.ts';
import { canHold } from '../../rules/contents.ts';
import { getCommander } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { realmCode } from '../../rules/names.ts';
import { relationOf } from '../../rules/permission.ts';
import { countOf } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import { unitLabel } from '../../unit-id.ts';
import { eachUnit, typesIn, unitShown, unitsOf } from '../choosing.ts';

/** Every unit with something to give, to the own and allied units that should be at the same place. */
export const transferOptions = (desk: Desk): Choice | null => {
  const own = unitsOf(desk, GIVERS.TRANSFER);
  const allied = desk.state.units.filter(({ realm }) => relationOf(desk.state, desk.realm, realm) === 'alliance');
  return eachUnit(desk, GIVERS.TRANSFER, (giver) => {
    const here = [...own, ...allied].filter(({ id, location }) => id !== giver.id && location === giver.location);
    return oneOf(
      'to',
      here.flatMap((receiver) => receiverBranches(desk, giver, receiver)),
    );
  });
};

/** Everything, some troops, or a commander: a branch for each, and for an ally their realm too. */
const receiverBranches = (desk: Desk, { stacks, commanders }: Unit, receiver: Unit): readonly (Branch | null)[] => {
  const types = typesIn(desk, stacks).filter(({ type }) => canHold(desk, receiver, type));
  if (types.length + commanders.length === 0) return [];
  const troops = types.map(({ type, key, name }) => branch(key, name, numberOf('count', upTo(countOf(stacks, type)))));
  const leaders = commanders.map((id) => branch(id, getCommander(desk.state, id).name));
  return [
    receiverBranch(desk, receiver, 'everything', oneOf('all', [branch(true, 'everything', DONE)])),
    receiverBranch(desk, receiver, 'troops', oneOf('type', troops)),
    receiverBranch(desk, receiver, 'a commander', oneOf('commander', leaders)),
  ];
};

const receiverBranch = (desk: Desk, receiver: Unit, what: string, then: Choice | null): Branch | null => {
  const label = unitLabel(receiver.id);
  if (receiver.realm === desk.realm) return branch(label, `${unitShown(receiver)}: ${what}`, then);
  const code = realmCode(desk.setting, receiver.realm);
  return branch(label, `${code} ${unitShown(receiver)}: ${what}`, then && oneOf('toRealm', [branch(code, code, then)]));
};
