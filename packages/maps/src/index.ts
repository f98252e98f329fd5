export type { WorldFault } from './check-world/world-fault.ts';
export { worldFaultText } from './check-world/world-fault-text.ts';
export { faultsOfWorld } from './check-world.ts';
export type {
  CorrectedKind,
  Correction,
  Gazetteer,
  GazetteerArea,
  GazetteerFault,
  GazetteerKind,
  LatLon,
} from './gazetteer.ts';
export { covers } from './outline.ts';
export { readGazetteer } from './read-gazetteer.ts';
export { type ReadFault, readWorld } from './read-world.ts';
