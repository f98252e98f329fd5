/** How a text is laid into lines: what stands before its first line, and before each further one that it runs on to. */
export interface Wrapping {
  readonly width: number;
  readonly first: string;
  readonly further: string;
}

/**
 * The lines of a text, none wider than `width` characters with what stands before it. After a line feed the text begins
 * anew. A word wider than a line is cut.
 */
export const wrap = (text: string, wrapping: Wrapping, out: string[]): void => {
  if (wrapping.first.length + text.length <= wrapping.width && !text.includes('\n')) {
    out.push(wrapping.first + text);
    return;
  }
  for (const line of text.split('\n')) wrapLine(line, wrapping, out);
};

const wrapLine = (text: string, { width, first, further }: Wrapping, out: string[]): void => {
  let before = first;
  let line = '';
  let length = 0;
  const end = (): void => {
    out.push(line === '' ? '' : before + line);
    before = further;
    line = '';
    length = 0;
  };
  for (const word of text.split(' ')) {
    if (word === '') continue;
    let rest = word;
    let restLength = widthOf(word);
    const room = (): number => width - before.length;
    if (length > 0 && length + 1 + restLength > room()) end();
    while (restLength > room()) {
      const characters = [...rest];
      line = characters.slice(0, room()).join('');
      rest = characters.slice(room()).join('');
      restLength = characters.length - room();
      end();
    }
    line = length === 0 ? rest : `${line} ${rest}`;
    length += restLength + (length === 0 ? 0 : 1);
  }
  end();
};

/** The width of a text in characters, a surrogate pair counted once. */
export const widthOf = (text: string): number => {
  let width = text.length;
  for (let at = 0; at < text.length; at += 1) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) width -= 1;
  return width;
};
