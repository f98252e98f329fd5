/**
 * Without bullets and numbers of a list (`*`, `•`, `1.`, `2)`) before its lines. A dash may stay: it is a blank to who
 * reads orders. Within a quoted text that runs over several lines, everything stays.
 */
export const withoutListMarks = (lines: readonly string[]): readonly string[] => {
  let open = false;
  return lines.map((line) => {
    const bare = open ? line : line.replace(MARK, '');
    for (const mark of line.match(QUOTES) ?? []) open = mark === '"' ? !open : mark === '“';
    return bare;
  });
};

const MARK = /^\s{0,20}(?:[*•·◦▪‣●○➢]|\(?\d{1,3}[.)])\s{1,10}(?=\S)/u;
const QUOTES = /["“”]/g;
