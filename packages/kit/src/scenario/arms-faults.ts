import { readBlazon, writeBlazon } from '@chancery/core';
import { twice } from './twice.ts';

/** A power with arms: what the scenario calls its entry, and the blazon that stands there. */
export interface Armed {
  readonly entry: string;
  readonly arms: string;
}

/** Arms that can be read, and no two powers (in the words of the ruleset: realms, kingdoms) with the same. */
export const faultsOfArms = (powers: readonly Armed[], plural: string): readonly string[] => {
  const shields = powers.map(({ entry, arms }) => ({ entry, read: readBlazon(arms) }));
  return [
    ...shields.flatMap(({ entry, read }) =>
      read.ok ? [] : [`${entry}: its arms have the unknown word ${read.error}`],
    ),
    ...twice(shields.flatMap(({ read }) => (read.ok ? [writeBlazon(read.value)] : []))).map(
      (blazon) => `two ${plural} have the arms ${blazon}`,
    ),
  ];
};
