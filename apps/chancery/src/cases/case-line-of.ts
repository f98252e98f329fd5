import type { CaseKey } from '@chancery/core';
import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter } from 'yaml';

/** The line of a file in which words stand that are reached by these keys, or the last of them that stands in it. */
export const lineOfKeys = (document: Document, lines: LineCounter, keys: readonly CaseKey[]): number | null => {
  let node: unknown = document.contents;
  let at = isNode(node) ? node.range?.[0] : undefined;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair === undefined) break;
      at = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? at;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      at = (isNode(node) ? node.range?.[0] : undefined) ?? at;
    } else break;
  }
  return at === undefined ? null : lines.linePos(at).line;
};
