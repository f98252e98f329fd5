import type { SeatId } from '../ids.ts';

/** Who looks: a seat, anybody at all, the game master, or anybody once the campaign is over. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'public' }
  | { readonly kind: 'master' }
  | { readonly kind: 'afterwards' };

export const PUBLIC: Viewer = { kind: 'public' };
export const MASTER: Viewer = { kind: 'master' };
/** Whoever looks back at a campaign that is over: nothing is a secret any more, and nothing can be ordered. */
export const AFTERWARDS: Viewer = { kind: 'afterwards' };
export const viewerOf = (seat: SeatId): Viewer => ({ kind: 'seat', seat });

/** Whether nothing is hidden from a viewer. */
export const seesAll = ({ kind }: Viewer): boolean => kind === 'master' || kind === 'afterwards';
