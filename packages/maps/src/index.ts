export type { WorldFault } from './check-world/world-fault.ts';
export { worldFaultText } from './check-world/world-fault-text.ts';
export { faultsOfWorld } from './check-world.ts';
export { cutWorld } from './cut-world.ts';
export { type CourseLands, courseLands } from './draw-course/course-lands.ts';
export { type CourseStyle, drawCourse, type Step } from './draw-course/draw-course.ts';
export { drawTraces, type TracedKind, tracedKinds, traceSwatch } from './draw-over/barriers.ts';
export { drawGround, paintSwatch } from './draw-over/ground.ts';
export { type Paint, paintsOf } from './draw-over/paint.ts';
export { drawWay, type Way } from './draw-over/way.ts';
export { drawWhereabouts, type Whereabouts } from './draw-over/whereabouts.ts';
export { drawOdds, type OddsPicture, type OddsSide } from './draw-paper/draw-odds.ts';
export { drawPaper, type Paper, type PaperLine } from './draw-paper/draw-paper.ts';
export type { PaperStyle } from './draw-paper/paper-sheet.ts';
export { drawShield, type ShieldStyle } from './draw-shield/draw-shield.ts';
export { drawFirst } from './draw-svg/draw-first.ts';
export { type Addition, drawRest } from './draw-svg/draw-rest.ts';
export { drawSvg } from './draw-svg/draw-svg.ts';
export { MINIATURE_PATHS } from './draw-svg/miniatures.ts';
export { TONES, type Tone, toneOf } from './draw-svg/palette.ts';
export { type PreparedWorld, prepareWorld } from './draw-svg/prepared-world.ts';
export { type DrawStyle, extentOf, isGreat, unitOf } from './draw-svg/sheet.ts';
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
export { packSetting, unpackSetting, withoutWorld } from './pack/pack-setting.ts';
export { packWorld } from './pack/pack-world.ts';
export type { PackedWorld } from './pack/packed-world.ts';
export { unpackWorld } from './pack/unpack-world.ts';
export { type CsvRow, readCsv } from './read-gazetteer/csv.ts';
export { readGazetteer } from './read-gazetteer.ts';
export { type ReadFault, readWorld } from './read-world.ts';
