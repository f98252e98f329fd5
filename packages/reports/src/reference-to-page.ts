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
  return htmlPage(`${title}: ${names}`, REFERENCE_STYLE, `<main>\n${body.join('')}</main>`);
};

const tableOf = ({ title, rule, columns, rows }: ReferenceTable): string => {
  const sides = columns.map(({ align }) => (align === 'right' ? ' class="right"' : ''));
  const heads = columns.map(({ label }, i) => `<th scope="col"${sides[i]}>${escapeHtml(label)}</th>`);
  const lines = rows.map(([first, ...cells]) => {
    const further = cells.map((cell, i) => `<td${sides[i] ?? ''}>${escapeHtml(cell)}</td>`);
    return `<tr><th scope="row">${escapeHtml(first)}</th>${further.join('')}</tr>\n`;
  });
  const named = `${escapeHtml(title)}<span class="rule">${escapeHtml(rule)}</span>`;
  return (
    `<div class="scroll" tabindex="0"><table${columns.length > 0 ? ' class="several"' : ''}>` +
    `<thead><tr><th scope="col">${named}</th>${heads.join('')}</tr></thead>\n` +
    `<tbody>\n${lines.join('')}</tbody></table></div>\n`
  );
};
