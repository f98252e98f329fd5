import type { Part } from './still-part.ts';

/** Paints a part of a drawing on a canvas, as large as the part has pixels. */
export type PaintPart = (canvas: HTMLCanvasElement, drawing: HTMLImageElement, part: Part) => Promise<void>;

/**
 * As this browser does it rightly; `alpha`: something is to be seen through it. The best way is beside the script, from the
 * drawing itself. Firefox makes a bitmap of the drawing first and cuts the part out of that, blurred and in the wrong
 * place: there, and wherever nobody may look at what was painted, the script waits for it.
 */
export const paintPart = async (alpha: boolean): Promise<PaintPart> => {
  drawsBeside ??= isSharp(beside(true));
  return (await drawsBeside) ? beside(alpha) : within(alpha);
};

let drawsBeside: Promise<boolean> | undefined;

const sizeOf = ({ width, height, resolution }: Part): readonly [width: number, height: number] => [
  Math.round(width * resolution),
  Math.round(height * resolution),
];

const beside =
  (alpha: boolean): PaintPart =>
  async (canvas, drawing, part) => {
    const { left, top, width, height } = part;
    const [resizeWidth, resizeHeight] = sizeOf(part);
    const bitmap = await createImageBitmap(drawing, left, top, width, height, { resizeWidth, resizeHeight });
    canvas.getContext('bitmaprenderer', { alpha })?.transferFromImageBitmap(bitmap);
  };

const within =
  (alpha: boolean): PaintPart =>
  async (canvas, drawing, part) => {
    const { left, top, resolution } = part;
    [canvas.width, canvas.height] = sizeOf(part);
    const context = canvas.getContext('2d', { alpha });
    context?.setTransform(resolution, 0, 0, resolution, -left * resolution, -top * resolution);
    context?.drawImage(drawing, 0, 0);
  };

/** A bar of half a unit, of which a unit has eight pixels: whatever is not painted from the drawing itself blurs it. */
const BAR = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M1 0h.5v4h-.5z"/></svg>';
const BAR_PART: Part = { left: 1, top: 1, width: 2, height: 2, resolution: 8 };

const isSharp = async (paint: PaintPart): Promise<boolean> => {
  try {
    const drawing = new Image();
    drawing.src = `data:image/svg+xml,${encodeURIComponent(BAR)}`;
    await drawing.decode();
    const [painted, seen] = [document.createElement('canvas'), document.createElement('canvas')];
    await paint(painted, drawing, BAR_PART);
    const context = seen.getContext('2d');
    context?.drawImage(painted, 0, 0);
    const alphaAt = (x: number): number | undefined => context?.getImageData(x, 8, 1, 1).data[3];
    return alphaAt(2) === 255 && alphaAt(6) === 0 && alphaAt(12) === 0;
  } catch {
    return false;
  }
};
