export { changesOf } from './changes-of.ts';
export { readAtlas, readCoast } from './coast.ts';
export { type Grown, growWorld } from './grow-world.ts';
export type { Land } from './layout.ts';
export { type GrowSettings, type Projection, readSettings } from './settings.ts';
export { worldText } from './world-text.ts';
