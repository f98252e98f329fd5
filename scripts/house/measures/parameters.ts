import ts from 'typescript';
import type { Source } from './sources.ts';

/** A function that takes more than it should. */
export interface ManyParameters {
  readonly path: string;
  readonly line: number;
  readonly count: number;
}

/** Functions with more than `most` parameters. */
export const functionsOver = (sources: readonly Source[], most: number): readonly ManyParameters[] =>
  sources
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
      const found: ManyParameters[] = [];
      const visit = (node: ts.Node): void => {
        const takes = ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node) ? node.parameters.length : 0;
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        if (takes > most) found.push({ path, line, count: takes });
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
