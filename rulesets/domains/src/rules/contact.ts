import type { Contact } from '../memory.ts';
import type { State } from '../state.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';
import { getProvince, unitsInField } from './find.ts';
import { byInitiative } from './initiative.ts';
import { areAllied, areHostile } from './war.ts';

/** A domain with units in a field, or the natives. */
export type Side = DomainNumber | null;

/** Pairs of enemies in a field, by initiative. */
export const enemiesIn = (
  state: State,
  province: ProvinceNumber,
  initiative: readonly DomainNumber[],
): readonly (readonly [Side, Side])[] => {
  const there = new Set(unitsInField(state, province).map(({ owner }) => owner));
  if (there.size < 2) return [];
  const sides = [...there].sort(byInitiative(initiative));
  return sides.flatMap((one, at) =>
    sides.slice(at + 1).flatMap((other) => (areHostile(state, one, other) ? [[one, other] as const] : [])),
  );
};

/** Two sides of which nobody has come alone: who rules the land or is allied with its ruler defends, else who comes later (DOM-7.15, 7.26). */
export const contactOf = (
  state: State,
  initiative: readonly DomainNumber[],
  { province, sides }: { readonly province: ProvinceNumber; readonly sides: readonly [Side, Side] },
): Contact => {
  const { ruler } = getProvince(state, province);
  const atHome = (domain: Side): boolean =>
    domain === null || (ruler !== null && (domain === ruler || areAllied(state, domain, ruler)));
  const [first, second] = [...sides].sort(byInitiative(initiative)) as [Side, Side];
  const aggressor = atHome(first) && !atHome(second) ? second : first;
  return { province, aggressor, defender: aggressor === first ? second : first };
};
