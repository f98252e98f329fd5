/**
 * The text that bytes stand for. A byte order mark is believed first. What calls itself UTF-8 or ASCII, or nothing at
 * all, or something unknown, is read as UTF-8 if it is valid, and as Windows-1252 if not: so mails with a wrong label
 * keep their letters. Latin-1 is read as Windows-1252, which has all its letters. Never fails.
 */
export const decodeText = (bytes: Uint8Array, charset: string | null): string => {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return new TextDecoder(marked.charset).decode(bytes);
  const label = (charset ?? '').trim().toLowerCase();
  return (UNSURE.has(label) ? null : decodeAs(label, bytes)) ?? decodeUnsure(bytes);
};

const decodeUnsure = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Null if nobody knows letters by this label. */
const decodeAs = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
};

const UNSURE: ReadonlySet<string> = new Set(['', 'utf-8', 'utf8', 'us-ascii', 'ascii', 'unknown-8bit', 'x-unknown']);

const MARKS: readonly { readonly mark: readonly number[]; readonly charset: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { mark: [0xff, 0xfe], charset: 'utf-16le' },
  { mark: [0xfe, 0xff], charset: 'utf-16be' },
];
