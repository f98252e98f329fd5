import { Called, saysNothing, type Words } from '@chancery/core';
import type { CaseSort } from '@chancery/kit';
import { NEW_UNIT } from '../consequences/units.ts';
import { ownerName, placeName } from '../names/names.ts';
import { isShip } from '../rules/find.ts';
import { boarding } from '../rules/transport.ts';
import type { Unit } from '../state.ts';
import type { GamePosition } from '../types.ts';
import { ABILITIES, type OwnerNumber, type PlaceNumber, UNIT_TYPES, type UnitType } from '../words.ts';
import { OWNER_SORT, PLACES } from './names.ts';

/** What an owner has in a place, as cases say it: `Portugal in Lisbon: 4 inf, 1 cav, gen 3`. */

/** A force goes by owner and place: so many owners there may be, those that are no nations among them. */
const MOST_OWNERS = 1000;
const NO_NATIONS = 10;
export const forceId = (owner: OwnerNumber, place: PlaceNumber): number => place * MOST_OWNERS + owner + NO_NATIONS;
export const forceOf = (id: number): { readonly owner: OwnerNumber; readonly place: PlaceNumber } => ({
  owner: (id % MOST_OWNERS) - NO_NATIONS,
  place: Math.floor(id / MOST_OWNERS),
});

export const FORCE_SORT: CaseSort<GamePosition> = {
  name: (id: number, { setting, state }) => {
    const { owner, place } = forceOf(id);
    return `${ownerName(state, owner)} in ${placeName(setting, place)}`;
  },
  read: (words, position) => {
    const [, whose = '', where = ''] = /^(.+?)\s+(?:in|at)\s+(.+)$/.exec(words.trim()) ?? [];
    const owner = OWNER_SORT.read?.(whose, position) as OwnerNumber | null | undefined;
    const place = PLACES.find(position.setting, where);
    return owner == null || place === null ? null : forceId(owner, place);
  },
};

/** Units alike: so many of a type, or a general with skill and ability. */
export interface Item {
  readonly count: number;
  readonly type: UnitType;
  readonly skill: number;
  readonly ability: number;
}

/** `4 inf`, `1 sol damaged` has no words here; `gen 8 Master Engineer` is one general. */
const ITEM = /^(?:(\d{1,3})\s+)?([a-z]{3})(?:\s+(\d{1,2}))?(?:\s+([a-z ]+))?$/i;
const itemIn = (words: string): Item | null => {
  const [, count = '1', type = '', skill = '0', called = 'none'] = ITEM.exec(words.trim()) ?? [];
  const known = UNIT_TYPES.find((each) => each === type.toLowerCase());
  const ability = ABILITIES.findIndex((each) => each.toLowerCase() === called.toLowerCase());
  const isGeneral = known === 'gen';
  if (known === undefined || ability < 0 || (!isGeneral && (skill !== '0' || ability > 0))) return null;
  return { count: Number(count), type: known, skill: Number(skill), ability };
};

const itemSaid = ({ count, type, skill, ability }: Item): string =>
  type !== 'gen' ? `${count} ${type}` : `${count} gen ${skill}${ability === 0 ? '' : ` ${ABILITIES[ability]}`}`;

/** The units of a force: by type in the order of the table of units, generals each by skill and ability. */
export const FORCE_UNITS: CaseSort<GamePosition> = {
  list: (items: readonly Item[]) =>
    items.map((item) => new Called(itemSaid(item), item.count === 1 ? [itemSaid(item).slice(2)] : [])),
  readFacts: (words: Words): readonly Item[] => {
    if (saysNothing(words)) return [];
    const said = Array.isArray(words.value)
      ? words.items().map((item) => item.text() ?? '')
      : (words.text('units, such as 4 inf') ?? '').split(',');
    return said.flatMap((each) => itemIn(each) ?? words.fault(`'${each.trim()}' are no units, such as 4 inf`) ?? []);
  },
  knows: (words) => itemIn(words) !== null,
};

/** What stands of an owner in a place. */
export const itemsOf = (units: readonly Unit[]): readonly Item[] =>
  UNIT_TYPES.flatMap((type) => {
    const here = units.filter((unit) => unit.type === type);
    const alike = Map.groupBy(here, ({ skill, ability }) => `${skill}/${ability}`);
    return [...alike.values()].map((those) => ({
      count: those.length,
      type,
      skill: those[0]?.skill ?? 0,
      ability: those[0]?.ability ?? 0,
    }));
  });

/** Items without those of others. */
export const lessOf = (items: readonly Item[], others: readonly Item[]): readonly Item[] =>
  items.map((item) => {
    const { type, skill, ability } = item;
    const known = others.find((each) => each.type === type && each.skill === skill && each.ability === ability);
    return { ...item, count: Math.max(0, item.count - (known?.count ?? 0)) };
  });

/** New units of a force; what stands in a sea zone and is no ship goes aboard (W83-8.14). */
export const unitsOfForce = (position: GamePosition, id: number, items: readonly Item[]): readonly Unit[] => {
  const { owner, place } = forceOf(id);
  let at = position.state.next.unit;
  const units = items.flatMap(({ count, type, skill, ability }) =>
    Array.from({ length: count }, (): Unit => {
      at += 1;
      return { ...NEW_UNIT, id: at - 1, type, owner, place, skill, ability };
    }),
  );
  if (position.setting.places[place]?.kind !== 'sea') return units;
  const { aboard } = boarding(
    { units },
    units.filter(isShip),
    units.filter((unit) => !isShip(unit)),
  );
  return units.map((unit) => ({ ...unit, carrier: aboard.get(unit.id) ?? null }));
};
