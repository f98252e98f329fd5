import type { SeatId } from '../ids.ts';

/** Who looks: a seat, anybody at all, or the game master. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'public' }
  | { readonly kind: 'master' };

export const PUBLIC: Viewer = { kind: 'public' };
export const MASTER: Viewer = { kind: 'master' };
export const viewerOf = (seat: SeatId): Viewer => ({ kind: 'seat', seat });
