/** The text in lines of at most 76 characters where its words allow it, each after so many blanks. */
export const wrapped = (text: string, indent: number): readonly string[] =>
  text.split('\n').flatMap((line) => wrapLine(line.trim(), ' '.repeat(indent)));

/** A text of several lines, of which those that are too long, and not set in, are broken. */
export const wrapText = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (line.length <= WIDTH || /^ {2}/.test(line) ? [line.trimEnd()] : wrapped(line, 0)))
    .join('\n');

const wrapLine = (text: string, before: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    if (line !== '' && before.length + line.length + 1 + word.length > WIDTH) {
      lines.push(before + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line === '' ? '' : before + line);
  return lines;
};

/** Within what no mail program breaks. */
const WIDTH = 76;
