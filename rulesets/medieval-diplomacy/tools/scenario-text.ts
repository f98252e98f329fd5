import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';

/** JSON with one line for each entry of a list, so that a change of one province is a change of one line. */
export const scenarioText = (scenario: ScenarioFile): string => {
  const fields = Object.entries(scenario).map(([field, value]) => `  "${field}": ${valueText(field, value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
};

const valueText = (field: string, value: unknown): string => {
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  }
  if (field !== 'buildLists') return JSON.stringify(value);
  const lists = Object.entries(value as ScenarioFile['buildLists']).map(
    ([name, troops]) => `    "${name}": ${JSON.stringify(troops)}`,
  );
  return `{\n${lists.sort().join(',\n')}\n  }`;
};
