/** A number of bytes, as somebody reads it. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 1_000_000_000 ? `${Math.ceil(bytes / 100_000) / 10} MB` : `${Math.ceil(bytes / 100_000_000) / 10} GB`;
};
