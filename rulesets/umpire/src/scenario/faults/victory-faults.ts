import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ConditionEntry, ScenarioFile } from '../../scenarios/scenario-file.ts';
import { named, repeated, strangers } from './named.ts';

/** The fields that a condition of each kind needs; `nations` is free but for a place, which one nation must own. */
const NEEDS = {
  provinces: ['least'],
  place: ['nations', 'province'],
  score: ['least', 'fromYear'],
} as const satisfies { readonly [Kind in ConditionEntry['kind']]: readonly (keyof ConditionEntry)[] };

/** How a campaign is won (UM-23.6). */
export const victoryFaults = (file: ScenarioFile): readonly ScenarioFault[] =>
  (file.victory.conditions ?? []).flatMap((condition, at) =>
    conditionFaults(condition, `victory.conditions[${at}]`, file),
  );

const conditionFaults = (
  condition: ConditionEntry,
  path: string,
  { nations, provinces }: ScenarioFile,
): readonly ScenarioFault[] => {
  const { kind, province, least = 1 } = condition;
  const who = named(condition.nations, `${path}.nations`, (code) => code);
  const needed: readonly string[] = NEEDS[kind];
  return [
    ...needed
      .filter((field) => !(field in condition))
      .map((field) => faultAt(`${path}.${field}`, `a condition of the kind ${kind} needs ${field}`, 'Add it.')),
    ...Object.keys(condition)
      .filter((field) => field !== 'kind' && field !== 'nations' && !needed.includes(field))
      .map((field) => faultAt(`${path}.${field}`, `a condition of the kind ${kind} has no ${field}`, 'Strike it out.')),
    ...strangers(
      'nation',
      nations.map(({ code }) => code),
      who,
    ),
    ...repeated('the nation', who),
    ...(condition.nations === undefined || who.length === 1 || (kind !== 'place' && who.length > 0)
      ? []
      : [
          kind === 'place'
            ? faultAt(`${path}.nations`, 'a place is won by one nation', 'Name one; write a condition for each.')
            : faultAt(`${path}.nations`, 'a condition is for nobody', 'Name a nation, or strike the field out.'),
        ]),
    ...(province === undefined
      ? []
      : strangers(
          'province',
          provinces.map(({ code }) => code),
          [{ path: `${path}.province`, name: province }],
        )),
    ...(kind === 'provinces' && least > provinces.length
      ? [faultAt(`${path}.least`, `the map has ${provinces.length} provinces`, 'Ask for no more than that.')]
      : []),
  ];
};
