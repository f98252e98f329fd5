/** A row of a table with the line of the file it began on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a comma-separated table: cells trimmed, `"quoted"` where they hold commas, quotes (`""`) or line ends.
 * Empty lines and lines that begin with `#` are passed over.
 */
export const readCsv = (text: string): readonly CsvRow[] => {
  const rows: CsvRow[] = [];
  let line = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const began = line;
    const cells: string[] = [];
    let more = true;
    while (more) {
      const cell = readCell(text, at);
      cells.push(cell.text);
      line += cell.lines;
      at = cell.end + 1;
      more = text[cell.end] === ',';
    }
    line += 1;
    if (cells[0]?.startsWith('#') || cells.every((cell) => cell === '')) continue;
    rows.push({ line: began, cells });
  }
  return rows;
};

/** The cell that begins at `start`; `end` is the comma or line end behind it. */
const readCell = (
  text: string,
  start: number,
): { readonly text: string; readonly end: number; readonly lines: number } => {
  const quote = /[ \t]*"((?:[^"]|"")*)"[ \t\r]*(?=,|\n|$)/y;
  quote.lastIndex = start;
  const quoted = quote.exec(text);
  if (quoted !== null) {
    const inner = quoted[1] ?? '';
    return { text: inner.replaceAll('""', '"').trim(), end: quote.lastIndex, lines: inner.split('\n').length - 1 };
  }
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
  return { text: text.slice(start, end).trim(), end, lines: 0 };
};
