/** The text in lines of at most 76 characters where its words allow it, each after so many blanks. */
export const wrapped = (text: string, indent: number): readonly string[] =>
  text.split('\n').flatMap((line) => wrapLine(line.trim(), ' '.repeat(indent)));

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
