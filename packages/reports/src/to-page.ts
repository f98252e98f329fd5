import { WORDS } from './catalogue.ts';
import { htmlPage } from './html-page.ts';
import type { Report } from './report.ts';
import { STYLE } from './style.ts';
import { type HtmlOptions, writeReport } from './to-html.ts';

export interface PageOptions extends HtmlOptions {
  /** The map of the turn as SVG, drawn by our own code: it is not escaped. */
  readonly mapSvg?: string;
}

/** The report as a whole HTML page that needs nothing else. */
export const toPage = (report: Report, options: PageOptions = {}): string => {
  const { mapSvg } = options;
  const map = mapSvg === undefined ? {} : { insert: { id: 'campaign-map', title: WORDS.map, html: mapHtml(mapSvg) } };
  return htmlPage(`${report.title}: ${report.subtitle}`, STYLE, (out) =>
    writeReport(report, { ...options, ...map }, out),
  );
};

/** The whole map in the width of the page, or, when the box is ticked, in its own size and to be scrolled. */
const mapHtml = (svg: string): string =>
  `<input type="checkbox" id="large-map"><label for="large-map">${WORDS.largeMap}</label>` +
  `<figure tabindex="0" aria-label="${WORDS.map}">${svg}</figure>`;
