import type { NamedUnits } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import type { DomainNumber, UnitId } from '../words.ts';
import { BY_BORROWER, getDomainInfo, type HasUnits, unitsOf } from './find.ts';

/** Units as orders name them: by the code of their owner and their number, or so many of a type in one place. */

/** `SKA3`; natives have no names. */
export const unitName = (
  { domains }: Pick<Setting, 'domains'>,
  { owner, number }: Pick<Unit, 'owner' | 'number'>,
): string => (owner === null ? '' : `${getDomainInfo({ domains } as Setting, owner).code}${number}`);

/** Whether a domain gives it orders: its owner, or whoever has borrowed it with command (DOM-8.10). */
export const isCommandedBy = ({ owner, loanedTo, borrowerCommands }: Unit, domain: DomainNumber): boolean =>
  loanedTo !== null && borrowerCommands ? loanedTo === domain : owner === domain;

export const unitsCommandedBy = (board: HasUnits, domain: DomainNumber): readonly Unit[] => {
  const own = unitsOf(board, domain).filter((unit) => isCommandedBy(unit, domain));
  const lent = BY_BORROWER.at(board.units, domain).filter((unit) => isCommandedBy(unit, domain));
  return lent.length === 0 ? own : [...own, ...lent].sort((one, other) => one.id - other.id);
};

/** Units that were named, in the order of their ids, or why there are none. */
export type Picked =
  | { readonly units: readonly Unit[]; readonly fault: null }
  | { readonly units: readonly []; readonly fault: Refusal };

/** The units that a domain has named (DOM-14.1): of a type in a place those with the lowest ids. */
export const pickUnits = (
  setting: Setting,
  state: State,
  domain: DomainNumber,
  { units: names = [], troops = [] }: NamedUnits,
): Picked => {
  const commanded = unitsCommandedBy(state, domain);
  const picked = new Map<UnitId, Unit>();
  for (const name of names) {
    const number = Number(/\d+$/.exec(name)?.[0]);
    const unit = commanded.find((each) => each.number === number && unitName(setting, each) === name);
    if (unit === undefined) return { units: [], fault: { code: 'unknown-unit', name } };
    picked.set(unit.id, unit);
  }
  for (const { count, type, province, inside = false } of troops) {
    const there = commanded.filter(
      (unit) =>
        unit.type === type && unit.province === province && (unit.inside !== null) === inside && !picked.has(unit.id),
    );
    if (there.length < count)
      return { units: [], fault: { code: 'too-few-units', wanted: count, there: there.length, type, province } };
    for (const unit of there.slice(0, count)) picked.set(unit.id, unit);
  }
  return { units: [...picked.values()].sort((one, other) => one.id - other.id), fault: null };
};

export const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);
