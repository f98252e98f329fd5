import type { Table } from '@chancery/core';
import { escapeHtml } from './escape.ts';

/**
 * A table of HTML, to be styled by TABLE_STYLE. On a phone the rows of a broad one are slips, which are no table to a screen reader
 * any more: the roles are written down, and cells name their column. `beside` is trusted HTML behind the heading of its first column.
 */
export const writeTable = ({ columns, rows }: Table, out: string[], beside = ''): void => {
  const [lead, ...further] = columns.map(({ id, label, align }) => ({
    id,
    label: escapeHtml(label),
    side: align === 'right' ? ' class="right"' : '',
  }));
  if (lead === undefined) return;
  out.push('<div class="columns" tabindex="0"><table role="table"', further.length > FEW ? ' class="several">' : '>');
  out.push('<thead role="rowgroup"><tr role="row">', headOf(lead.label + beside, lead.side));
  for (const { label, side } of further) out.push(headOf(label, side));
  out.push('</tr></thead>\n<tbody role="rowgroup">\n');
  for (const row of rows) {
    out.push(`<tr role="row"><th role="rowheader" scope="row"${lead.side}>${escapeHtml(row[lead.id] ?? '')}</th>`);
    for (const { id, label, side } of further) {
      out.push(`<td role="cell" data-head="${label}"${side}>${escapeHtml(row[id] ?? '')}</td>`);
    }
    out.push('</tr>\n');
  }
  out.push('</tbody></table></div>\n');
};

/** So many columns beside the first have room on a phone. */
const FEW = 2;

const headOf = (label: string, side: string): string => `<th role="columnheader" scope="col"${side}>${label}</th>`;

/**
 * The look of tables below `within`. On a phone each row is a slip: its first cell leads, and every other says what it is. The
 * colours are those of a palette.
 */
export const tableStyle = (within: string): string =>
  `
.columns{overflow-x:auto;margin:0 0 1.1rem}
.columns table{border-collapse:collapse;width:100%;font-variant-numeric:lining-nums tabular-nums}
.columns th,.columns td{padding:.12rem .5rem;text-align:left}
.columns th.right,.columns td.right{text-align:right;white-space:nowrap}
.columns thead th{color:var(--accent);border-bottom:2px solid var(--line);font-weight:600}
.columns tbody th{font-weight:400}
.columns tbody tr:nth-child(even){background:var(--band)}
@media screen and (max-width:40rem){
.columns{overflow:visible}
.columns th,.columns td{white-space:normal;overflow-wrap:anywhere}
.columns .several,.columns .several thead,.columns .several thead tr,.columns .several thead th,.columns .several tbody{display:block}
.columns .several thead th+th{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
.columns .several tbody tr{display:flex;flex-wrap:wrap;gap:.05rem 1.1rem;padding:.3rem .5rem}
.columns .several tbody th,.columns .several tbody td{padding:0;text-align:left}
.columns .several tbody th{flex:1 0 100%;font-weight:600}
.columns .several tbody td{display:flex;gap:.4rem;align-items:baseline;min-width:0}
.columns .several tbody td::before{content:attr(data-head);content:attr(data-head) / "";flex:none;color:var(--soft);font-size:.88rem}
.columns .several tbody td:empty{display:none}
}
`
    .trim()
    .replaceAll('.columns', `${within} .columns`);
