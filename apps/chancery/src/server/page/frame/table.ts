import { type Html, html, type Piece } from './html.ts';

/** A column of a table: what stands at its head, and whether it holds figures. */
export interface Column {
  readonly head: string;
  readonly number?: boolean;
}

export const column = (head: string): Column => ({ head });
export const figures = (head: string): Column => ({ head, number: true });

/**
 * A table of which nothing is out of sight: on a narrow screen each row is a slip of its own, and every cell says what it is.
 * A table that is not laid out as one is none to a screen reader any more, so the roles are written down. The cell of
 * column `names` is what its row is called.
 */
export const tableView = (columns: readonly Column[], rows: readonly (readonly Piece[])[], names = 0): Html =>
  html`<table class="slips" role="table"><thead role="rowgroup"><tr role="row">${columns.map(({ head, number }) =>
    head === ''
      ? html`<td role="cell"></td>`
      : html`<th role="columnheader" scope="col"${number === true && NUMBER}>${head}</th>`,
  )}</tr></thead><tbody role="rowgroup">${rows.map(
    (cells) =>
      html`<tr role="row">${cells.map((cell, at) => cellView(columns[at] ?? column(''), cell, at === names))}</tr>`,
  )}</tbody></table>`;

const cellView = ({ head, number }: Column, cell: Piece, names: boolean): Html =>
  names
    ? html`<th role="rowheader" scope="row">${cell}</th>`
    : html`<td role="cell" data-head="${head}"${number === true && NUMBER}><div>${cell}</div></td>`;

const NUMBER = html` class="number"`;
