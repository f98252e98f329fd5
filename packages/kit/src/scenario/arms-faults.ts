import { readBlazon, type ScenarioFault, writeBlazon } from '@chancery/core';
import { twice } from './twice.ts';

/** A power with arms: what the scenario calls its entry, and the blazon that stands there. */
export interface Armed {
  readonly entry: string;
  readonly arms: string;
}

/** The same with where its arms stand in the file. */
export interface PlacedArms extends Armed {
  readonly path: string;
}

/** Arms that can be read, and no two powers (in the words of the ruleset: realms, kingdoms) with the same. */
export const faultsOfArms = (powers: readonly Armed[], plural: string): readonly string[] =>
  armsFaults(
    powers.map((power) => ({ ...power, path: '' })),
    plural,
  ).map(({ text }) => text);

/** The same with their places and what mends them. */
export const armsFaults = (powers: readonly PlacedArms[], plural: string): readonly ScenarioFault[] => {
  const shields = powers.map((power) => ({ ...power, read: readBlazon(power.arms) }));
  const blazons = shields.map(({ read }) => (read.ok ? writeBlazon(read.value) : null));
  return [
    ...shields.flatMap(({ entry, path, read }) =>
      read.ok ? [] : [{ path, text: `${entry}: its arms have the unknown word ${read.error}`, remedy: HOW }],
    ),
    ...twice(blazons.filter((blazon) => blazon !== null)).map((blazon) => ({
      path: shields[blazons.lastIndexOf(blazon)]?.path ?? '',
      text: `two ${plural} have the arms ${blazon}`,
      remedy: 'Change a tincture or a charge of one of them.',
    })),
  ];
};

const HOW = 'Write a field and a charge, such as "gules, 3 leopard or".';
