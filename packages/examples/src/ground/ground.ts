import { byNumber, sorted, type World } from '@chancery/core';
import { everyNumbered, getNumbered, type NumberOf } from '@chancery/kit';

/** What the settings of the three games have in common: powers and areas, each in the place of its number. */
export interface Ground {
  readonly title: string;
  /** The turn after which the game ends. */
  readonly lastTurn: number;
  /** Of the first turn, where it is open for another time than those after it. */
  readonly firstTurnHours?: number;
  readonly powers: readonly (PowerInfo | null)[];
  readonly areas: readonly (AreaInfo | null)[];
  readonly world: World;
}

export type PowerNumber = NumberOf<'power'>;
export type AreaNumber = NumberOf<'area'>;

export interface PowerInfo {
  readonly number: PowerNumber;
  /** Three letters, by which orders and seats name it. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** A blazon. */
  readonly arms: string;
  /** Its colour on the map: a place in the palette. */
  readonly tone: number;
  readonly home: AreaNumber;
}

export interface AreaInfo {
  readonly number: AreaNumber;
  readonly name: string;
  /** Ascending. */
  readonly borders: readonly AreaNumber[];
}

export const powersOn = ({ powers }: Ground): readonly PowerInfo[] => everyNumbered(powers);
export const areasOn = ({ areas }: Ground): readonly AreaInfo[] => everyNumbered(areas);
export const powerOn = ({ powers }: Ground, power: PowerNumber): PowerInfo => getNumbered(powers, power, 'power');
export const areaOn = ({ areas }: Ground, area: AreaNumber): AreaInfo => getNumbered(areas, area, 'area');

export const powerOfCode = ({ powers }: Ground, code: string): PowerNumber | null =>
  powers.find((power) => power?.code === code)?.number ?? null;

export const powerName = (ground: Ground, power: PowerNumber): string => powerOn(ground, power).name;
export const areaName = (ground: Ground, area: AreaNumber): string => areaOn(ground, area).name;

/** For each area, by its number as a word, what borders it: the steps of a way. */
export const stepsOn = (ground: Ground): { readonly [area: string]: readonly AreaNumber[] } =>
  Object.fromEntries(areasOn(ground).map(({ number, borders }) => [`${number}`, borders]));

/** The areas of a map in the places of their numbers, each with those that border it. */
export const areasOf = ({ areas, borders }: World): readonly (AreaInfo | null)[] => {
  const list: (AreaInfo | null)[] = Array.from(
    { length: Math.max(...areas.map(({ number }) => number)) + 1 },
    () => null,
  );
  for (const { number, name } of areas) {
    const beside = borders.flatMap(({ a, b }) => (a === number ? [b] : b === number ? [a] : []));
    list[number] = { number, name, borders: sorted(beside, byNumber) };
  }
  return list;
};
