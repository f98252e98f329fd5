import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import { readWhole } from './read-whole.ts';
import { Stop } from './stop.ts';
import { writeFileFor, writeOut } from './write-out.ts';

/** The width of a PNG in pixels, unless another is asked for. */
export const MAP_WIDTH = 2400;

/** The form in which a map is wanted; stops if there is no such form. */
export interface MapWish {
  readonly out: string | undefined;
  readonly size: string | undefined;
}

/** Reads the wish before a map is drawn, so that nobody waits for what cannot be. Null is SVG. */
export const readMapWish = ({ out, size }: MapWish): { readonly pngWidth: number | null } => {
  const width = readWhole('size', size, { from: 100, to: 12_000 });
  if (out !== undefined && out !== '-' && !/\.(svg|png)$/i.test(out)) {
    throw new Stop(EXIT.usage, `a map is written as .svg or .png, not as ${out}`);
  }
  const png = out !== undefined && /\.png$/i.test(out);
  if (!png && width !== undefined) throw new Stop(EXIT.usage, '--size is for a PNG: name one with --out');
  return { pngWidth: png ? (width ?? MAP_WIDTH) : null };
};

/** Writes a map as SVG or PNG, as its file is named. */
export const writeMap = async (io: Io, svg: string, wish: MapWish): Promise<void> => {
  const { pngWidth } = readMapWish(wish);
  if (pngWidth === null || wish.out === undefined) return writeOut(io, wish.out, svg);
  // Loaded here, because it is large and nothing else needs it.
  const { pngOf } = await import('./campaign/png-of.ts');
  await writeFileFor(io, wish.out, pngOf(svg, pngWidth));
};
