export type { WorldFault } from './check-world/world-fault.ts';
export { worldFaultText } from './check-world/world-fault-text.ts';
export { faultsOfWorld } from './check-world.ts';
export {
  type CorrectedKind,
  type Correction,
  type Gazetteer,
  type GazetteerArea,
  type GazetteerFault,
  type GazetteerKind,
  type LatLon,
  readGazetteer,
} from './gazetteer.ts';
export { type ReadFault, readWorld } from './read-world.ts';
