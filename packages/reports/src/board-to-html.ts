import { type Board, type BoardMark, boardRows, onceFor } from '@chancery/core';
import { boardRowLabel } from './board-to-text.ts';
import { WORDS } from './catalogue.ts';
import { escapeHtml } from './escape.ts';

/**
 * A board as tables of HTML, one for each round. On a phone each row names the columns of what it has, one below the other; where a
 * table is too wide otherwise, it scrolls by itself. Several readers may be shown the same: it is written once.
 */
export const boardToHtml = onceFor(({ sides, rounds }: Board): string => {
  const out: string[] = [];
  for (const round of rounds) {
    const titles = round.columns.map(({ title }) => escapeHtml(title));
    out.push(HEAD, escapeHtml(round.title), '</th>');
    for (const title of titles) out.push('<th role="columnheader" scope="col">', title, '</th>');
    out.push('</tr></thead><tbody role="rowgroup">');
    for (const row of boardRows(round)) {
      out.push('<tr class="', row.what, '" role="row"><th role="rowheader" scope="row">');
      out.push(escapeHtml(boardRowLabel(sides, row)), '</th>');
      row.cells.forEach((marks, at) => {
        out.push('<td role="cell" data-on="', titles[at] ?? '', '">', marks.map(markOf).join(', '), '</td>');
      });
      out.push('</tr>');
    }
    out.push('</tbody></table></div>');
  }
  out.push('<p class="note">', WORDS.hitMark, '</p>');
  return out.join('');
});

/** The roles are said, since a browser forgets them where rows are laid out otherwise. */
const HEAD =
  '<div class="board"><table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">';

/** No line breaks within it. */
const markOf = ({ text, hit }: BoardMark): string => {
  const whole = escapeHtml(text).replaceAll(' ', '\u00a0');
  return hit ? `<b>${whole}</b>` : whole;
};
