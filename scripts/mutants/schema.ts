/**
 * A text with all its mutations in it, each asleep until its number is called: `a < b` becomes
 * `(__mutant(7) ? (a <= b) : (a < b))`. So one load of the rules serves for all mutants.
 *
 * What is reckoned while the file is loaded, `const MOST = 9`, would never hear of a mutation that is called later. It becomes
 * `let MOST = ...; __mutant.again(() => { MOST = ... })`, and whoever calls a number has it reckoned again.
 */
import ts from 'typescript';
import { type Mutation, type Site, sitesIn } from './mutations.ts';

export interface Schema {
  readonly mutations: readonly Mutation[];
  /** TypeScript. */
  readonly code: string;
}

/** The mutations get the numbers from `first` on. */
export const schemaOf = (path: string, text: string, first: number): Schema => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites = sitesIn(file);
  const at = new Map<ts.Node, (readonly [Site, number])[]>();
  for (const [index, site] of sites.entries()) at.set(site.node, [...(at.get(site.node) ?? []), [site, first + index]]);
  const early = new Set(sites.map(({ node }) => constantAround(node)));

  const written = (node: ts.Node): string => {
    let code = '';
    let done = node.getStart(file);
    ts.forEachChild(node, (child) => {
      code += text.slice(done, child.getStart(file)) + written(child);
      done = child.end;
    });
    code += text.slice(done, node.end);
    if (ts.isVariableStatement(node) && early.has(node)) return reckonedAgain(node, code);
    return (at.get(node) ?? []).reduceRight((before, [site, number]) => asleep(before, site, number), code);
  };

  const reckonedAgain = (statement: ts.VariableStatement, code: string): string => {
    const again = statement.declarationList.declarations.map(
      ({ name, initializer }) =>
        `${name.getText(file)} = ${initializer === undefined ? 'undefined' : written(initializer)};`,
    );
    return `${code.replace(/\bconst\b/, 'let')} __mutant.again(() => { ${again.join(' ')} });`;
  };

  return {
    mutations: sites.map(({ mutation }) => mutation),
    code: `${ENTRANCE}${text.slice(0, file.getStart(file))}${written(file)}`,
  };
};

const ENTRANCE = 'const { __mutant } = globalThis; ';

const asleep = (original: string, { code }: Site, number: number): string =>
  code === null ? `{ if (!__mutant(${number})) { ${original} } }` : `(__mutant(${number}) ? (${code}) : (${original}))`;

/** The constant of the file that a node has a part in before anything is called; undefined: it lies in a function. */
const constantAround = (node: ts.Node): ts.VariableStatement | undefined => {
  if (ts.isFunctionLike(node) || ts.isSourceFile(node)) return undefined;
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return constantAround(node.parent);
  return node.declarationList.declarations.every(({ name }) => ts.isIdentifier(name)) ? node : undefined;
};
