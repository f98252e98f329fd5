import { wantsGarrison } from '../src/draft/provinces.ts';
import { findUnit, provincesOf, realmsOf } from '../src/rules/find.ts';
import type { State, Unit } from '../src/state.ts';
import { unitId } from '../src/unit-id.ts';
import { label, type TestPosition } from './position.ts';

/** Everything that no turn may leave behind, in words; empty when all is well. */
export const faultsOfState = ({ setting, state }: TestPosition): readonly string[] => [
  ...(state.phase === 0 ? [] : [`phase ${state.phase} is not over`]),
  ...state.units.flatMap((unit, i) => faultsOfUnit(state, unit, state.units[i - 1])),
  ...realmsOf(state).flatMap(({ number, treasury }) =>
    Number.isInteger(treasury) && treasury >= 0 ? [] : [`realm ${number} has ${treasury} pence`],
  ),
  ...state.relations.flatMap((row, a) =>
    row.flatMap((relation, b) => (relation === state.relations[b]?.[a] ? [] : [`realms ${a} and ${b} do not agree`])),
  ),
  ...provincesOf(state).flatMap((province) => {
    const { number, owner } = province;
    const due = wantsGarrison(setting, province);
    const there = state.units.filter((unit) => unit.kind === 'G' && unit.number === number);
    const right = due ? there.length === 1 && there[0]?.id === unitId(owner, 'G', number) : there.length === 0;
    return right ? [] : [`province ${number} of ${owner} has the garrisons ${there.map(({ id }) => id)}`];
  }),
  ...state.commanders.flatMap(({ id, unit, realm }) => {
    const home = findUnit(state, unit);
    return home?.commanders.includes(id) && home.realm === realm ? [] : [`commander ${id} is nowhere`];
  }),
];

const faultsOfUnit = (state: State, unit: Unit, before: Unit | undefined): readonly string[] => {
  const who = label(unit.id);
  const faults: string[] = [];
  if (before !== undefined && before.id >= unit.id) faults.push(`${who} stands out of order`);
  const ranked = unit.stacks.map(({ rank, type }) => rank * 1000 + type);
  if (ranked.some((value, i) => i > 0 && value <= (ranked[i - 1] as number))) faults.push(`${who} is not in ranks`);
  if (unit.stacks.some(({ count }) => !(Number.isInteger(count) && count > 0)))
    faults.push(`${who} has an empty stack`);
  if (unit.leader !== null && !unit.commanders.includes(unit.leader))
    faults.push(`${who} is not led by one of its own`);
  if (unit.commanders.some((id) => !state.commanders.some((each) => each.id === id))) faults.push(`${who} has a ghost`);
  if (unit.kind !== 'G' && unit.stacks.length + unit.commanders.length === 0) faults.push(`${who} is empty`);
  if (unit.kind === 'G' && unit.location !== unit.number) faults.push(`${who} is away from home`);
  if (unit.loadedOn !== null) {
    const fleet = findUnit(state, unit.loadedOn);
    if (unit.kind !== 'A') faults.push(`${who} is aboard`);
    if (fleet?.kind !== 'F' || fleet.location !== unit.location) faults.push(`${who} is not where its fleet is`);
  }
  return faults;
};
