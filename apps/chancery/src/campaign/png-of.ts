import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FACES = ['', '-Bold', '-Italic', '-BoldItalic'].map((face) => join(FONTS, `DejaVuSerifCondensed${face}.ttf`));

const optionsFor = (width: number): ResvgRenderOptions => ({
  fitTo: { mode: 'width', value: width },
  font: { loadSystemFonts: false, fontFiles: FACES, defaultFontFamily: 'DejaVu Serif Condensed' },
});

/** An SVG as a PNG of this width in pixels. The letters come with us, so that it is the same on every machine. */
export const pngOf = (svg: string, width: number): Uint8Array => new Resvg(svg, optionsFor(width)).render().asPng();
