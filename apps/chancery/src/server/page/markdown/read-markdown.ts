/** A part of a text, as our own documents have them. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string };

/** Reads the Markdown of this repository: headings, paragraphs, lists of one level, tables and code. */
export const readMarkdown = (text: string): readonly Block[] => {
  const lines = text.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const [block, length] = blockAt(lines, at);
    if (block !== null) blocks.push(block);
    at += length;
  }
  return blocks;
};

type Found = readonly [block: Block | null, length: number];

const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const FENCE = '```';

const blockAt = (lines: readonly string[], at: number): Found => {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [null, 1];
  const [, marks, title] = /^(#{1,6})\s+(.*?)\s*$/.exec(line) ?? [];
  if (marks !== undefined) return [{ kind: 'heading', level: marks.length, text: title ?? '' }, 1];
  if (line.startsWith(FENCE)) return codeAt(lines, at);
  if (line.startsWith('|')) return tableAt(lines, at);
  return ITEM.test(line) ? listAt(lines, at) : paragraphAt(lines, at);
};

const codeAt = (lines: readonly string[], at: number): Found => {
  const end = lines.findIndex((line, place) => place > at && line.startsWith(FENCE));
  const last = end === -1 ? lines.length : end;
  return [{ kind: 'code', text: lines.slice(at + 1, last).join('\n') }, last - at + 1];
};

const tableAt = (lines: readonly string[], at: number): Found => {
  const rows = whileLines(lines, at, (line) => line.startsWith('|'));
  const [head = [], , ...body] = rows.map(cellsOf);
  return [{ kind: 'table', head, rows: body }, rows.length];
};

/** The cells of a row; a bar in code or behind a backslash is none. */
const cellsOf = (row: string): readonly string[] =>
  (
    row
      .trim()
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .match(/(?:`[^`]*`|\\\||[^|])+/g) ?? []
  ).map((cell) => cell.replaceAll('\\|', '|').trim());

const listAt = (lines: readonly string[], at: number): Found => {
  const held = whileLines(lines, at, (line) => ITEM.test(line) || /^\s+\S/.test(line));
  const items: string[] = [];
  for (const line of held) {
    const item = ITEM.exec(line);
    if (item !== null) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return [{ kind: 'list', numbered: ITEM.exec(lines[at] ?? '')?.[1] !== undefined, items }, held.length];
};

const paragraphAt = (lines: readonly string[], at: number): Found => {
  const held = whileLines(lines, at, (line, place) => place === at || !/^\s*$|^#{1,6}\s|^\||^```|^[-*]\s/.test(line));
  return [{ kind: 'paragraph', text: held.map((line) => line.trim()).join(' ') }, held.length];
};

const whileLines = (
  lines: readonly string[],
  from: number,
  holds: (line: string, at: number) => boolean,
): readonly string[] => {
  let end = from;
  while (end < lines.length && holds(lines[end] ?? '', end)) end += 1;
  return lines.slice(from, end);
};
