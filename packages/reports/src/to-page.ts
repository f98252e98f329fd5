import { WORDS } from './catalogue.ts';
import { escapeHtml } from './escape.ts';
import type { Report } from './report.ts';
import { STYLE } from './style.ts';
import { type HtmlOptions, writeReport } from './to-html.ts';

export interface PageOptions extends HtmlOptions {
  /** The map of the turn as SVG, drawn by our own code: it is not escaped. */
  readonly mapSvg?: string;
}

/**
 * The report as a whole HTML page that needs nothing else: no script, no request to anywhere. The page forbids both to
 * itself, so that no text in it can do otherwise.
 */
export const toPage = (report: Report, options: PageOptions = {}): string => {
  const { mapSvg } = options;
  const map =
    mapSvg === undefined ? undefined : { id: 'campaign-map', title: WORDS.map, html: `<figure>${mapSvg}</figure>` };
  const out: string[] = [];
  out.push(
    `<!doctype html>\n<html lang="${WORDS.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>',
    escapeHtml(`${report.title}: ${report.subtitle}`),
    `</title><style>${STYLE}</style></head><body>\n`,
  );
  writeReport(report, options, out, map);
  out.push('</body></html>\n');
  return out.join('');
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
