import type { DeskSession } from '../session.svelte.ts';

/** What a single key does. */
export interface Deed {
  readonly key: string;
  readonly says: string;
  act(): void;
}

/**
 * The own unit after, or before, the one in hand that waits for an order; when all have one, the next that can be given any.
 * Null when there is none.
 */
export const nextUnit = (session: DeskSession, unit: string | null, by: 1 | -1): string | null => {
  const labels = session.units.map((row) => row.unit);
  const start = unit === null ? (by === 1 ? -1 : labels.length) : labels.indexOf(unit);
  const turned = labels.map((_, step) => labels.at((start + by * (step + 1)) % labels.length) ?? '');
  const willing = turned.filter((label) => session.offersFor([label]).length > 0);
  return willing.find((label) => !session.ordered.has(label)) ?? willing[0] ?? null;
};
