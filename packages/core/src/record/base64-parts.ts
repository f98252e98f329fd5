const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PART = /content-transfer-encoding:[ \t]*base64\b[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]{1,4000000})/gi;

/** The source of a mail with what travels in it as base64 behind it, read as ASCII: lines of proof hold nothing else. */
export const withBase64Parts = (text: string): string =>
  [text, ...[...text.matchAll(PART)].map(([, part = '']) => asciiOf(part))].join('\n');

const asciiOf = (base64: string): string => {
  let ascii = '';
  let bits = 0;
  let held = 0;
  for (const digit of base64) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) continue;
    held = ((held & 63) << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (held >> bits) & 255;
    ascii += byte < 128 ? String.fromCharCode(byte) : '?';
  }
  return ascii;
};
