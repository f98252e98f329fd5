/**
 * npm run scenario heptarchy [name …]: writes src/scenarios/<name>/scenario.json from the hand-written about.json (title,
 * options, kingdoms by code) and areas.csv of the same folder, and from world.json, which says who borders whom. Beside the
 * columns of a gazetteer, areas.csv has for each Land Area: code, centre (`lat lon` of HEP-18.4), tribe, ground (terrain by
 * the rules), region, town.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { World } from '@chancery/core';
import { readGazetteer } from '@chancery/maps';
import { type About, scenarioFrom } from './scenario-from.ts';
import { scenarioText } from './scenario-text.ts';

const folder = fileURLToPath(new URL('../src/scenarios/', import.meta.url));
const scenarios = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : scenarios.map((entry) => entry.name)) {
  const read = (file: string): string => readFileSync(`${folder}${name}/${file}`, 'utf8');
  const gazetteer = readGazetteer(read('areas.csv'), read('borders.csv'));
  if (!gazetteer.ok) {
    for (const { file, line, text } of gazetteer.error) console.error(`${name}/${file}, line ${line}: ${text}`);
    process.exitCode = 1;
    continue;
  }
  const world = JSON.parse(read('world.json')) as World;
  const scenario = scenarioFrom(JSON.parse(read('about.json')) as About, gazetteer.value.areas, world);
  writeFileSync(`${folder}${name}/scenario.json`, scenarioText(scenario));
  console.log(`${name}: ${scenario.areas.length} Land Areas, ${scenario.seas.length} seas`);
}
