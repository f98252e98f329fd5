import type { World } from '@chancery/core';

/** The names of the areas of a world, by number. */
export type AreaNames = ReadonlyMap<number, string>;

export const areaNames = ({ areas }: World): AreaNames => new Map(areas.map(({ number, name }) => [number, name]));

/** The place of the map that an answer means: the one that it says, or the area with its number and its name. */
export const areaMeant = (
  names: AreaNames,
  { value, label, area }: { readonly value: unknown; readonly label: string; readonly area?: number },
): number | null => {
  if (area !== undefined) return area;
  const name = typeof value === 'number' ? names.get(value) : undefined;
  const isMeant = name !== undefined && label !== '' && (name.includes(label) || label.includes(name));
  return isMeant ? (value as number) : null;
};
