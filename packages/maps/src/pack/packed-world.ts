import type { World, WorldArea, WorldBarrier, WorldBorder, WorldRoute } from '@chancery/core';

/** An arc of `PackedWorld.arcs` by its index; `~index` when it is run through backwards. */
export type ArcRef = number;

/** A closed ring: how many points its first one stands behind the beginning of its first arc, and its arcs one after another. */
export type PackedRing = readonly [start: number, ...arcs: readonly ArcRef[]];

/**
 * A world for the wire: neighbours share their boundary as one arc, and points follow one another in short steps. A third
 * of the bytes of the world itself, and the very same world when it is unpacked.
 */
export interface PackedWorld extends Pick<World, 'id' | 'title' | 'width' | 'height' | 'routeFigures'> {
  readonly format: 'chancery-world-2';
  /** Each as x, y of its first point, and then the steps from point to point; see arc-text. */
  readonly arcs: readonly string[];
  readonly areas: readonly (Omit<WorldArea, 'rings'> & { readonly rings: readonly PackedRing[] })[];
  readonly borders: readonly (Omit<WorldBorder, 'lines'> & { readonly lines: readonly (readonly ArcRef[])[] })[];
  readonly wilds: readonly PackedRing[];
  readonly barred?: readonly (Omit<WorldBarrier, 'lines'> & { readonly lines: readonly (readonly ArcRef[])[] })[];
  readonly routes?: readonly (Omit<WorldRoute, 'line'> & { readonly line: readonly ArcRef[] })[];
}
