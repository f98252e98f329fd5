/**
 * Undoes soft breaks in format=flowed text (RFC 3676): a line that ends with a blank goes on in the next one of the same
 * depth of quotes. With `delSp` that blank is only the sign of the break. Quoted lines come out as `> text`.
 *
 * A break is believed only where a line was full. Some programs call their mail flowed and leave the blanks at the ends
 * of short lines that their writers typed; joined, two orders would be none.
 */
export const unflow = (text: string, delSp: boolean): string => {
  const lines: FlowedLine[] = text.split('\n').map(readFlowed);
  const out: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const { depth } = lines[at] as FlowedLine;
    let words = '';
    for (let more = true; more; at += 1) {
      const line = lines[at] as FlowedLine;
      const next = lines[at + 1];
      more = isSoftBreak(line, next);
      words += more && delSp ? line.words.slice(0, -1) : line.words;
    }
    out.push(depth === 0 ? words : `${'>'.repeat(depth)} ${words}`);
  }
  return out.join('\n');
};

interface FlowedLine {
  readonly depth: number;
  readonly words: string;
}

const readFlowed = (line: string): FlowedLine => {
  const depth = (QUOTES.exec(line) as RegExpExecArray)[0].length;
  const rest = line.slice(depth);
  return { depth, words: rest.startsWith(' ') ? rest.slice(1) : rest };
};

const isSoftBreak = ({ depth, words }: FlowedLine, next: FlowedLine | undefined): boolean => {
  if (next === undefined || next.depth !== depth || !words.endsWith(' ') || words === SIGNATURE) return false;
  if (next.words === SIGNATURE) return false;
  const nextWord = (FIRST_WORD.exec(next.words) as RegExpExecArray)[0];
  return depth > 0 || words.length + nextWord.length >= LEAST_FULL_LINE;
};

const QUOTES = /^>*/;
const FIRST_WORD = /^\S*/;
const SIGNATURE = '-- ';
/** Programs break lines at 66 to 78 characters; the next word would not have fitted. */
const LEAST_FULL_LINE = 60;
