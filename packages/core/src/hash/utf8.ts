const ENCODER = new TextEncoder();

/** Text as UTF-8 bytes. A surrogate without its partner becomes U+FFFD, as everywhere on the web. */
export const utf8Bytes = (text: string): Uint8Array => ENCODER.encode(text);
