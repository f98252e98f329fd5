import type { ReferenceTable } from '@chancery/core';
import { escapeHtml } from './escape.ts';
import { htmlPage } from './html-page.ts';
import type { Reference } from './reference.ts';
import { REFERENCE_STYLE } from './reference-style.ts';
import { writeTable } from './table-to-html.ts';

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

const tableOf = (table: ReferenceTable): string => {
  const out: string[] = [];
  writeTable(table, out, `<span class="rule">${escapeHtml(table.rule)}</span>`);
  return out.join('');
};
