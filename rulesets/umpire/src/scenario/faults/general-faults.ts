import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { INDEPENDENTS_CODE } from '../../words.ts';
import { named, repeated, strangers } from './named.ts';

/** Generals of the start, and the names of those to come: orders know each of them by one word. */
export const generalFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const { generals, nations, provinces } = file;
  const names = [
    ...named(generals, 'generals', ({ name }) => name, '.name'),
    ...nations.flatMap(({ generalNames }, at) => named(generalNames, `nations[${at}].generalNames`, (name) => name)),
  ];
  return [
    ...repeated('the general', names),
    ...names
      .filter(({ name }) => /\s/.test(name))
      .map(({ path, name }) => faultAt(path, `the name ${name} has a space`, 'Write it as one word.')),
    ...strangers(
      'nation',
      [...nations.map(({ code }) => code), INDEPENDENTS_CODE],
      named(generals, 'generals', ({ nation }) => nation, '.nation'),
    ),
    ...strangers(
      'province',
      provinces.map(({ code }) => code),
      named(generals, 'generals', ({ location }) => location, '.location'),
    ),
    ...generals.flatMap(({ name, nation, location }, at) => {
      const owner = provinces.find(({ code }) => code === location)?.owner;
      return owner === undefined || owner === nation
        ? []
        : [
            faultAt(
              `generals[${at}].location`,
              `${name} stands in ${location}, which does not belong to ${nation}`,
              'Take a province of their nation.',
            ),
          ];
    }),
  ];
};
