import type { Contact } from '../memory.ts';
import type { State } from '../state.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';
import { getProvince } from './find.ts';
import { byInitiative } from './initiative.ts';
import { areAllied } from './war.ts';

/** Two sides of which nobody has come alone: who rules the land or is allied with its ruler defends, else who comes later (DOM-7.15, 7.26). */
export const contactOf = (
  state: State,
  initiative: readonly DomainNumber[],
  {
    province,
    sides,
  }: { readonly province: ProvinceNumber; readonly sides: readonly [DomainNumber | null, DomainNumber | null] },
): Contact => {
  const { ruler } = getProvince(state, province);
  const atHome = (domain: DomainNumber | null): boolean =>
    domain === null || (ruler !== null && (domain === ruler || areAllied(state, domain, ruler)));
  const [first, second] = [...sides].sort(byInitiative(initiative)) as [DomainNumber | null, DomainNumber | null];
  const aggressor = atHome(first) && !atHome(second) ? second : first;
  return { province, aggressor, defender: aggressor === first ? second : first };
};
