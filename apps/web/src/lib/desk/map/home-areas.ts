import type { DeskSession } from '../session.svelte.ts';

/** Areas at which the map opens: own lands with own units in them; failing these, wherever units are; then own lands. */
export const homeAreas = ({
  units,
  picture,
  head,
}: Pick<DeskSession, 'units' | 'picture' | 'head'>): readonly number[] => {
  const lands = picture.areas.filter(({ owner }) => owner === head.seat).map(({ area }) => area);
  const stands = units.map(({ area }) => area);
  const atHome = stands.filter((area) => lands.includes(area));
  return [atHome, stands, lands].find((areas) => areas.length > 0) ?? [];
};
