import { numberIn, squash, writeLine } from '@chancery/core';
import { type CaseSorts, everyNumbered } from '@chancery/kit';
import { holdingName } from '../names/names.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { domainOfCode, findHolding } from '../rules/find.ts';
import { unitName } from '../rules/units.ts';
import type { GamePosition } from '../types.ts';
import { view } from '../view.ts';
import { NATIVES, type UnitId } from '../words.ts';
import { DOMAINS, PROVINCES } from './names.ts';

/** Units of each domain that a case may state. */
const MOST_UNITS = 1000;

/** The id under which a unit of a case goes: domain by domain, natives last, each by its number. */
const idFor = (domain: number | null, number: number): UnitId => (domain ?? MOST_UNITS - 1) * MOST_UNITS + number;

/** `SKA3`, `natives 1`: the unit that is called so, or the id that it would have. */
export const unitCalled = (words: string, { setting, state }: GamePosition): UnitId | null => {
  const [, owner = '', digits] = /^([A-Za-z]+)\s*(\d+)$/.exec(words.trim()) ?? [];
  if (digits === undefined) return null;
  const domain = squash(owner) === NATIVES ? null : domainOfCode(setting, owner.toUpperCase());
  if (domain === null && squash(owner) !== NATIVES) return null;
  const number = Number(digits);
  return state.units.find((unit) => unit.owner === domain && unit.number === number)?.id ?? idFor(domain, number);
};

/** Whose a unit of a case is, and which number it has there, by its id. */
export const unitOfCase = (id: UnitId): { readonly owner: number | null; readonly number: number } => {
  const owner = Math.floor(id / MOST_UNITS);
  return { owner: owner === MOST_UNITS - 1 ? null : owner, number: id % MOST_UNITS };
};

const personsOf = ({ state }: GamePosition) =>
  everyNumbered(state.domains).flatMap(({ ruler, underlings }) => [ruler, ...underlings]);

/** How things are called in cases. */
export const SORTS: CaseSorts<GamePosition> = {
  domain: DOMAINS.sort,
  province: PROVINCES.sort,
  /** As orders have it: `Kingsholt guild QUE`. */
  holding: {
    name: (id: number, { setting, state }) => {
      const holding = findHolding(state, id);
      return holding === null ? `holding ${id}` : holdingName(setting, holding);
    },
    read: (words, { setting, state }) =>
      state.holdings.find((holding) => squash(holdingName(setting, holding)) === squash(words))?.id ?? numberIn(words),
    names: ({ setting, state }) => state.holdings.map((holding) => holdingName(setting, holding)),
  },
  unit: {
    name: (id: UnitId, { setting, state }) => {
      const found = state.units.find((unit) => unit.id === id) ?? unitOfCase(id);
      if (found.owner === 0) return `unit ${id}`;
      return found.owner === null ? `${NATIVES} ${found.number}` : unitName(setting, found);
    },
    read: unitCalled,
  },
  person: {
    name: (id: number, position) => personsOf(position).find((person) => person.id === id)?.name ?? `person ${id}`,
    read: (words, position) =>
      personsOf(position).find(({ name }) => squash(name) === squash(words))?.id ?? numberIn(words),
    names: (position) => personsOf(position).map(({ name }) => name),
  },
  /** As it is sent. */
  order: {
    name: (order: Order, position) =>
      writeLine(ORDERS, { setting: position.setting, view: view(position, { kind: 'master' }) }, order),
  },
};
