import type { MapLayer, PowerDress } from '@chancery/core';
import { type Hatch, mixed, PLAIN, type Tone, toneOf } from '../draw-svg/palette.ts';

/** How one key of a layer is painted: a colour, and ink lines over it for those to whom colours say little. */
export interface Paint {
  readonly fill: string;
  readonly line: string;
  readonly hatch: Hatch;
  /** Pixels of the design from one line to the next. */
  readonly pace: number;
}

/** The paint of every key of a layer, in the order of its legend. */
export const paintsOf = (layer: MapLayer, powers: readonly PowerDress[], dark: boolean): readonly Paint[] =>
  layer.keys.map((_, at) => paintOf(layer, at, powers, dark));

const paintOf = ({ scale, keys }: MapLayer, at: number, powers: readonly PowerDress[], dark: boolean): Paint => {
  const id = keys[at]?.id ?? '';
  switch (scale) {
    case 'powers':
      return powerPaint(powers.find(({ code }) => code === id) ?? NO_POWER, dark);
    case 'steps':
      return stepPaint(at, keys.length, dark);
    case 'terrain':
      return toned(COUNTRY[id] ?? PLAIN, COUNTRY[id]?.hatch ?? 'none', dark);
    case 'kinds':
      return toned(among(KIND_TONES, at), among(KIND_HATCHES, at), dark);
  }
};

const among = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const NO_POWER: PowerDress = { code: '', name: '', tone: 0, plain: true };
const PACE = 5;

const toned = (tone: Tone, hatch: Hatch, dark: boolean): Paint => ({
  fill: dark ? tone.darkWash : tone.wash,
  line: dark ? tone.darkEdge : tone.edge,
  hatch,
  pace: PACE,
});

const powerPaint = ({ tone, plain }: PowerDress, dark: boolean): Paint =>
  plain ? toned(PLAIN, 'none', dark) : toned(toneOf(tone), toneOf(tone).hatch, dark);

/** From the paper's own colour to a full one; the lines come nearer to each other with every step. */
const stepPaint = (at: number, many: number, dark: boolean): Paint => {
  const [from, to, line] = dark ? ['#37342d', '#b0642a', '#f3c79a'] : ['#f3ead4', '#b5621c', '#5a2c06'];
  const share = many < 2 ? 100 : Math.round((at * 100) / (many - 1));
  return {
    fill: mixed(to, from, share),
    line,
    hatch: at === 0 ? 'none' : 'rising',
    pace: Math.max(2.4, 11 - 2.2 * at),
  };
};

/** Tones and hatches that stand far apart, for a few keys without an order of their own. */
const KIND_TONES: readonly Tone[] = [1, 9, 23, 0, 21, 8].map(toneOf);
const KIND_HATCHES: readonly Hatch[] = ['none', 'rising', 'dotted', 'falling', 'level', 'upright'];

/** A colour for the land and one for its edge. */
type Colours = readonly [wash: string, edge: string];

const country = ([wash, edge]: Colours, [darkWash, darkEdge]: Colours, hatch: Hatch): Tone => ({
  name: 'country',
  wash,
  edge,
  darkWash,
  darkEdge,
  hatch,
});

/** The colours of the country, by the words of the gazetteer. */
const COUNTRY: { readonly [terrain: string]: Tone | undefined } = {
  plain: country(['#dfe3b4', '#7d8548'], ['#3b3f24', '#a5ab74'], 'none'),
  forest: country(['#9fbf8b', '#2f5a2a'], ['#26432a', '#8fbf84'], 'dotted'),
  hill: country(['#d9bf8f', '#7a5a26'], ['#4a3a20', '#caa56a'], 'rising'),
  mountain: country(['#b9aca2', '#4f4238'], ['#423a35', '#c1b2a5'], 'falling'),
  marsh: country(['#a9c9c2', '#2b6a63'], ['#223f3d', '#79b5ac'], 'level'),
  steppe: country(['#ece0a0', '#8c7a1e'], ['#4a4318', '#cdbd5e'], 'upright'),
  desert: country(['#f1d9b0', '#a86f2a'], ['#57401f', '#e0ab66'], 'dotted'),
};
