import { type Choice, DONE } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { placeName } from '../names/names.ts';
import { placesOf } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { Special } from '../words.ts';
import { numbersOf, others, ownLands, ownShips, placesOfUnits, self } from './offers.ts';

/** Whom and where, for standing orders. */

export type Where = 'land' | 'sea' | 'any';

const someOrAll = (
  param: string,
  of: readonly { readonly value: number; readonly label: string }[],
  then: Choice,
): Choice =>
  oneOf('which', [
    branch('ALL', 'all', oneOf(param, [branch(['ALL'], 'all', then)])),
    branch('some', 'some', of.length === 0 ? null : { ask: 'some', param, from: 1, to: of.length, of, then }),
  ]) as Choice;

const nationsThen = (known: GameKnown, then: Choice): Choice =>
  someOrAll(
    'nations',
    others(known).map((value) => ({ value, label: known.view.nations[value]?.name ?? '' })),
    then,
  );

/** Own territories, zones with own ships and those beside them, or both. */
export const placesChoice = (known: GameKnown, where: Where): Choice => {
  const land = where === 'sea' ? [] : numbersOf(ownLands(known));
  const zones = where === 'land' ? [] : zonesNear(known);
  const labelled = [...land, ...zones].map((value) => ({ value, label: placeName(known.setting, value) }));
  return someOrAll('places', labelled, DONE);
};

const zonesNear = (known: GameKnown): readonly number[] => {
  const { setting } = known;
  const at = placesOfUnits(ownShips(known));
  const coasts = ownLands(known).flatMap(({ number }) => setting.places[number]?.coasts ?? []);
  return [...new Set([...at, ...coasts, ...at.flatMap((zone) => setting.places[zone]?.seas ?? [])])].toSorted(
    (a, b) => a - b,
  );
};

export const passageChoice = (known: GameKnown, where: Where): Choice | null =>
  self(known) === null ? null : nationsThen(known, placesChoice(known, where));

/** For whoever owns one of the places by which ships go. */
export const gateChoice = (known: GameKnown, special: Special): Choice | null => {
  const nation = self(known);
  const gates = placesOf(known.setting).filter((place) => place.special === special);
  const holds = gates.some(({ number }) => known.view.territories[number]?.owner === nation);
  return nation === null || !holds ? null : nationsThen(known, DONE);
};
