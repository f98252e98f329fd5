import { type Board, type BoardMark, boardRows, onceFor } from '@chancery/core';
import { boardRowLabel } from './board-to-text.ts';
import { WORDS } from './catalogue.ts';
import { escapeHtml } from './escape.ts';

/**
 * A board as tables of HTML, one for each round, each of which scrolls by itself where it is too wide. Several readers may be shown
 * the same: it is written once.
 */
export const boardToHtml = onceFor(({ sides, rounds }: Board): string => {
  const out: string[] = [];
  for (const round of rounds) {
    out.push('<div class="board"><table><thead><tr><th scope="col">', escapeHtml(round.title), '</th>');
    for (const { title } of round.columns) out.push('<th scope="col">', escapeHtml(title), '</th>');
    out.push('</tr></thead><tbody>');
    for (const row of boardRows(round)) {
      out.push('<tr class="', row.what, '"><th scope="row">', escapeHtml(boardRowLabel(sides, row)), '</th>');
      for (const marks of row.cells) out.push('<td>', marks.map(markOf).join(' '), '</td>');
      out.push('</tr>');
    }
    out.push('</tbody></table></div>');
  }
  out.push('<p class="note">', WORDS.hitMark, '</p>');
  return out.join('');
});

const markOf = ({ text, hit }: BoardMark): string => (hit ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text));
