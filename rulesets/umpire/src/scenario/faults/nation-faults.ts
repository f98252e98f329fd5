import type { ScenarioFault } from '@chancery/core';
import { armsFaults, faultAt } from '@chancery/kit';
import { yieldOf } from '../../rules/revenue.ts';
import type { NationEntry, ProvinceEntry, ScenarioFile } from '../../scenarios/scenario-file.ts';
import { INDEPENDENTS_CODE, LOYALTY } from '../../words.ts';
import { named, repeated, strangers } from './named.ts';

/** Capitals of the alphabet; `R01` and so on are the seats that are kept for rebel generals (UM-17.26). */
const NATION_CODE = /^[A-Z]{2,3}$/;
/** What a file does not say (UM-24.1). */
const USUAL_CIV_PERCENT = 50;

/** Nations, and what they need in order to rule anything. */
export const nationFaults = (file: ScenarioFile): readonly ScenarioFault[] => [
  ...repeated(
    'the code',
    named(file.nations, 'nations', ({ code }) => code, '.code'),
  ),
  ...file.nations.flatMap((nation, at) => oneNation(nation, `nations[${at}]`, file)),
  ...armsFaults(
    file.nations.map(({ code, arms }, at) => ({ entry: code, arms, path: `nations[${at}].arms` })),
    'nations',
  ),
];

const oneNation = (nation: NationEntry, path: string, file: ScenarioFile): readonly ScenarioFault[] => {
  const { code, enemies } = nation;
  const listed = named(enemies, `${path}.enemies`, (enemy) => enemy);
  return [
    ...(NATION_CODE.test(code) && code !== INDEPENDENTS_CODE
      ? []
      : [
          faultAt(
            `${path}.code`,
            `${code} cannot be the code of a nation`,
            `Take two or three capitals other than ${INDEPENDENTS_CODE}.`,
          ),
        ]),
    ...strangers(
      'nation',
      file.nations.map((each) => each.code),
      listed,
    ),
    ...repeated('the nation', listed),
    ...listed
      .filter(({ name }) => name === code)
      .map((self) => faultAt(self.path, `${code} is an enemy of itself`, 'Strike it out.')),
    ...capitalFaults(nation, path, file),
    ...strengthFaults(nation, path, file),
  ];
};

const capitalFaults = (
  { code, capital }: NationEntry,
  path: string,
  { provinces }: ScenarioFile,
): readonly ScenarioFault[] => {
  const at = provinces.findIndex((province) => province.code === capital);
  const found = provinces[at];
  if (found === undefined) {
    return [faultAt(`${path}.capital`, `there is no province ${capital}`, 'Write the code of a province.')];
  }
  return [
    ...(found.owner === code
      ? []
      : [faultAt(`${path}.capital`, `${capital} does not belong to ${code}`, 'Take a province of its own.')]),
    ...(found.loyalty === LOYALTY.capital
      ? []
      : [
          faultAt(
            `provinces[${at}].loyalty`,
            `the capital ${capital} has the loyalty ${found.loyalty}`,
            'A capital has 3.',
          ),
        ]),
  ];
};

/** Revenue to pay anybody with; a tribe has troops besides, by which it is scored and mustered. */
const strengthFaults = (nation: NationEntry, path: string, file: ScenarioFile): readonly ScenarioFault[] => {
  const own = file.provinces.filter(({ owner }) => owner === nation.code);
  const revenue = own.reduce((sum, province) => sum + revenueAtStart(nation, province, file), 0);
  return [
    ...(revenue > 0
      ? []
      : [faultAt(path, `${nation.code} has no revenue`, 'Give it a province that yields something.')]),
    ...(nation.kind === 'civilised' || own.some((province) => hasFighters(province, file))
      ? []
      : [
          faultAt(
            path,
            `the tribe ${nation.code} has no unit`,
            'Give one of its provinces an army unit or a squadron.',
          ),
        ]),
  ];
};

const revenueAtStart = (
  { kind }: NationEntry,
  { revenue, cty }: ProvinceEntry,
  { tribalAreaCivPct = USUAL_CIV_PERCENT }: ScenarioFile,
): number => yieldOf({ tribalAreaCivPct }, kind, { base: revenue, inv: 0, dev: 0, cty, everCity: cty !== 'N' });

const hasFighters = ({ forces = [] }: ProvinceEntry, { types }: ScenarioFile): boolean =>
  forces.some(({ type }) => types.some(({ code, category }) => code === type && category !== 'spy'));
