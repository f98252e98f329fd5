/**
 * Refuses what would make pure code give another answer tomorrow or on another machine: clock, chance, environment and
 * inexact arithmetic. Reads the syntax tree, so a word in a comment, a key or a string is no offence.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { below, PURE, TOOLING } from './plan.ts';

export interface Impurity {
  readonly file: string;
  readonly line: number;
  readonly found: string;
  readonly advice: string;
}

const CLOCK = 'Pure code knows no clock: take `now` as an argument (milliseconds UTC).';
const CHANCE = 'Pure code has no chance of its own: take `dice` as an argument and draw from a label.';
const INEXACT = 'Differs between machines: use whole numbers with the named roundings of core.';
const OUTSIDE = 'Pure code does not reach outside: take the value as an argument.';

const REFUSED_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['Date.now', CLOCK],
  ['Math.random', CHANCE],
  ...['pow', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'sqrt', 'cbrt', 'hypot', 'fround']
    .concat(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'])
    .map((name): [string, string] => [`Math.${name}`, INEXACT]),
]);

const REFUSED_GLOBALS: ReadonlyMap<string, string> = new Map([
  ['performance', CLOCK],
  ['setTimeout', CLOCK],
  ['setInterval', CLOCK],
  ['setImmediate', CLOCK],
  ['crypto', CHANCE],
  ...['process', 'fetch', 'globalThis', 'require', 'console', 'eval', 'Function'].map((name): [string, string] => [
    name,
    OUTSIDE,
  ]),
]);

/** Names that the file declares itself: `process` as a parameter is not the environment. */
const declaredIn = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named = node as { readonly name?: ts.Node };
    const declares = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node);
    if (
      (declares || ts.isBindingElement(node) || ts.isImportSpecifier(node)) &&
      named.name &&
      ts.isIdentifier(named.name)
    )
      names.add(named.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
};

/** True where the identifier is a value that is read, not the name of a member, a key, a type or a declaration. */
const isRead = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if ((parent as { readonly name?: ts.Node }).name === node) return false;
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false;
  return !ts.isTypeNode(parent) && !ts.isQualifiedName(parent) && !ts.isImportSpecifier(parent);
};

const isBigInt = (node: ts.Expression): boolean =>
  ts.isBigIntLiteral(node) || (ts.isCallExpression(node) && node.expression.getText() === 'BigInt');

/** A power of literals is one constant, and a power of big integers is exact. */
const isExactPower = ({ left, right }: ts.BinaryExpression): boolean =>
  (ts.isNumericLiteral(left) && ts.isNumericLiteral(right)) || isBigInt(left) || isBigInt(right);

const refusalOf = (node: ts.Node, declared: ReadonlySet<string>): readonly [string, string] | undefined => {
  if (ts.isIdentifier(node)) {
    if (!isRead(node) || declared.has(node.text)) return undefined;
    const { parent } = node;
    if (node.text === 'Math' && !ts.isPropertyAccessExpression(parent)) return ['Math as a value', INEXACT];
    const member = ts.isPropertyAccessExpression(parent) ? `${node.text}.${parent.name.text}` : '';
    const advice = REFUSED_MEMBERS.get(member);
    if (advice !== undefined) return [member, advice];
    const globalAdvice = REFUSED_GLOBALS.get(node.text);
    if (globalAdvice !== undefined) return [node.text, globalAdvice];
    const called = (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
    if (node.text === 'Date' && called) return ['Date', CLOCK];
  }
  if (ts.isBinaryExpression(node) && /^\*\*=?$/.test(node.operatorToken.getText())) {
    if (!isExactPower(node)) return ['**', INEXACT];
  }
  return undefined;
};

/** All impurities of one file of TypeScript, in the order of the text. */
export const impuritiesIn = (file: string, text: string): readonly Impurity[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = declaredIn(source);
  const found: Impurity[] = [];
  const visit = (node: ts.Node): void => {
    const refusal = refusalOf(node, declared);
    if (refusal !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ file, line, found: refusal[0], advice: refusal[1] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** All impurities of the pure packages below `root`. */
export const impurities = (root: string): readonly Impurity[] => {
  const pure = new RegExp(below(PURE));
  const tooling = new RegExp(below(TOOLING));
  return globSync('{packages,rulesets,scripts/new-ruleset}/*/src/**/*.ts', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => pure.test(path) && !tooling.test(path))
    .sort()
    .flatMap((path) => impuritiesIn(path, readFileSync(join(root, path), 'utf8')));
};
