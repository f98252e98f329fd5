import type { DeskSession } from '../session.svelte.ts';

/** Areas at which the map opens: those of own units, or own lands as long as there are none. */
export const homeAreas = ({
  units,
  picture,
  head,
}: Pick<DeskSession, 'units' | 'picture' | 'head'>): readonly number[] =>
  units.length > 0
    ? units.map(({ area }) => area)
    : picture.areas.filter(({ owner }) => owner === head.seat).map(({ area }) => area);
