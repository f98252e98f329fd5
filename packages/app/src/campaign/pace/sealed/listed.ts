import type { Listed } from '../parts/listed.ts';

/**
 * Turns go by their numbers, and all order at the same time. Where one group orders after another they go by the names of their
 * windows: no ruler counts the turns of others.
 */
export const listed: Listed = {
  label: (window) => (window.kind === 'window' && window.may !== undefined ? { label: window.label } : {}),
  movers: () => null,
};
