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
      here.map((receiver) => receiverBranch(desk, giver, receiver)),
    );
  });
};

const receiverBranch = (desk: Desk, giver: Unit, receiver: Unit): Branch | null => {
  const things = thingsToGive(desk, giver, receiver);
  const label = unitLabel(receiver.id);
  if (receiver.realm === desk.realm) return branch(label, unitShown(receiver), things);
  const code = realmCode(desk.setting, receiver.realm);
  return branch(label, `${code} ${unitShown(receiver)}`, things && oneOf('toRealm', [branch(code, code, things)]));
};

/** Everything, some troops, or a commander. */
const thingsToGive = (desk: Desk, { stacks, commanders }: Unit, receiver: Unit): Choice | null => {
  const types = typesIn(desk, stacks).filter(({ type }) => canHold(desk, receiver, type));
  if (types.length + commanders.length === 0) return null;
  return oneOf('all', [
    branch(true, 'everything', DONE),
    branch(
      false,
      'troops',
      oneOf(
        'type',
        types.map(({ type, key, name }) => branch(key, name, numberOf('count', 1, countOf(stacks, type)))),
      ),
    ),
    branch(
      false,
      'a commander',
      oneOf(
        'commander',
        commanders.map((id) => branch(id, commanderOf(desk.state, id).name)),
      ),
    ),
  ]);
};
