import { linked } from './plain-html.ts';

/**
 * The text of an answer as HTML. It is our own text, made for 76 columns; here its facts, lines and lists become what they
 * are, so that a telephone can show them: facts (`Seat       England`), lines of a sheet (`  1  ok  ...` with remarks below),
 * lists that are set in, and headings (a line in capitals, or one with set-in lines below it).
 */
export const answerHtml = (text: string): string => {
  const out: string[] = [];
  for (const paragraph of text.trimEnd().split(/\n{2,}/)) {
    const lines = unbroken(paragraph.split('\n'));
    const headed =
      lines.length > 1 &&
      !isSetIn(lines[0] as string) &&
      !FACT.test(lines[0] as string) &&
      lines.slice(1).every(isSetIn);
    if (headed || (lines.length === 1 && CAPITALS.test(lines[0] as string)))
      out.push(`<h3>${linked(lines.shift() ?? '')}</h3>`);
    out.push(...groupsOf(lines));
  }
  return `${out.join('\n')}\n`;
};

type Sort = 'fact' | 'line' | 'row' | 'item' | 'words';

const FACT = /^(\S+) {2,}(\S.*)$/;
const LINE = /^ {1,3}(\d+) {2}(\w+) +(\S.*)$/;
const ROW = /^ {2}(\S.*?) {2,}(\S.*)$/;
const CAPITALS = /^\p{Lu}[\p{Lu} ]{3,40}$/u;
const REMARK = /^ {10,}(\S.*)$/;

const isSetIn = (line: string): boolean => line.startsWith('  ');
const sortOf = (line: string): Sort => {
  if (LINE.test(line)) return 'line';
  if (isSetIn(line)) return ROW.test(line) ? 'row' : 'item';
  return FACT.test(line) ? 'fact' : 'words';
};

/** Lines of one sort side by side stand together. */
const groupsOf = (lines: readonly string[]): readonly string[] => {
  const groups: { readonly sort: Sort; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const remark = last?.sort === 'line' && REMARK.test(line);
    const sort = remark ? 'line' : sortOf(line);
    if (last?.sort === sort) last.lines.push(line);
    else groups.push({ sort, lines: [line] });
  }
  return groups.map(({ sort, lines: own }) => HTML[sort](own));
};

const HTML: { readonly [sort in Sort]: (lines: readonly string[]) => string } = {
  fact: (lines) => table(lines, FACT),
  row: (lines) => table(lines, ROW),
  line: (lines) => `<ul class="lines">${lines.map(sheetLine).join('')}</ul>`,
  item: (lines) => `<ul class="items">${lines.map((line) => `<li>${linked(line.trim())}</li>`).join('')}</ul>`,
  words: (lines) => `<p>${lines.map(linked).join('<br>')}</p>`,
};

const table = (lines: readonly string[], columns: RegExp): string => {
  const rows = lines.map((line) => {
    const [, name = '', value = ''] = columns.exec(line) ?? [];
    return `<tr><th scope="row">${linked(name)}</th><td>${linked(value)}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
};

const sheetLine = (line: string): string => {
  const remark = REMARK.exec(line);
  if (remark !== null) return `<li class="remark">${linked(remark[1] ?? '')}</li>`;
  const [, number = '', outcome = '', order = ''] = LINE.exec(line) ?? [];
  return `<li><b class="${outcome}">${number} ${outcome}</b> ${linked(order)}</li>`;
};

/** Undoes breaks at 76 columns: the line was full, and what follows is set in as far. */
const unbroken = (lines: readonly string[]): string[] => {
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const [word = ''] = line.trim().split(' ', 1);
    const begins = LINE.test(line) || ROW.test(line) || FACT.test(line);
    const goesOn = last !== '' && !begins && setIn(line) === setIn(last) && last.length + 1 + word.length > WIDTH;
    if (goesOn) joined[joined.length - 1] = `${joined.at(-1)} ${line.trim()}`;
    else joined.push(line);
    last = line;
  }
  return joined;
};

const WIDTH = 76;
const setIn = (line: string): number => line.length - line.trimStart().length;
