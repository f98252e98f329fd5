import type { ReferenceTable } from '@chancery/core';
import { escapeHtml } from './escape.ts';
import { htmlPage } from './html-page.ts';
import type { Reference } from './reference.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

/** The sheets as an HTML page that needs nothing else. Printed, each sheet is one page of A4. */
export const referenceToPage = ({ title, sheets }: Reference): string => {
  const of = escapeHtml(title);
  const body = sheets.map(
    (sheet) =>
      `<section class="sheet" id="${escapeHtml(sheet.id)}"><h1>${escapeHtml(sheet.title)}</h1><p class="of">${of}</p>\n` +
      `${sheet.tables.map(tableOf).join('')}</section>\n`,
  );
  const names = sheets.map((sheet) => sheet.title).join(', ');
  return htmlPage(`${title}: ${names}`, REFERENCE_STYLE, (out) => out.push('<main>\n', ...body, '</main>'));
};

/** On a phone rows are slips, which are no table to a screen reader any more: the roles are written down, and cells name their column. */
const tableOf = ({ title, rule, columns, rows }: ReferenceTable): string => {
  const sides = columns.map(({ align }) => (align === 'right' ? ' class="right"' : ''));
  const heads = columns.map(({ label }, i) => headOf(escapeHtml(label), sides[i]));
  const lines = rows.map(([first, ...cells]) => {
    const further = cells.map(
      (cell, i) =>
        `<td role="cell" data-head="${escapeHtml(columns[i]?.label ?? '')}"${sides[i] ?? ''}>${escapeHtml(cell)}</td>`,
    );
    return `<tr role="row"><th role="rowheader" scope="row">${escapeHtml(first)}</th>${further.join('')}</tr>\n`;
  });
  const named = headOf(`${escapeHtml(title)}<span class="rule">${escapeHtml(rule)}</span>`);
  return (
    `<div class="scroll" tabindex="0"><table role="table"${columns.length > 0 ? ' class="several"' : ''}>` +
    `<thead role="rowgroup"><tr role="row">${named}${heads.join('')}</tr></thead>\n` +
    `<tbody role="rowgroup">\n${lines.join('')}</tbody></table></div>\n`
  );
};

const headOf = (label: string, side = ''): string => `<th role="columnheader" scope="col"${side}>${label}</th>`;
