import type { GazetteerArea } from '@chancery/maps';

/** Other files of the folder of a scenario: `json` is parsed, `text` as it is. */
export interface BesideScenario {
  json(file: string): unknown;
  text(file: string): string;
}

/** How a ruleset makes a scenario.json from what is written by hand beside it; `npm run scenario` does the rest. */
export interface ScenarioTool<File extends object> {
  /** `about`: about.json; `areas`: the rows of areas.csv. */
  from(about: unknown, areas: readonly GazetteerArea[], beside: BesideScenario): File;
  /** What is in it, for the terminal. */
  summary(scenario: File): string;
}

/** JSON with one line for each entry of a list, so that a change of one area is a change of one line. */
export const scenarioText = (scenario: object): string => {
  const fields = Object.entries(scenario).map(([field, value]) => `  "${field}": ${valueText(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
};

const valueText = (value: unknown): string => {
  if (Array.isArray(value))
    return inLines(
      '[',
      value.map((entry) => JSON.stringify(entry)),
      ']',
    );
  if (!holdsLists(value)) return JSON.stringify(value);
  return inLines(
    '{',
    Object.entries(value)
      .map(([name, list]) => `"${name}": ${JSON.stringify(list)}`)
      .sort(),
    '}',
  );
};

const inLines = (open: string, lines: readonly string[], close: string): string =>
  lines.length === 0 ? `${open}${close}` : `${open}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${close}`;

const holdsLists = (value: unknown): value is { readonly [name: string]: readonly unknown[] } =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
