/**
 * A value as both databases keep it. PostgreSQL refuses text with a NUL, and neither keeps half of a surrogate pair: each
 * becomes U+FFFD. So a search for such a text finds nothing, and no input ends in an exception.
 */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
    ? value.replaceAll('\0', '\ufffd').toWellFormed()
    : value;
