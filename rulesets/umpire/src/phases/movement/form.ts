import type { Refusal } from '../../refusals.ts';
import { getGeneral } from '../../rules/find.ts';
import { countOf, figureAt, isNothing, noUnits } from '../../rules/forces.ts';
import { isFit } from '../../rules/generals.ts';
import type { ProvinceNumber } from '../../words.ts';
import { boardCargo } from './cargo.ts';
import { freeUnits, type Group, isFree, type Marches } from './groups.ts';
import type { PlannedMarch } from './plan.ts';

/** A group forms of what is really there, or why its line comes to nothing (UM-11.18, 11.49). */
export const form = (marches: Marches, march: PlannedMarch): Group | Refusal => {
  const { setting } = marches.turn;
  const { generals, from, line } = march;
  const commander = figureAt(generals, 0);
  const present = generals.filter((general) => isHere(marches, general, from));
  if (!present.includes(commander)) return { code: 'not-together', general: commander };
  const troops = line.order.args.troops ?? [];
  const units = troops.length === 0 ? noUnits(setting) : unitsHere(marches, march);
  const [listed] = troops;
  const goes = march.by === 'sea' ? countOf(setting, units, 'sea') > 0 : !isNothing(units);
  if (listed !== undefined && !goes) return { code: 'no-units', province: from, type: listed.type };
  return { march, nation: line.nation, units, generals: present, at: from, leg: null, legsMade: 0, ended: null };
};

const isHere = (marches: Marches, general: number, from: ProvinceNumber): boolean =>
  isFit(getGeneral(marches.turn.state, general)) && isFree(marches, general, from);

/** As many of the planned units as are there and free; cargo as far as the ships that are there carry it. */
const unitsHere = (marches: Marches, { line, from, units }: PlannedMarch): readonly number[] => {
  const { setting } = marches.turn;
  const free = freeUnits(marches, line.nation, from);
  const found = units.map((wanted, type) => Math.min(wanted, figureAt(free, type)));
  return countOf(setting, units, 'sea') > 0 ? boardCargo(setting, found, line.order.args.troops ?? []) : found;
};
