/**
 * npm run scenario medieval-diplomacy [name …]: writes src/scenarios/<name>/scenario.json from the hand-written about.json
 * (title, options, realms) and areas.csv of the same folder. Beside the columns of a gazetteer, areas.csv has for each province:
 * owner (code of a realm, or Ind), city, capital (yes), base and slots (revenue and production, gold), fort, harbour (yes),
 * culture (MD-19.17), troops (`archers 3;militia 2`). The first city of a realm after its capital is its second city.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
  const scenario = scenarioFrom(JSON.parse(read('about.json')) as About, gazetteer.value.areas);
  writeFileSync(`${folder}${name}/scenario.json`, scenarioText(scenario));
  console.log(`${name}: ${scenario.realms.length} realms, ${scenario.provinces.length} provinces`);
}
