import type { ScenarioFaults, StudiedScenario } from '@chancery/app';
import type { AnyRuleset, Result } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { readText } from '../folder/read-file.ts';
import { Stop } from '../stop.ts';

/** A scenario file, read and checked. What does that is loaded only here: other commands begin without it. */
export const studyFile = async (
  rulesets: readonly AnyRuleset[],
  path: string,
): Promise<Result<StudiedScenario, ScenarioFaults>> => {
  const text = readText(path);
  const { studyScenario } = await import('@chancery/app');
  return studyScenario(rulesets, text);
};

/** The same, or null for a file that holds raw data of a scenario instead. Stops with every fault. */
export const readOwnScenario = async (
  rulesets: readonly AnyRuleset[],
  path: string,
): Promise<StudiedScenario | null> => {
  if (isRawData(readText(path))) return null;
  const studied = await studyFile(rulesets, path);
  if (studied.ok) return studied.value;
  throw new Stop(EXIT.unreadable, `the scenario ${path} has faults`, faultLines(studied.error));
};

/** As campaigns keep it: position and drawn world. */
const isRawData = (text: string): boolean => /^\s*\{/.test(text) && /"world"\s*:\s*\{/.test(text);

/** A fault takes three lines: where, what, and what to do. */
export const faultLines = ({ faults, more }: ScenarioFaults): readonly string[] => [
  ...faults.flatMap(({ path, text, remedy }) => [
    path === '' ? 'the whole file' : path,
    `  ${text}`,
    ...(remedy === '' ? [] : [`  → ${remedy}`]),
  ]),
  ...(more === 0 ? [] : [`and ${more} more`]),
];
