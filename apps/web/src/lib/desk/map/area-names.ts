import type { World } from '@chancery/core';

/** The names of the areas of a world, by number. */
export type AreaNames = ReadonlyMap<number, string>;

export const areaNames = ({ areas }: World): AreaNames => new Map(areas.map(({ number, name }) => [number, name]));

/** Whether an answer is a place of the map: the number of an area, under its name. */
export const isArea = (names: AreaNames, value: unknown, label: string): value is number => {
  const name = typeof value === 'number' ? names.get(value) : undefined;
  return name !== undefined && label !== '' && (name.includes(label) || label.includes(name));
};
