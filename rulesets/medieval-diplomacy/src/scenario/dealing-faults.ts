import type { ScenarioFault } from '@chancery/core';
import { faultAt, twiceAt } from '@chancery/kit';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';

/** Relations, passage and permissions are between realms that exist, and each pair has one relation (MD-3.1). */
export const dealingFaults = ({
  realms,
  provinces,
  relations = [],
  passage = [],
  permissions = [],
}: ScenarioFile): readonly ScenarioFault[] => {
  const pairs = [
    ...relations.map(({ between }, at) => ({ codes: between, path: `relations[${at}].between` })),
    ...passage.map(({ from, to }, at) => ({ codes: [from, to] as const, path: `passage[${at}]` })),
  ];
  const named = [
    ...pairs.flatMap(({ codes, path }) => codes.map((code) => ({ code, path }))),
    ...permissions.map(({ to }, at) => ({ code: to, path: `permissions[${at}].to` })),
  ];
  const known = realms.map(({ code }) => code);
  const places = new Set(provinces.map(({ number }) => number));
  const agreed = relations.map(({ between }) => between.toSorted().join(' and '));
  return [
    ...named
      .filter(({ code }) => !known.includes(code))
      .map(({ code, path }) =>
        faultAt(path, `${code} is no realm`, `Name realms of the scenario: ${known.join(', ')}.`),
      ),
    ...pairs
      .filter(({ codes: [a, b] }) => a === b)
      .map(({ codes: [code], path }) =>
        faultAt(path, `${code} can have no dealings with itself`, 'Name two different realms.'),
      ),
    ...twiceAt(agreed).map(({ value, at }) =>
      faultAt(`relations[${at}]`, `the relation of ${value} is listed twice`, 'Leave one of the two out.'),
    ),
    ...permissions.flatMap(({ province }, at) =>
      places.has(province)
        ? []
        : [
            faultAt(
              `permissions[${at}].province`,
              `a permission names province ${province}, which does not exist`,
              'Take the number of a province.',
            ),
          ],
    ),
  ];
};
