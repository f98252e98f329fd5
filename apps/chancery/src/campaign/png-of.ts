import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';

const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FACES = ['', '-Bold', '-Italic', '-BoldItalic'].map((face) => join(FONTS, `DejaVuSerifCondensed${face}.ttf`));

const optionsFor = (width: number): ResvgRenderOptions => ({
  fitTo: { mode: 'width', value: width },
  font: { loadSystemFonts: false, fontFiles: FACES, defaultFontFamily: 'DejaVu Serif Condensed' },
});

/** An SVG as a PNG of this width in pixels. The letters come with us, so that it is the same on every machine. */
/** The same in few colours and no more bytes than that, narrower where it must be: a picture that a mail can hold. */
export const mailMapOf = (svg: string): Uint8Array => {
  let png: Uint8Array = new Uint8Array();
  for (const width of MAIL_WIDTHS) {
    const { width: across, height, pixels } = new Resvg(svg, optionsFor(width)).render();
    png = indexedPng({ width: across, height, rgba: pixels });
    if (png.length <= MOST_BYTES) break;
  }
  return png;
};

/** A telephone shows 360 pixels, most of them finely drawn, and a wide screen more than a thousand. */
const MAIL_WIDTHS = [1000, 800, 640] as const;
/** Mails hold four letters for three bytes, and a report with its text is to be smaller than 300 000. */
const MOST_BYTES = 150_000;

export const pngOf = (svg: string, width: number): Uint8Array => new Resvg(svg, optionsFor(width)).render().asPng();
