import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import { provinceCodeOf } from '../../rules/city-name.ts';
import type { ProvinceEntry, ScenarioFile } from '../../scenarios/scenario-file.ts';
import { INDEPENDENTS_CODE } from '../../words.ts';
import { named, repeated, strangers } from './named.ts';

/** Provinces, and the troops that stand in them. */
export const provinceFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const { provinces, nations, terrains } = file;
  const codes = nations.map(({ code }) => code);
  return [
    ...provinces.flatMap(codeFaults),
    ...repeated(
      'the code',
      named(provinces, 'provinces', ({ code }) => code, '.code'),
    ),
    ...repeated(
      'a province at',
      named(provinces, 'provinces', ({ x, y }) => `${x}, ${y}`),
    ),
    ...strangers(
      'terrain',
      terrains,
      named(provinces, 'provinces', ({ terrain }) => terrain, '.terrain'),
    ),
    ...strangers(
      'nation',
      [...codes, INDEPENDENTS_CODE],
      named(provinces, 'provinces', ({ owner }) => owner, '.owner'),
    ),
    ...provinces.flatMap((province, at) => troopFaults(province, `provinces[${at}]`, file)),
    ...provinces.flatMap(({ spies }, at) => {
      const networks = named(spies, `provinces[${at}].spies`, (code) => code);
      return [...strangers('nation', codes, networks), ...repeated('the nation', networks)];
    }),
    ...spyFaults(file),
  ];
};

/** The first three letters of the name, accents and spaces left out, in capitals (UM-2.5). */
const codeFaults = ({ code, name }: ProvinceEntry, at: number): readonly ScenarioFault[] => {
  const right = provinceCodeOf(name);
  return code === right
    ? []
    : [
        faultAt(
          `provinces[${at}].code`,
          `${code} is not the first three letters of ${name}`,
          `Write ${right}, or change the name.`,
        ),
      ];
};

const troopFaults = (
  { name, forces, coastal = false, owner }: ProvinceEntry,
  path: string,
  { types }: ScenarioFile,
): readonly ScenarioFault[] => {
  const troops = named(forces, `${path}.forces`, ({ type }) => type, '.type');
  const of = (category: string): typeof troops =>
    troops.filter((troop) => types.some((type) => type.code === troop.name && type.category === category));
  return [
    ...strangers(
      'troop type',
      types.map(({ code }) => code),
      troops,
    ),
    ...repeated('the troop type', troops),
    ...(coastal
      ? []
      : of('sea').map((fleet) =>
          faultAt(
            fleet.path,
            `${fleet.name} stands inland, in ${name}`,
            'Move it to a coast, or make the province one.',
          ),
        )),
    ...(owner === INDEPENDENTS_CODE
      ? of('spy').map((spy) => faultAt(spy.path, 'the Independents have spies', 'Strike them out.'))
      : []),
  ];
};

/** Networks need a type of spies. */
const spyFaults = ({ provinces, types }: ScenarioFile): readonly ScenarioFault[] => {
  const at = provinces.findIndex(({ spies = [] }) => spies.length > 0);
  return at < 0 || types.some(({ category }) => category === 'spy')
    ? []
    : [faultAt(`provinces[${at}].spies`, 'there is no troop type of the category spy', 'Add one to the types.')];
};
