import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ScenarioFile, TypeEntry } from '../../scenarios/scenario-file.ts';
import { named, repeated, strangers } from './named.ts';

/** Terrains, troop types and what they are worth in each (UM-3.13 to 3.16). */
export const groundFaults = (file: ScenarioFile): readonly ScenarioFault[] => [
  ...repeated(
    'the terrain',
    named(file.terrains, 'terrains', (terrain) => terrain),
  ),
  ...repeated(
    'the code',
    named(file.types, 'types', ({ code }) => code, '.code'),
  ),
  ...file.types.flatMap((type, at) => typeFaults(type, `types[${at}]`, file)),
  ...kindFaults(file),
  ...rebelFaults(file),
  ...conversionFaults(file),
];

const typeCodesOf = ({ types }: ScenarioFile): readonly string[] => types.map(({ code }) => code);

const typeFaults = (type: TypeEntry, path: string, { terrains, nations }: ScenarioFile): readonly ScenarioFault[] => {
  const ground = named(type.ground, `${path}.ground`, ({ terrain }) => terrain, '.terrain');
  const stated = new Set(ground.map(({ name }) => name));
  const isSpy = type.category === 'spy';
  return [
    ...strangers('terrain', terrains, ground),
    ...repeated('the terrain', ground),
    ...strangers(
      'nation',
      nations.map(({ code }) => code),
      named(type.nations, `${path}.nations`, (code) => code),
    ),
    ...(isSpy || type.multi !== undefined
      ? []
      : [faultAt(`${path}.multi`, `${type.code} has no maximum multiple move`, 'Give it 1 movement point or more.')]),
    ...terrains
      .filter((terrain) => !isSpy && !stated.has(terrain))
      .map((terrain) =>
        faultAt(
          `${path}.ground`,
          `${type.code} has no row for the terrain ${terrain}`,
          'Say its open-battle factor, its mobility and its recruits there.',
        ),
      ),
  ];
};

/** Rebels and tribes need a land type; a scenario has one kind of spies. */
const kindFaults = ({ types }: ScenarioFile): readonly ScenarioFault[] => [
  ...(types.some(({ category }) => category === 'land')
    ? []
    : [faultAt('types', 'there is no troop type of the category land', 'Add one.')]),
  ...types.flatMap(({ category, code }, at) =>
    category === 'spy' && types.findIndex((each) => each.category === 'spy') < at
      ? [faultAt(`types[${at}].category`, `${code} is a second type of spies`, 'Keep one type of spies.')]
      : [],
  ),
];

const rebelFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const terrains = named(file.rebelTypes, 'rebelTypes', ({ terrain }) => terrain, '.terrain');
  const types = [
    ...named(file.rebelTypes, 'rebelTypes', ({ type }) => type, '.type'),
    ...(file.tribalDefaultType === undefined ? [] : [{ path: 'tribalDefaultType', name: file.tribalDefaultType }]),
  ];
  return [
    ...strangers('terrain', file.terrains, terrains),
    ...repeated('the terrain', terrains),
    ...strangers('troop type', typeCodesOf(file), types),
    ...types
      .filter(({ name }) => file.types.some(({ code, category }) => code === name && category !== 'land'))
      .map(({ path, name }) => faultAt(path, `${name} does not fight on land`, 'Take a type of the category land.')),
  ];
};

const conversionFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const conversions = file.conversions ?? [];
  const categoryOf = (code: string): string | undefined => file.types.find((type) => type.code === code)?.category;
  return [
    ...strangers('troop type', typeCodesOf(file), [
      ...named(conversions, 'conversions', ({ from }) => from, '.from'),
      ...named(conversions, 'conversions', ({ to }) => to, '.to'),
    ]),
    ...repeated(
      'the conversion',
      named(conversions, 'conversions', ({ from, to }) => `${from} to ${to}`),
    ),
    ...conversions.flatMap(({ from, to }, at) =>
      from === to || categoryOf(from) !== categoryOf(to)
        ? [
            faultAt(
              `conversions[${at}]`,
              `${from} cannot become ${to}`,
              'Take two different types of the same category.',
            ),
          ]
        : [],
    ),
  ];
};
