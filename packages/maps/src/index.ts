export type { WorldFault } from './check-world/world-fault.ts';
export { worldFaultText } from './check-world/world-fault-text.ts';
export { faultsOfWorld } from './check-world.ts';
export { drawShield, type ShieldStyle } from './draw-shield/draw-shield.ts';
export { drawSvg } from './draw-svg/draw-svg.ts';
export { TONES, type Tone, toneOf } from './draw-svg/palette.ts';
export { type PreparedWorld, prepareWorld } from './draw-svg/prepared-world.ts';
export type { DrawStyle } from './draw-svg/sheet.ts';
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
