import { type Choice, DONE } from '@chancery/core';
import { branch, leftOut, numberOf, oneOf, someOf } from '@chancery/kit';
import { nationName, placeName, typeName } from '../names/names.ts';
import {
  exists,
  isGeneral,
  isNpc,
  isPlayer,
  isShip,
  nationsOf,
  ownedBy,
  territoriesOf,
  unitsIn,
  unitsOf,
} from '../rules/find.ts';
import type { Territory, Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { type NationNumber, type PlaceNumber, UNIT_TYPES } from '../words.ts';

/** What forms offer, from the board that everybody sees. */

/** The nation of the reader, as long as it is in the game; null for all others. */
export const self = ({ view }: GameKnown): NationNumber | null => {
  const own = view.nation === null ? null : (view.nations[view.nation] ?? null);
  return own !== null && exists(own) ? own.number : null;
};

/** All other nations in the game, in list order. */
export const others = ({ view }: GameKnown): readonly NationNumber[] =>
  nationsOf(view).flatMap((nation) => (exists(nation) && nation.number !== view.nation ? [nation.number] : []));
export const npcs = (known: GameKnown): readonly NationNumber[] =>
  others(known).filter((nation) =>
    isNpc(known.view.nations[nation] as NonNullable<(typeof known.view.nations)[number]>),
  );
export const players = (known: GameKnown): readonly NationNumber[] =>
  others(known).filter((nation) =>
    isPlayer(known.view.nations[nation] as NonNullable<(typeof known.view.nations)[number]>),
  );

/** One of several nations; what is asked next may depend on which. */
export const oneNation = (
  { view }: GameKnown,
  param: string,
  nations: readonly NationNumber[],
  then: Choice | ((nation: NationNumber) => Choice | null) = DONE,
): Choice | null =>
  oneOf(
    param,
    nations.map((nation) => branch(nation, nationName(view, nation), typeof then === 'function' ? then(nation) : then)),
  );

/** One of several places; what is asked next may depend on which. */
export const onePlace = (
  { setting }: GameKnown,
  param: string,
  places: readonly PlaceNumber[],
  then: Choice | null | ((place: PlaceNumber) => Choice | null) = DONE,
): Choice | null =>
  oneOf(
    param,
    places.map((place) => {
      const next = typeof then === 'function' ? then(place) : then;
      return next && { value: place, label: placeName(setting, place), area: place, then: next };
    }),
  );

export const somePlaces = (
  { setting }: GameKnown,
  param: string,
  places: readonly PlaceNumber[],
  then: Choice = DONE,
) =>
  someOf(
    param,
    places.map((value) => ({ value, label: placeName(setting, value) })),
    then,
  );
export const someNations = (
  { view }: GameKnown,
  param: string,
  nations: readonly NationNumber[],
  then: Choice = DONE,
) =>
  someOf(
    param,
    nations.map((value) => ({ value, label: nationName(view, value) })),
    then,
  );

export const numbersOf = (territories: readonly Territory[]): readonly PlaceNumber[] =>
  territories.map(({ number }) => number);
export const ownLands = (known: GameKnown): readonly Territory[] => {
  const nation = self(known);
  return nation === null ? [] : ownedBy(known.view, nation);
};
/** Own and incorporated. */
export const ownIncorporated = (known: GameKnown): readonly Territory[] =>
  ownLands(known).filter(({ owner, incorporatedBy }) => owner === incorporatedBy);
export const foreignLands = ({ view }: GameKnown): readonly Territory[] =>
  territoriesOf(view).filter(({ owner }) => owner !== view.nation);

export const ownUnits = (known: GameKnown): readonly Unit[] => {
  const nation = self(known);
  return nation === null ? [] : unitsOf(known.view, nation);
};
/** Places of some units, ascending. */
export const placesOfUnits = (units: readonly Unit[]): readonly PlaceNumber[] =>
  [...new Set(units.map(({ place }) => place))].toSorted((a, b) => a - b);
export const ownUnitsIn = (known: GameKnown, place: PlaceNumber): readonly Unit[] =>
  unitsIn(known.view, place).filter(({ owner }) => owner === known.view.nation);
export const ownShips = (known: GameKnown): readonly Unit[] => ownUnits(known).filter(isShip);
/** Land units ashore. */
export const ownArmies = (known: GameKnown): readonly Unit[] =>
  ownUnits(known).filter((unit) => !isShip(unit) && unit.carrier === null);
export const ownGenerals = (known: GameKnown): readonly Unit[] => ownUnits(known).filter(isGeneral);

/** So many of each type among some units, then what is asked next; null where there are none. */
export const countsOf = (param: string, units: readonly Unit[], then: Choice | null): Choice | null => {
  const of = UNIT_TYPES.flatMap((type) => {
    const to = units.filter((unit) => unit.type === type).length;
    return to === 0
      ? []
      : [{ label: typeName(type), group: { type }, count: { param: 'count', from: 1, to, all: 'ALL' } }];
  });
  return of.length === 0 || then === null ? null : { ask: 'groups', param, from: 1, to: of.length, of, then };
};

/** How often a line is to be repeated. */
export const TIMES_CHOICE: Choice = numberOf('times', { from: 2, to: 10 }, leftOut('once')) as Choice;

/** What may be left out, with the words for leaving it out. */
export const optional = (choice: Choice, label: string): Choice =>
  ({ ...choice, skip: { label, then: DONE } }) as Choice;
