import { WORDS } from './catalogue.ts';
import { escapeHtml } from './escape.ts';

/**
 * A whole HTML page that needs nothing else: no script, no request to anywhere. The page forbids both to itself, so that
 * no text in it can do otherwise. `style` is ours and not escaped, nor is what `body` writes.
 */
export const htmlPage = (title: string, style: string, body: (out: string[]) => void): string => {
  const out = [
    `<!doctype html>\n<html lang="${WORDS.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>',
    escapeHtml(title),
    `</title><style>${style}</style></head><body>\n`,
  ];
  body(out);
  out.push('</body></html>\n');
  return out.join('');
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
