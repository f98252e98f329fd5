import { escapeHtml } from '@chancery/reports';
import { MAIL_STYLE } from './mail-style.ts';

/** What stands on the page of a mail, from top to bottom. */
export interface MailPage {
  readonly title: string;
  /** A blank line parts paragraphs. */
  readonly text: string;
  /** HTML of our own making, below the text. */
  readonly more?: string;
  /** Small, at the end. */
  readonly foot: readonly string[];
}

/** The HTML form of a mail. It asks for nothing from anywhere. */
export const mailPage = ({ title, text, more = '', foot }: MailPage): string =>
  [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${MAIL_STYLE}</style></head><body><div class="sheet">\n`,
    ...paragraphs(text),
    more,
    ...(foot.length === 0 ? [] : [`<div class="foot">${foot.flatMap(paragraphs).join('')}</div>`]),
    '</div></body></html>\n',
  ].join('');

/** Paragraphs whose lines stand for themselves, such as a sheet, keep their columns. */
const paragraphs = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) =>
      COLUMNS.test(paragraph)
        ? `<pre>${linked(paragraph)}</pre>\n`
        : `<p>${linked(paragraph).replace(/\n/g, '<br>')}</p>\n`,
    );

const COLUMNS = /^ {2,}\S|\S {2,}\S/m;

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"']+?(?=[.,;:)]?(?:\s|$))/g, (url) => `<a href="${url}">${url}</a>`);
