import { onceFor } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { DomainNumber } from '../words.ts';
import { isAlive } from './find.ts';

/** Who comes first this turn, in everything that is done one after another; those eliminated are left out (DOM-1.4). */
export const initiativeOf = (
  { domains }: Pick<Setting, 'domains'>,
  state: Pick<State, 'turn' | 'domains'>,
): readonly DomainNumber[] => {
  const count = domains.length - 1;
  const first = (state.turn - 1) % count;
  return Array.from({ length: count }, (_, place) => ((first + place) % count) + 1).filter((domain) =>
    isAlive(state, domain),
  );
};

/** Sorts by initiative; natives come last. */
export const byInitiative = (order: readonly DomainNumber[]) => {
  const place = placesIn(order);
  const placeOf = (domain: DomainNumber | null): number =>
    domain === null ? order.length : (place.get(domain) ?? order.length);
  return (a: DomainNumber | null, b: DomainNumber | null): number => placeOf(a) - placeOf(b);
};

const placesIn = onceFor(
  (order: readonly DomainNumber[]): ReadonlyMap<DomainNumber, number> =>
    new Map(order.map((domain, at) => [domain, at])),
);
