import { asStated, exact } from '@chancery/kit';
import { defaultUnitName } from '../../rules/names.ts';
import { newUnit } from '../../rules/new-unit.ts';
import { withStack } from '../../rules/stacks.ts';
import type { Setting } from '../../setting.ts';
import type { Commander, Stack, Unit } from '../../state.ts';
import { realmOf, type UnitId, unitId } from '../../unit-id.ts';
import { EXHAUSTED } from '../../words.ts';
import { type CommanderSaid, commanderNamed, ratingsIn } from '../words/commander-words.ts';
import type { SaidUnit } from '../words/said-units.ts';
import { UNIT_FIELDS } from '../words/unit-words.ts';

/** The units and commanders of a position, those that were there before it was spoken of included. */
export interface Forces {
  readonly units: readonly Unit[];
  readonly commanders: readonly Commander[];
}

/** Adds what is said of units: each takes the place of one that was there before under its name. */
export const withSaidUnits = (setting: Setting, before: Forces, said: readonly SaidUnit[]): Forces => {
  const units = new Map(before.units.map((unit) => [unit.id, unit]));
  let commanders = before.commanders;
  const numbered = withNumbers(said, new Set(units.keys()));
  for (const { id, said: each } of numbered) {
    commanders = commanders.filter(({ unit }) => unit !== id);
    units.delete(id);
    if (each.gone) continue;
    const members = commandersOf(id, each.said.commanders ?? [], commanders);
    commanders = [...commanders, ...members].sort((a, b) => a.id - b.id);
    units.set(id, unitFrom(setting, id, each, members));
  }
  for (const { id, said: each } of numbered) settleAboard(units, id, each);
  return { units: [...units.values()].sort((a, b) => a.id - b.id), commanders };
};

interface Numbered {
  readonly id: UnitId;
  readonly said: SaidUnit;
}

const withNumbers = (said: readonly SaidUnit[], taken: Set<UnitId>): readonly Numbered[] => {
  for (const { realm, kind, number } of said) if (number !== null) taken.add(unitId(realm, kind, number));
  return said.map((each) => {
    let number = each.number ?? 1;
    while (each.number === null && taken.has(unitId(each.realm, each.kind, number))) number += 1;
    const id = unitId(each.realm, each.kind, number);
    taken.add(id);
    return { id, said: each };
  });
};

const unitFrom = (
  setting: Setting,
  id: UnitId,
  { said, place, words }: SaidUnit,
  members: readonly Commander[],
): Unit => {
  const at = said.location ?? place ?? 0;
  const isLed = said.leader !== null && members.length > 0;
  const leads = (said.commanders ?? []).findIndex(({ leader }) => leader === true);
  const led =
    said.leader === undefined || said.leader === null
      ? members[Math.max(0, leads)]
      : commanderNamed(members, { name: said.leader });
  if (isLed && led === undefined) words.fault(`it has no commander ${String(said.leader)} to lead it`);
  if ((said.commanders ?? []).length > 0 && (said.commanders ?? []).every(({ leader }) => leader === false))
    return { ...base(), leader: null };
  return base();
  function base(): Unit {
    const usual = newUnit(id, defaultUnitName(setting, id), at, null);
    return {
      ...asStated(UNIT_FIELDS, usual, said),
      location: at,
      stacks: stacksOf(said),
      commanders: members.map((each) => each.id),
      leader: isLed ? (led?.id ?? null) : null,
      mpUsed: exact(said.mpUsed) ?? (said.exhausted === true ? EXHAUSTED : 0),
    };
  }
};

const stacksOf = ({ troops = [] }: SaidUnit['said']): readonly Stack[] =>
  troops.reduce<readonly Stack[]>(
    (stacks, { type, rank, count }) => withStack(stacks, { type, rank: rank ?? 1, count: exact(count) ?? 0 }),
    [],
  );

/** Ids count up from 1 in the order in which commanders are written, but for those whose ids are said. */
const commandersOf = (
  unit: UnitId,
  said: readonly Partial<CommanderSaid>[],
  others: readonly Commander[],
): readonly Commander[] => {
  const taken = new Set([...others.map(({ id }) => id), ...said.flatMap(({ id }) => exact(id) ?? [])]);
  return said
    .map((each): Commander => {
      let id = exact(each.id) ?? 1;
      while (each.id === undefined && taken.has(id)) id += 1;
      taken.add(id);
      return { ...commanderFrom(each, id), realm: realmOf(unit), unit };
    })
    .sort((a, b) => a.id - b.id);
};

export const commanderFrom = (said: Partial<CommanderSaid>, id: number): Omit<Commander, 'realm' | 'unit'> => {
  const ratings = ratingsIn(said);
  return {
    id,
    name: said.name ?? `Commander ${id}`,
    infantry: exact(ratings.infantry) ?? 0,
    cavalry: exact(ratings.cavalry) ?? 0,
    siege: exact(ratings.siege) ?? 0,
    naval: exact(ratings.naval) ?? 0,
    improved: said.improved ?? [],
  };
};

/** A loaded army is where its fleet is. */
const settleAboard = (units: Map<UnitId, Unit>, id: UnitId, { words }: SaidUnit): void => {
  const unit = units.get(id);
  if (unit === undefined) return;
  const fleet = unit.loadedOn === null ? undefined : units.get(unit.loadedOn);
  if (unit.loadedOn !== null && fleet === undefined) words.fault('the fleet that it is aboard is not there');
  else if (fleet !== undefined) units.set(id, { ...unit, location: fleet.location });
  else if (unit.location === 0) words.fault('it is not said where it is: at Kent');
};
