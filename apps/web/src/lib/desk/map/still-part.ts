import type { Extent, Pose } from '../pose.ts';

/** A rectangle of the sheet, in whole pixels of its own, of which there is a picture. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for each pixel of the sheet. */
  readonly resolution: number;
}

/** How a sheet is looked at. */
export interface Sight {
  readonly pose: Pose;
  readonly frame: Extent;
  readonly sheet: Extent;
  /** Pixels of the screen for each pixel of the page. */
  readonly ratio: number;
}

/** So many pixels of four bytes a picture has at most, of the whole map and of what is seen; there are two of each. */
const [MOST_OF_WHOLE, MOST_OF_PART] = [3_000_000, 4_000_000];
/** The picture of what is seen reaches at most so far around it, in widths and heights of the frame. */
const FAR = 1;
/** A picture that is stretched or shrunk by no more than this need not be drawn again. */
const UNSEEN = 1.02;

/** The whole sheet, as sharp as it is shown or as a few pixels allow. */
export const wholeOf = ({ pose, sheet, ratio }: Sight): Part => {
  const { width, height } = sheet;
  const most = Math.sqrt(MOST_OF_WHOLE / (width * height));
  return { left: 0, top: 0, width, height, resolution: Math.min(pose.scale * ratio, most) };
};

/** What is seen of the sheet, as sharp as it is shown. */
export const seenOf = (sight: Sight): Part => ({ ...cut(sight, 0), resolution: sharpest(sight) });

/** What is seen of the sheet and lies around that, as sharp as it is shown. */
export const partOf = (sight: Sight): Part => ({ ...cut(sight, reachOf(sight)), resolution: sharpest(sight) });

/** Whether a picture shows all that is seen. */
export const covers = (part: Part, sight: Sight): boolean => holds(part, cut(sight, 0));

/** Whether a picture shows all that is seen, as sharp as a picture can be. */
export const isBest = (part: Part, sight: Sight): boolean => isAt(part, sharpest(sight)) && covers(part, sight);

/** Whether nobody can tell a picture from what is seen. */
export const isGood = (part: Part, sight: Sight): boolean =>
  isAt(part, sight.pose.scale * sight.ratio) && covers(part, sight);

/** Whether another picture would be better, now or after a short pull. */
export const isSpent = (part: Part, sight: Sight): boolean =>
  !isAt(part, sharpest(sight)) || !holds(part, cut(sight, reachOf(sight) / 2));

const isAt = ({ resolution }: Part, wanted: number): boolean =>
  resolution <= wanted * UNSEEN && wanted <= resolution * UNSEEN;

const holds = (part: Part, { left, top, width, height }: Omit<Part, 'resolution'>): boolean =>
  part.left <= left &&
  part.top <= top &&
  part.left + part.width >= left + width &&
  part.top + part.height >= top + height;

/** How many times as long as the frame a picture's edges can be. */
const room = ({ frame, ratio }: Sight): number => Math.sqrt(MOST_OF_PART / (frame.width * frame.height)) / ratio;

const reachOf = (sight: Sight): number => Math.min(FAR, Math.max(0, (room(sight) - 1) / 2));

const sharpest = (sight: Sight): number => sight.pose.scale * sight.ratio * Math.min(1, room(sight));

/** What is seen of the sheet and, in widths and heights of the frame, lies around that. */
const cut = ({ pose, frame, sheet }: Sight, around: number): Omit<Part, 'resolution'> => {
  const { x, y, scale } = pose;
  const left = Math.max(0, Math.floor((-x - frame.width * around) / scale));
  const top = Math.max(0, Math.floor((-y - frame.height * around) / scale));
  const right = Math.min(sheet.width, Math.ceil((-x + frame.width * (1 + around)) / scale));
  const bottom = Math.min(sheet.height, Math.ceil((-y + frame.height * (1 + around)) / scale));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
};
