import { escapeHtml } from '@chancery/reports';

/** Words that somebody wrote, as HTML: a blank line parts paragraphs, and lines stay as they are. */
export const plainHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replace(/\n/g, '<br>')}</p>\n`)
    .join('');

/** Escaped, with links to what looks like one. */
export const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"']+?(?=[.,;:)]?(?:\s|$))/g, (url) => `<a href="${url}">${url}</a>`);
