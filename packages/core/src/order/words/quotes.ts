/** What closes a text that was opened by a quotation mark: "plain", “English”, ”Swedish”, „German“, «French», »Danish«. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['»', '«'],
]);

/** The marks that close what `opener` opens; undefined if it is no quotation mark. */
export const closersOf = (opener: string): string | undefined => CLOSERS.get(opener);

/** Where the text ends whose closing mark is one of `closers`, from `start` on; -1 if nowhere. A doubled mark is text. */
export const closingQuote = (text: string, start: number, closers: string): number => {
  for (let at = start; at < text.length; at += 1) {
    const mark = text[at] as string;
    if (!closers.includes(mark)) continue;
    if (text[at + 1] !== mark) return at;
    at += 1;
  }
  return -1;
};

/** What stands between the marks, each doubled closing mark written once. */
export const unquoted = (inside: string, closers: string): string => {
  let text = inside;
  for (const mark of closers) text = text.replaceAll(mark + mark, mark);
  return text;
};

/** A text between double quotes, quotes inside it written twice. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
