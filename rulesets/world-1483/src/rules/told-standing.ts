import type { View } from '../view-types.ts';
import type { StandingOf } from './standing.ts';

/** The standing orders that a reader knows of: their own. What others have said is secret, and so the defaults are supposed (W83-15.27). */
export const toldStanding =
  ({ nation, own }: View): StandingOf =>
  (owner) =>
    owner === nation ? (own?.standing ?? []) : [];
