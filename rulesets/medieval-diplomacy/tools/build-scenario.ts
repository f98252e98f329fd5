/**
 * How scenario.json is made from the hand-written about.json (title, options, realms) and areas.csv of the same folder.
 * Beside the columns of a gazetteer, areas.csv has for each province: owner (code of a realm, or Ind), city, capital (yes),
 * base and slots (revenue and production, gold), fort, harbour (yes), culture (MD-19.17), troops (`archers 3;militia 2`).
 * The first city of a realm after its capital is its second city.
 */
import type { ScenarioTool } from '@chancery/testkit';
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';
import { type About, scenarioFrom } from './scenario-from.ts';

export const buildScenario: ScenarioTool<ScenarioFile> = {
  from: (about, areas) => scenarioFrom(about as About, areas),
  summary: ({ realms, provinces }) => `${realms.length} realms, ${provinces.length} provinces`,
};
