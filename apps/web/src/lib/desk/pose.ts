/** Where a sheet lies in its frame: its corner in pixels of the frame, and its size against its own. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A place on the sheet, in pixels of its own. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const LARGEST = 8;
const PLEASANT = 1.6;
/** What was searched for may be made so large. */
const LARGE = 3.2;
/** So large a map may be made to fill its frame. */
const FILLING = 2;
const MARGIN = 60;

/** The whole sheet, as large as it fits, in the middle of the frame. */
export const fitted = (sheet: Extent, frame: Extent): Pose => {
  const scale = scaleToFit(sheet, frame);
  return { scale, x: (frame.width - sheet.width * scale) / 2, y: (frame.height - sheet.height * scale) / 2 };
};

/**
 * The points of a sheet in the middle of the frame, all of them in it and as large as is pleasant to read. No bands are left
 * empty beside the sheet where it need not be made too large for that; then points far apart may lie outside.
 */
export const focused = (points: readonly Spot[], sheet: Extent, frame: Extent): Pose => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return fitted(sheet, frame);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const around = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  const filling = scaleToFill(sheet, frame);
  const least = filling > FILLING ? scaleToFit(sheet, frame) : filling;
  const scale = Math.max(least, Math.min(PLEASANT, scaleToFit(around, frame)));
  const x = frame.width / 2 - ((left + right) / 2) * scale;
  const y = frame.height / 2 - ((top + bottom) / 2) * scale;
  return moved({ x, y, scale }, NO_PULL, sheet, frame);
};

/** How far the picture is pulled over its frame. */
export interface Pull {
  readonly dx: number;
  readonly dy: number;
}
export const NO_PULL: Pull = { dx: 0, dy: 0 };

/** The factor by which the picture grows, about a point of the frame. */
export interface Zoom {
  readonly factor: number;
  readonly x: number;
  readonly y: number;
}

/** The pose after a pull; the sheet cannot be pulled out of its frame. */
export const moved = (pose: Pose, { dx, dy }: Pull, sheet: Extent, frame: Extent): Pose => ({
  scale: pose.scale,
  x: within(pose.x + dx, sheet.width * pose.scale, frame.width),
  y: within(pose.y + dy, sheet.height * pose.scale, frame.height),
});

/** The pose after a change of size in which the point (x, y) of the frame stays where it is. */
export const zoomed = (pose: Pose, { factor, x, y }: Zoom, sheet: Extent, frame: Extent): Pose => {
  const least = scaleToFit(sheet, frame) * 0.8;
  const scale = Math.min(LARGEST, Math.max(least, pose.scale * factor));
  const grown = scale / pose.scale;
  return moved({ scale, x: x - (x - pose.x) * grown, y: y - (y - pose.y) * grown }, NO_PULL, sheet, frame);
};

/**
 * The pose after the least pull that brings points well into the frame. The sheet grows smaller where they would not all fit,
 * and where a single one lies more than a frame away, so that nobody loses sight of where they were. One that was out of sight
 * comes to the middle: what lies around it is to be seen as well.
 */
export const reaching = (pose: Pose, points: readonly Spot[], sheet: Extent, frame: Extent): Pose => {
  const [first] = points;
  if (!first) return pose;
  const margin = Math.min(MARGIN, frame.width / 4, frame.height / 4);
  const far = points.length === 1 && isFar(pose, first, frame);
  const among = far ? [first, middleOf(pose, frame)] : points;
  const scale = Math.max(scaleToFit(sheet, frame), Math.min(pose.scale, scaleToHold(among, margin, frame)));
  if (scale < pose.scale) return holding(among, scale, sheet, frame);
  const pull = (at: number, room: number): number => {
    if (points.length === 1 && (at < 0 || at > room)) return room / 2 - at;
    return at < margin ? margin - at : at > room - margin ? room - margin - at : 0;
  };
  let reached = pose;
  for (const { x, y } of [...points.slice(1), first]) {
    const dx = pull(reached.x + x * reached.scale, frame.width);
    const dy = pull(reached.y + y * reached.scale, frame.height);
    reached = moved(reached, { dx, dy }, sheet, frame);
  }
  return reached;
};

const isFar = ({ x, y, scale }: Pose, spot: Spot, frame: Extent): boolean => {
  const beyond = (at: number, room: number): boolean => at < -room || at > 2 * room;
  return beyond(x + spot.x * scale, frame.width) || beyond(y + spot.y * scale, frame.height);
};

const middleOf = ({ x, y, scale }: Pose, frame: Extent): Spot => ({
  x: (frame.width / 2 - x) / scale,
  y: (frame.height / 2 - y) / scale,
});

/** The largest scale at which points and a margin around them fit into the frame. */
const scaleToHold = (points: readonly Spot[], margin: number, frame: Extent): number => {
  const { width, height } = boxOf(points);
  const room = { width: frame.width - 2 * margin, height: frame.height - 2 * margin };
  return scaleToFit({ width, height }, room);
};

/** The pose at a scale with points in the middle of the frame. */
const holding = (points: readonly Spot[], scale: number, sheet: Extent, frame: Extent): Pose => {
  const { x, y, width, height } = boxOf(points);
  const pose = {
    scale,
    x: frame.width / 2 - (x + width / 2) * scale,
    y: frame.height / 2 - (y + height / 2) * scale,
  };
  return moved(pose, NO_PULL, sheet, frame);
};

const boxOf = (points: readonly Spot[]): Box => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** A part of the sheet, in pixels of its own. */
export interface Box extends Spot, Extent {}

/** The pose that shows a box of the sheet whole, in the middle of the frame, and so large that nobody has to look for it. */
export const framing = (pose: Pose, box: Box, sheet: Extent, frame: Extent): Pose => {
  const margin = Math.min(MARGIN, frame.width / 6, frame.height / 6);
  const within = { width: frame.width - 2 * margin, height: frame.height - 2 * margin };
  const whole = scaleToFit(box, within);
  const large = Math.min(LARGE, Math.max(PLEASANT, whole / 3));
  const scale = Math.min(LARGEST, whole, Math.max(large, pose.scale));
  const x = frame.width / 2 - (box.x + box.width / 2) * scale;
  const y = frame.height / 2 - (box.y + box.height / 2) * scale;
  return moved({ x, y, scale }, NO_PULL, sheet, frame);
};

/** The pose in which a point of the sheet lies on a pixel of the screen: what is drawn there pixel by pixel stays sharp. */
export const onPixels = ({ x, y, scale }: Pose, { left, top }: { left: number; top: number }, ratio: number): Pose => {
  const rounded = (at: number, far: number): number => Math.round((at + far * scale) * ratio) / ratio - far * scale;
  return { x: rounded(x, left), y: rounded(y, top), scale };
};

export const transformOf = ({ x, y, scale }: Pose): string => `translate(${x}px, ${y}px) scale(${scale})`;

const scaleToFit = (sheet: Extent, frame: Extent): number =>
  Math.min(frame.width / Math.max(sheet.width, 1), frame.height / Math.max(sheet.height, 1));

const scaleToFill = (sheet: Extent, frame: Extent): number =>
  Math.max(frame.width / Math.max(sheet.width, 1), frame.height / Math.max(sheet.height, 1));

/** A sheet larger than its frame covers it; a smaller one lies in its middle. */
const within = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
