import type { ScenarioFault } from '@chancery/core';
import { armsFaults, faultAt, twiceAt } from '@chancery/kit';
import { colorFault } from '../rules/colors.ts';
import { borderFaults, seaFaults } from './border-faults.ts';
import { faultsOfOptions, USUAL_OPTIONS } from './options.ts';
import type { AreaEntry, ScenarioFile } from './scenario-file.ts';

/** What makes a scenario unplayable though its shape is right (HEP-18.2), but for its map. */
export const faultsOfScenario = (file: ScenarioFile): readonly ScenarioFault[] => [
  ...numberFaults('area', file.areas),
  ...numberFaults('sea', file.seas),
  ...nameFaults(file),
  ...file.areas.flatMap((area, at) => borderFaults(file, area, `areas[${at}]`)),
  ...file.seas.flatMap((sea, at) => seaFaults(file, sea, `seas[${at}]`)),
  ...dressFaults(file.areas),
  ...optionFaults(file),
];

/** Kingdoms and areas share their numbers, and tables are kept by number: 1, 2, 3 … */
const numberFaults = (
  what: 'area' | 'sea',
  entries: readonly { readonly number: number }[],
): readonly ScenarioFault[] =>
  entries.flatMap(({ number }, at) =>
    number === at + 1
      ? []
      : [
          faultAt(
            `${what}s[${at}].number`,
            `${what} ${number}: it stands in place ${at + 1}, whose number it should have`,
            `Write ${at + 1}, or move the entry.`,
          ),
        ],
  );

const nameFaults = ({ areas, seas }: ScenarioFile): readonly ScenarioFault[] => {
  const named = [
    ...areas.map(({ name }, at) => ({ name, path: `areas[${at}].name` })),
    ...seas.map(({ name }, at) => ({ name, path: `seas[${at}].name` })),
  ];
  const codes = areas.map(({ code }) => code);
  const letters = 'Write three capital letters that no other kingdom has.';
  return [
    ...twiceAt(named.map(({ name }) => name.toUpperCase())).map(({ value, at }) =>
      faultAt(named[at]?.path ?? '', `two areas or seas are called ${value}`, 'Give it a name of its own.'),
    ),
    ...twiceAt(codes).map(({ value, at }) =>
      faultAt(`areas[${at}].code`, `two kingdoms have the code ${value}`, letters),
    ),
    ...codes.flatMap((code, at) =>
      /^[A-Z]{3}$/.test(code)
        ? []
        : [faultAt(`areas[${at}].code`, `code ${code}: wanted three capital letters`, letters)],
    ),
    ...codes.flatMap((code, at) =>
      code === 'ALL' ? [faultAt(`areas[${at}].code`, 'code ALL: it means everybody', letters)] : [],
    ),
  ];
};

/** Arms that can be read, colours that can be seen (HEP-17.3), and no two kingdoms with the same. */
const dressFaults = (areas: readonly AreaEntry[]): readonly ScenarioFault[] => [
  ...armsFaults(
    areas.map(({ code, arms }, at) => ({ entry: `area ${code}`, arms, path: `areas[${at}].arms` })),
    'kingdoms',
  ),
  ...areas.flatMap(({ code, color }, at) => {
    const taken = areas.slice(0, at).map((other) => other.color);
    const why = colorFault(color, taken);
    if (why === null) return [];
    const { text, remedy } = COLOR_FAULTS[why];
    return [faultAt(`areas[${at}].color`, `area ${code}: its colour ${color} ${text}`, remedy)];
  }),
];

const COLOR_FAULTS = {
  form: { text: 'is not written as #rrggbb', remedy: 'Write six hexadecimal digits after #, such as #c60339.' },
  pale: { text: 'has a contrast below 3 on white', remedy: 'Take a darker colour.' },
  taken: { text: 'is that of another kingdom', remedy: 'Take another colour.' },
} as const;

const optionFaults = ({ areas, options }: ScenarioFile): readonly ScenarioFault[] =>
  faultsOfOptions(
    { ...USUAL_OPTIONS, players: [], ...options },
    areas.map(({ code }) => code),
  ).map((text) => {
    const path = text.slice(0, text.indexOf(':'));
    const remedy = path.endsWith('players')
      ? 'Name codes of areas, each once.'
      : `Write a number from ${Math.floor(areas.length / 2) + 1} to ${areas.length}.`;
    return faultAt(path, text, remedy);
  });
