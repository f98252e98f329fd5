const DIGITS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hexadecimal text, two digits a byte. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
};

/** True for hexadecimal text of whole bytes in either case, of exactly `length` bytes if that is given. */
export const isHex = (text: string, length?: number): boolean =>
  /^(?:[0-9a-f]{2})*$/i.test(text) && (length === undefined || text.length === 2 * length);

/** The bytes of hexadecimal text. Throws a RangeError that does not repeat the text, which may be a secret. */
export const fromHex = (text: string): Uint8Array => {
  if (!isHex(text)) throw new RangeError(`not hexadecimal bytes: text of ${text.length} characters`);
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(text.slice(2 * index, 2 * index + 2), 16);
  }
  return bytes;
};

/**
 * The 32 bytes of a secret, seed, salt or hash. Throws a RangeError that says what it was to be, as in `a seed is 64
 * hexadecimal digits`, and does not repeat the text.
 */
export const bytes32 = (what: string, hex: string): Uint8Array => {
  if (!isHex(hex, 32)) throw new RangeError(`a ${what} is 64 hexadecimal digits`);
  return fromHex(hex);
};
