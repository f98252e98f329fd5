/** How colours look to three kinds of eyes, and how far they are apart, for the tests of the palette. */

type Three = readonly [number, number, number];

/** What is seen of linear red, green and blue light: Machado, Oliveira and Fernandes 2009, severity 1. */
const EYES = {
  trichromat: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies { readonly [eyes: string]: readonly [Three, Three, Three] };

export type Eyes = keyof typeof EYES;
export const ALL_EYES = Object.keys(EYES) as readonly Eyes[];

const linear = (hex: string): Three =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;

const times = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three;

/** OKLab (Ottosson 2020): equal distances look about equally large; two hundredths can just be told apart side by side. */
const okLab = (rgb: Three): Three => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as unknown as Three;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
};

const seen = (hex: string, eyes: Eyes): Three =>
  okLab(times(EYES[eyes], linear(hex)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Three);

/** The distance of two colours in OKLab, 0 to 1, as these eyes see them. */
export const distance = (a: string, b: string, eyes: Eyes): number => {
  const [x, y] = [seen(a, eyes), seen(b, eyes)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
};

/** Lightness in OKLab, 0 black to 1 white. */
export const lightness = (hex: string): number => okLab(linear(hex))[0];

/** WCAG contrast of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [high, low] = [a, b]
    .map((hex) => {
      const [red, green, blue] = linear(hex);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((x, y) => y - x) as [number, number];
  return high / low;
};
