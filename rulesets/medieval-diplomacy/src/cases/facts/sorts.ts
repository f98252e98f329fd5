import { BY_NAME, Called, type FactSorts, type Facts, factsFrom, numberTest } from '@chancery/core';
import type { Refusal } from '../../refusals.ts';
import type { Stack } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import { GOLD, type Location, type RealmNumber, type TroopType } from '../../words.ts';
import { lexiconOf, troopNamed } from '../names/lexicon.ts';
import { readUnitName } from '../names/unit-names.ts';
import { calledPlace, calledRealm, calledTroop, calledUnit } from '../words/field-kinds.ts';
import { countFacts } from './count-facts.ts';
import { REFUSAL_SHAPES } from './refusal-shapes.ts';

/** How the things of the rulebook are called in cases. */
export const SORTS: FactSorts<MdPosition> = {
  realm: {
    name: (realm: RealmNumber, { setting }) => calledRealm(setting, realm),
    knows: (words, { setting }) => lexiconOf(setting, true).realm(words) !== null,
    names: ({ setting }) => lexiconOf(setting, true).realmNames(),
  },
  place: {
    name: (place: Location, { setting }) => calledPlace(setting, place),
    knows: (words, { setting }) => lexiconOf(setting, true).place(words) !== null,
    names: ({ setting }) => lexiconOf(setting, true).placeNames(),
  },
  /** A unit may be gone, or named as in an order (`A7`). */
  unit: {
    name: (unit: UnitId, { setting }) => calledUnit(setting, unit),
    knows: (words, { setting }) =>
      /^[AFG]\d+$/i.test(words) || readUnitName(words, lexiconOf(setting, true), null) !== null,
  },
  troop: {
    name: (type: TroopType, { setting }) => calledTroop(setting, type),
    knows: (words, { setting }) => troopNamed(setting.troops, words) !== null,
    names: ({ setting }) => setting.troops.map(({ name }) => name),
  },
  /** `{ militia: 3 }`, ranks together. */
  troops: {
    list: (stacks: readonly Stack[], position) => (stacks.length === 0 ? [] : stackFacts(stacks, position)),
    knows: () => false,
    shapes: { [BY_NAME]: { troop: 'number' } },
  },
  gold: { name: (pence: number) => pence / GOLD, knows: (words) => numberTest(words) !== null },
  commander: {
    name: (commander: number, { state }) =>
      new Called(state.commanders.find(({ id }) => id === commander)?.name ?? `Commander ${commander}`, [commander]),
    knows: () => true,
  },
  /** A troop, or a commander, who may have fallen. */
  fighter: { knows: () => true },
  /** Where a unit went that left a battle. */
  retreat: {
    knows: (words, { setting }) =>
      /^(?:yes|no|no place)$/i.test(words) || lexiconOf(setting, true).place(words) !== null,
    names: ({ setting }) => ['no place', ...lexiconOf(setting, true).placeNames()],
  },
  round: { knows: (words) => /^round \d+$/i.test(words) },
};

export const stackFacts = (stacks: readonly Pick<Stack, 'type' | 'count'>[], { setting }: MdPosition): Facts =>
  countFacts(stacks.map(({ type, count }): readonly [Called, number] => [calledTroop(setting, type), count]));

/** A refusal in words: its code, and facts with names for numbers and gold for pence. */
export const refusalWords = (refusal: Refusal, position: MdPosition): Facts =>
  factsFrom(refusal, REFUSAL_SHAPES[refusal.code], SORTS, position);
