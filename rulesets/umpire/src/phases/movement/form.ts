import type { Refusal } from '../../refusals.ts';
import { getGeneral } from '../../rules/find.ts';
import { figureAt, isNothing } from '../../rules/forces.ts';
import { isFit } from '../../rules/generals.ts';
import type { ProvinceNumber } from '../../words.ts';
import { boardCargo } from './cargo.ts';
import { freeUnits, type Group, isThere, type Marches } from './groups.ts';
import type { PlannedMarch } from './plan.ts';

/** A group forms of what is really there, or why its line comes to nothing (UM-11.18, 11.49). */
export const form = (marches: Marches, march: PlannedMarch): Group | Refusal => {
  const { generals, from, line } = march;
  const commander = figureAt(generals, 0);
  const present = generals.filter((general) => isHere(marches, general, from));
  if (!present.includes(commander)) return { code: 'not-together', general: commander };
  const units = unitsHere(marches, march);
  const [listed] = line.order.args.troops ?? [];
  if (listed !== undefined && isNothing(units)) return { code: 'no-units', province: from, type: listed.type };
  return { march, nation: line.nation, units, generals: present, at: from, leg: null, legsMade: 0, ended: null };
};

const isHere = (marches: Marches, general: number, from: ProvinceNumber): boolean =>
  isFit(getGeneral(marches.turn.state, general)) && isThere(marches, general, from);

/** As many of the planned units as are there and free; cargo as far as the ships that are there carry it. */
const unitsHere = (marches: Marches, { line, from, by, units }: PlannedMarch): readonly number[] => {
  const { setting } = marches.turn;
  const free = freeUnits(marches, line.nation, from);
  const found = units.map((wanted, type) => Math.min(wanted, figureAt(free, type)));
  return by === 'sea' ? boardCargo(setting, found, line.order.args.troops ?? []) : found;
};
