const REFERENCE = /\b([A-Z][A-Z0-9]*)-(\d+)\.(\d+)(?:\.\.(?:\1-)?(?:(\d+)\.)?(\d+))?/g;

/**
 * The clauses that a text names: `MD-1.2`, lists `MD-1.2, MD-1.3`, ranges `MD-3.31..3.35` (both ends included, within
 * one section). A range that runs backwards or over sections names nothing.
 */
export const namedClauses = (text: string): readonly string[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, prefix, section, first, lastSection = section, last = first]) => {
    if (lastSection !== section) return [];
    const length = Math.max(0, Number(last) - Number(first) + 1);
    return Array.from({ length }, (_, step) => `${prefix}-${section}.${Number(first) + step}`);
  });
