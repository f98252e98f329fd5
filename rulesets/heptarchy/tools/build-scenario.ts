/**
 * How scenario.json is made from the hand-written about.json (title, options, kingdoms by code) and areas.csv of the same
 * folder, and from world.json, which says who borders whom. Beside the columns of a gazetteer, areas.csv has for each Land
 * Area: code, centre (`lat lon` of HEP-18.4), tribe, ground (terrain by the rules), region, town.
 */
import type { World } from '@chancery/core';
import type { ScenarioTool } from '@chancery/testkit';
import type { ScenarioFile } from '../src/scenario/scenario-file.ts';
import { type About, scenarioFrom } from './scenario-from.ts';

export const buildScenario: ScenarioTool<ScenarioFile> = {
  from: (about, areas, { json }) => scenarioFrom(about as About, areas, json('world.json') as World),
  summary: ({ areas, seas }) => `${areas.length} Land Areas, ${seas.length} seas`,
};
