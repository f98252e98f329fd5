import type { RealmNumber } from '../words.ts';
import type { DraftState } from './units.ts';

/** Everybody knows of this alliance until it ends (MD-16.6). */
export const makeAllianceKnown = (draft: DraftState, a: RealmNumber, b: RealmNumber): void => {
  const [lower, higher] = [Math.min(a, b), Math.max(a, b)];
  if (draft.knownAlliances.some(([c, d]) => c === lower && d === higher)) return;
  draft.knownAlliances.push([lower, higher]);
  draft.knownAlliances.sort(([a1, b1], [a2, b2]) => a1 - a2 || b1 - b2);
};
