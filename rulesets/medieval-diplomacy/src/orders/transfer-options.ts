import { type Branch, type Choice, DONE } from '@chancery/core';
import type { Desk } from '../known/desk.ts';
import { canHold } from '../rules/contents.ts';
import { commanderOf } from '../rules/find.ts';
import { realmCode } from '../rules/names.ts';
import { relationOf } from '../rules/permission.ts';
import { countOf } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import { unitLabel } from '../unit-id.ts';
import { branch, eachUnit, numberOf, oneOf, typesIn, unitShown, unitsOf } from './choosing.ts';
import { GIVERS } from './givers.ts';

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

/** Everything, some troops, or a commander: a branch each, and for an ally his realm besides. */
const receiverBranches = (desk: Desk, { stacks, commanders }: Unit, receiver: Unit): readonly (Branch | null)[] => {
  const types = typesIn(desk, stacks).filter(({ type }) => canHold(desk, receiver, type));
  if (types.length + commanders.length === 0) return [];
  const troops = types.map(({ type, key, name }) => branch(key, name, numberOf('count', 1, countOf(stacks, type))));
  const leaders = commanders.map((id) => branch(id, commanderOf(desk.state, id).name));
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
