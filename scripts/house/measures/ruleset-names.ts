import ts from 'typescript';
import type { Source } from './sources.ts';

/** A string of code outside of the rulesets that names one. */
export interface RulesetNamed {
  readonly path: string;
  readonly line: number;
  readonly ruleset: string;
}

/** Where a ruleset may be named outside of its folder: who lists them all, the demonstration, and examples of help. */
const ALLOWED = /^(rulesets|packages\/registry)\/|^apps\/chancery\/src\/(server\/demo|commands|remote)\//;

export const rulesetsNamed = (sources: readonly Source[]): readonly RulesetNamed[] => {
  const ids = [...new Set(sources.flatMap(({ path }) => /^rulesets\/([^/]+)\//.exec(path)?.[1] ?? []))];
  return sources
    .filter(({ path }) => !ALLOWED.test(path) && path.endsWith('.ts'))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
      const found: RulesetNamed[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node)) {
          const ruleset = ids.find((id) => node.text === id);
          const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
          if (ruleset !== undefined) found.push({ path, line, ruleset });
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
};
