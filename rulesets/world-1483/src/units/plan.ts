import { type ReportLine, said, series, writeLine } from '@chancery/core';
import { UNITS } from '../data/units.ts';
import { countName } from '../names/names.ts';
import { ability, lots } from '../names/reader.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { countsIn } from '../rules/counts.ts';
import { cargoOf, isGeneral, isShip } from '../rules/find.ts';
import { canMove } from '../rules/selection.ts';
import type { Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { linesFrom } from './lines-from.ts';
import { arrivingStacks, stacksOf } from './rows.ts';

/** All there is to say of what stands in one place: types with their figures, generals, ships with their cargo, lines of the draft. */
export const unitPlan = (known: GameKnown, unit: string, drafted: readonly Order[]): readonly ReportLine[] => {
  const stack = [...stacksOf(known), ...arrivingStacks(known, drafted)].find(({ place }) => `${place}` === unit);
  if (stack === undefined) return [];
  const { place, units } = stack;
  const lines = linesFrom(drafted, place);
  const spent = units.filter((each) => !canMove(each, known.view.turn));
  return [
    ...countsIn(units.filter((each) => !isGeneral(each))).map(({ count, type }) => {
      const { attack, defence, move } = UNITS[type];
      return said('W83-3.1', `${countName(count, type)}: attack ${attack}, defence ${defence}, movement ${move}.`);
    }),
    ...units.filter(isGeneral).map(generalLine),
    ...shipLines(known, units),
    ...(spent.length === 0
      ? []
      : [said('W83-10.5', `Cannot move this turn: ${lots(countsIn(spent))}.`, { style: 'note' })]),
    ...(lines.length === 0
      ? [said('W83-17.4', 'No line moves them.', { style: 'note' })]
      : lines.map((order) => said('W83-17.4', writeLine(ORDERS, known, order), { indent: 1 }))),
  ];
};

const generalLine = ({ id, skill, ability: able, special }: Unit): ReportLine =>
  said(
    'W83-4.6',
    `General #${id}, skill ${skill}${able === 0 ? '' : `, ${ability(able)}`}${special ? ', bought as a special one' : ''}.`,
  );

const shipLines = ({ view }: GameKnown, units: readonly Unit[]): readonly ReportLine[] => {
  const ships = units.filter(isShip);
  if (ships.length === 0) return [];
  const laden = ships.flatMap((ship) => {
    const aboard = cargoOf(view, ship.id);
    return aboard.length === 0 ? [] : [`#${ship.id} carries ${lots(countsIn(aboard))}`];
  });
  const room = ships.reduce((sum, { id, type }) => {
    const taken = cargoOf(view, id).reduce((points, cargo) => points + UNITS[cargo.type].needs, 0);
    return sum + UNITS[type].carries - taken;
  }, 0);
  const damaged = ships.filter((ship) => ship.damaged);
  return [
    ...(laden.length === 0 ? [] : [said('W83-3.11', `Aboard: ${series(laden)}.`)]),
    said('W83-3.11', `Room for ${room} more transport points.`),
    ...(damaged.length === 0
      ? []
      : [said('W83-3.7', `Damaged: ${series(damaged.map(({ id }) => `#${id}`))}; the next hit sinks them.`)]),
  ];
};
