import type { Choice } from '@chancery/core';
import { leftOut, numberOf } from '@chancery/kit';
import type { Desk } from '../../known/desk.ts';
import type { FormArmy, FormFleet } from '../../order.ts';
import { findProvince, findUnit } from '../../rules/find.ts';
import { lastFreeNumber, lowestFreeNumber, MOST_UNITS } from '../../rules/numbers.ts';
import type { Unit } from '../../state.ts';
import { unitId } from '../../unit-id.ts';
import { eachUnit } from '../choosing.ts';
import { type Judgement, nameFault } from '../judging.ts';

/** What FORM ARMY and FORM FLEET share. */
type FormOrder = FormArmy | FormFleet;
type Formed = 'A' | 'F';

/** No unit can vanish before E5, so a full roll stays full (MD-4.9, MD-4.14); a harbour cannot be built in time (MD-4.15). */
export const formingFaults = (desk: Desk, kind: Formed, { args }: FormOrder, creator: Unit): Judgement => {
  const { length } = desk.state.units.filter((unit) => unit.realm === desk.realm && unit.kind === kind);
  return [
    length >= MOST_UNITS ? { code: 'no-number-free', kind } : null,
    harbourFault(desk, kind, creator),
    nameFault(args.name),
    NUMBER_AS_NAME.test(args.name ?? '')
      ? { code: 'arguments', wanted: `AS ${kind}1 to AS ${kind}${MOST_UNITS}` }
      : null,
  ];
};

/** `AS A100`: a number that cannot be, and so was read as a name. */
const NUMBER_AS_NAME = /^as [af]?[0-9]+$/i;

const harbourFault = ({ state }: Desk, kind: Formed, creator: Unit): Judgement[number] => {
  const lacks = kind === 'F' && creator.kind === 'G' && findProvince(state, creator.location)?.harbour !== true;
  return lacks ? { code: 'no-harbour', province: creator.location } : null;
};

/** The number asked for is in use, or an earlier order of the list asks for it too: the lowest free one is taken (MD-4.13). */
export const numberWarnings = (desk: Desk, kind: Formed, { verb, args }: FormOrder, index: number): Judgement => {
  const { number } = args;
  if (number === undefined) return [];
  const taken =
    findUnit(desk.state, unitId(desk.realm, kind, number)) !== undefined ||
    desk.orders.slice(0, index).some((other) => other.verb === verb && other.args.number === number);
  return [taken ? { code: 'number-taken', unit: `${kind}${number}` } : null];
};

/** Every unit that can form one, with the numbers that the new unit can have: those that are free from the lowest on. */
export const formingOptions = (desk: Desk, kind: Formed): Choice | null => {
  const { moved } = desk.movement();
  const number = lowestFreeNumber(moved, desk.realm, kind);
  if (number === null) return null;
  const last = lastFreeNumber(moved, desk.realm, kind, number);
  return eachUnit(desk, [kind, 'G'], (creator) =>
    findUnit(desk.state, creator.id) && harbourFault(desk, kind, creator) === null
      ? numberOf('number', { from: number, to: last }, leftOut(`The lowest free number: ${number}`))
      : null,
  );
};
