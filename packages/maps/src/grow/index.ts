export { changesOf } from './changes-of.ts';
export { readAtlas, readCoast } from './coast.ts';
export { type Grown, growWorld } from './grow-world.ts';
export type { Land } from './layout.ts';
export { type Layout, layoutOf } from './layout.ts';
export { growFromPoints } from './points/grow-from-points.ts';
export {
  type GivenBorder,
  type GivenTables,
  POINT_LIMITS,
  type PointArea,
  type PointWorldHead,
} from './points/point-area.ts';
export { type PointFault, pointFaultText } from './points/point-fault.ts';
export { type GrowSettings, type Projection, readSettings } from './settings.ts';
export { worldText } from './world-text.ts';
