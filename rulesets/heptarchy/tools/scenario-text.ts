import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';

/** JSON with one line for each entry of a list, so that a change of one area is a change of one line. */
export const scenarioText = (scenario: ScenarioFile): string => {
  const fields = Object.entries(scenario).map(([field, value]) => `  "${field}": ${valueText(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
};

const valueText = (value: unknown): string =>
  Array.isArray(value)
    ? `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
    : JSON.stringify(value);
