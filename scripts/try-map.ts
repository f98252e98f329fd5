import { readFileSync, writeFileSync } from 'node:fs';
import { readGazetteer } from '@chancery/maps';
import { growWorld, readAtlas, readSettings, worldText } from '@chancery/maps/grow';

const dir = process.argv[2] ?? '/tmp/grow/w';
const g = readGazetteer(readFileSync(`${dir}/areas.csv`, 'utf8'), readFileSync(`${dir}/borders.csv`, 'utf8'));
if (!g.ok) {
  console.log(g.error);
  process.exit(1);
}
const s = readSettings(JSON.parse(readFileSync(`${dir}/grow.json`, 'utf8')));
if (!s.ok) {
  console.log(s.error);
  process.exit(1);
}
const land = readAtlas(JSON.parse(readFileSync(`/work/main/node_modules/world-atlas/${s.value.coast}.json`, 'utf8')));
console.time('grow');
const w = growWorld(s.value, g.value, land);
console.timeEnd('grow');
if (!w.ok) {
  console.log(w.error);
  process.exit(1);
}
console.log(w.value.remarks);
const text = worldText(w.value.world);
writeFileSync(`${dir}/world.json`, text);
console.log(
  text.length,
  w.value.world.areas.length,
  w.value.world.borders.length,
  w.value.world.width,
  w.value.world.height,
);
