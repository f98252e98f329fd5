/**
 * Puts orders together again that a mail program has broken in two: the line is full, the next one alone is no order, and
 * both together are one.
 */
export const rejoinLines = (text: string, isOrder: (line: string) => boolean): string => {
  const joined: string[] = [];
  for (const line of text.split('\n')) {
    const before = joined.at(-1);
    const both = `${before} ${line.trim()}`;
    const goesOn = before !== undefined && isFull(before, line) && !isOrder(line) && isOrder(both);
    if (goesOn) joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined.join('\n');
};

/** Whether the first word of the next line had no room any more. */
const isFull = (line: string, next: string): boolean => {
  const [word = ''] = next.trim().split(' ', 1);
  return word !== '' && line.trim() !== '' && line.trimEnd().length + 1 + word.length > NARROWEST;
};

/** No mail program breaks lines before. */
const NARROWEST = 60;
