import { crc32, deflateSync } from 'node:zlib';

/** A picture: four bytes a pixel, red, green, blue and how opaque it is. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/**
 * A picture as a PNG of at most 256 colours, on white where it is not opaque: for maps a third of the bytes of one of all
 * colours, and nobody sees a difference. The colours are found by cutting the box of all of them in two, again and again, where it
 * holds most pixels (median cut).
 */
export const indexedPng = ({ width, height, rgba }: Pixels): Uint8Array => {
  const shades = shadesOf(rgba);
  const boxes = boxesOf(countOf(shades));
  const indexOf = new Uint8Array(SHADES);
  boxes.forEach((box, index) => {
    for (const { shade } of box) indexOf[shade] = index;
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexOf[shades[y * width + x] as number] as number;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Five bits of red, six of green, five of blue. */
const SHADES = 65_536;
const MOST_COLOURS = 256;

interface Shade {
  readonly shade: number;
  readonly rgb: readonly [number, number, number];
  readonly pixels: number;
}

const shadesOf = (rgba: Uint8Array): Uint16Array => {
  const shades = new Uint16Array(rgba.length / 4);
  for (let at = 0; at < shades.length; at += 1) {
    const opaque = (rgba[at * 4 + 3] as number) / 255;
    const on = (offset: number): number => Math.round((rgba[at * 4 + offset] as number) * opaque + 255 * (1 - opaque));
    shades[at] = ((on(0) >> 3) << 11) | ((on(1) >> 2) << 5) | (on(2) >> 3);
  }
  return shades;
};

const countOf = (shades: Uint16Array): readonly Shade[] => {
  const counts = new Uint32Array(SHADES);
  for (const shade of shades) counts[shade] = (counts[shade] as number) + 1;
  const found: Shade[] = [];
  counts.forEach((pixels, shade) => {
    if (pixels > 0)
      found.push({ shade, pixels, rgb: [(shade >> 11) << 3, ((shade >> 5) & 63) << 2, (shade & 31) << 3] });
  });
  return found;
};

const boxesOf = (shades: readonly Shade[]): readonly (readonly Shade[])[] => {
  const boxes: (readonly Shade[])[] = [shades];
  while (boxes.length < MOST_COLOURS) {
    const widest = boxes.reduce(
      (best, box, at) => (weightOf(box) > weightOf(boxes[best] as readonly Shade[]) ? at : best),
      0,
    );
    const box = boxes[widest] as readonly Shade[];
    if (box.length < 2) break;
    boxes.splice(widest, 1, ...halvesOf(box));
  }
  return boxes;
};

const spread = (box: readonly Shade[], channel: 0 | 1 | 2): number => {
  let [least, most] = [255, 0];
  for (const { rgb } of box) {
    least = Math.min(least, rgb[channel]);
    most = Math.max(most, rgb[channel]);
  }
  return most - least;
};

const CHANNELS = [0, 1, 2] as const;
const weights = new WeakMap<readonly Shade[], number>();

/** How much is to be gained by parting a box: its size, and the more so the more pixels it has. */
const weightOf = (box: readonly Shade[]): number => {
  const known = weights.get(box);
  if (known !== undefined) return known;
  const pixels = box.reduce((sum, shade) => sum + shade.pixels, 0);
  const weight = box.length < 2 ? 0 : Math.max(...CHANNELS.map((channel) => spread(box, channel))) * Math.sqrt(pixels);
  weights.set(box, weight);
  return weight;
};

const halvesOf = (box: readonly Shade[]): readonly [readonly Shade[], readonly Shade[]] => {
  const widest = CHANNELS.reduce((best, channel) => (spread(box, channel) > spread(box, best) ? channel : best));
  const sorted = [...box].sort((one, other) => one.rgb[widest] - other.rgb[widest]);
  const half = sorted.reduce((sum, { pixels }) => sum + pixels, 0) / 2;
  let [at, sum] = [0, 0];
  while (at < sorted.length - 1 && (at === 0 || sum < half)) {
    sum += (sorted[at] as Shade).pixels;
    at += 1;
  }
  return [sorted.slice(0, at), sorted.slice(at)];
};

const meanOf = (box: readonly Shade[]): readonly number[] => {
  const pixels = box.reduce((sum, shade) => sum + shade.pixels, 0);
  return CHANNELS.map((channel) =>
    Math.round(box.reduce((sum, { rgb, pixels: own }) => sum + rgb[channel] * own, 0) / pixels),
  );
};

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(named, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
};
