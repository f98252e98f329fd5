import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

/**
 * Folders side by side in a package, at any depth below its `src`, that import each other in a circle, larger circles first.
 * Files that lie beside the folders are ground or roof, and count for none.
 */
export const folderCircles = (sources: readonly Source[]): readonly (readonly string[])[] => {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const sides = partingOf(path, posix.join(posix.dirname(path), fileName));
      if (sides === null) continue;
      const [own, other] = sides;
      const found = imports.get(own) ?? new Set();
      imports.set(own, found.add(other));
      if (!imports.has(other)) imports.set(other, new Set());
    }
  }
  return strongComponents(imports)
    .filter((circle) => circle.length > 1)
    .map((circle) => [...circle].sort())
    .sort((a, b) => b.length - a.length || (a[0] as string).localeCompare(b[0] as string));
};

/** The two folders, side by side, in which two files of a package lie; null where one of them lies beside the other's folder. */
const partingOf = (one: string, other: string): readonly [string, string] | null => {
  const [ones, others] = [posix.dirname(one).split('/'), posix.dirname(other).split('/')];
  const depth = ones.findIndex((part, at) => part !== others[at]);
  if (depth < BELOW_SRC || others[depth] === undefined) return null;
  return [ones.slice(0, depth + 1).join('/'), others.slice(0, depth + 1).join('/')];
};

/** `packages/core/src/` has three parts. */
const BELOW_SRC = 3;

/** Tarjan: what reaches each other belongs together. */
const strongComponents = (edges: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] => {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) as number);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number));
    }
    if (low.get(node) === index.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return found;
};
