import { wrapText } from '@chancery/mail';
import { escapeHtml } from '@chancery/reports';
import type { TextLanguage } from '../../../ground/text/show-time.ts';
import { laidOut } from './laid-out.ts';
import { MAIL_STYLE } from './mail-style.ts';

/** What stands on the page of a mail, from top to bottom. */
export interface MailPage {
  readonly title: string;
  /** HTML of our own making. */
  readonly body: string;
  readonly foot: readonly FootLine[];
  /** English unless given; what is quoted in it may be English all the same. */
  readonly language?: TextLanguage;
}

/** Small, at the end of a mail. */
export interface FootLine {
  readonly words: string;
  /** Where the words lead. */
  readonly url?: string;
}

/** The foot of a mail in plain text, below the line that programs know as the end. */
export const footText = (foot: readonly FootLine[]): string =>
  foot.length === 0
    ? ''
    : `\n\n-- \n${foot.map(({ words, url }) => (url === undefined ? wrapText(words) : `${words}: ${url}`)).join('\n')}`;

/** The HTML form of a mail. It asks for nothing from anywhere. */
export const mailPage = ({ title, body, foot, language = 'en' }: MailPage): string =>
  laidOut(
    [
      `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
      `<title>${escapeHtml(title)}</title><style>${MAIL_STYLE}</style></head><body><div class="sheet">\n`,
      body,
      ...(foot.length === 0 ? [] : [`<div class="foot">${foot.map(footLine).join('')}</div>`]),
      '</div></body></html>\n',
    ].join(''),
  );

const footLine = ({ words, url }: FootLine): string =>
  `<p>${url === undefined ? escapeHtml(words) : `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`}</p>`;
