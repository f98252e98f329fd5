import type { World } from '@chancery/core';

/** What is marked on the map for a moment. */
export interface Outlines {
  /** The area that is looked at. */
  readonly looked: number | null;
  /** The area that was searched for. */
  readonly found: number | null;
  /** Areas that a click sends the units in hand to. */
  readonly steps: readonly number[];
  /** Areas in which units in hand stand. */
  readonly hand: readonly number[];
  /** World units in one pixel of the design. */
  readonly unit: number;
}

/** Outlines over all lands: steps have a broken edge and a target in the middle, so that nobody needs their colour. */
export const drawOutlines = (world: World, { looked, found, steps, hand, unit }: Outlines): string => {
  const seats = new Map(world.areas.map(({ number, seat }) => [number, seat]));
  const outline = (area: number, kind: string): string =>
    `<use href="#area-${area}" class="${kind}" data-area="${area}"/>`;
  const target = (area: number): string => {
    const seat = seats.get(area);
    if (!seat) return '';
    const ring = (r: number, kind: string): string =>
      `<circle cx="${seat.x}" cy="${seat.y}" r="${Math.round(r * unit)}" class="${kind}" data-area="${area}"/>`;
    return ring(9, 'target') + ring(3, 'target-middle');
  };
  return [
    ...hand.map((area) => outline(area, 'standing-edge') + outline(area, 'standing')),
    ...steps.map((area) => outline(area, 'step') + target(area)),
    ...(looked === null || looked === found ? [] : [outline(looked, 'looked-at')]),
    ...(found === null ? [] : [outline(found, 'found-edge') + outline(found, 'found')]),
  ].join('');
};
