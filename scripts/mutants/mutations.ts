/**
 * Where a text of TypeScript can be changed so that a rule becomes another rule: one thing at a time. A change that another
 * one implies is left out: who notices that a condition always holds and that it never holds notices its negation too.
 */
import ts from 'typescript';

export interface Mutation {
  /** From 1. */
  readonly line: number;
  /** What stands there, and what instead, for people and to know it again. */
  readonly from: string;
  readonly to: string;
}

/** A mutation and the node that it takes the place of. A statement goes, an expression becomes another. */
export interface Site {
  readonly node: ts.Node;
  readonly mutation: Mutation;
  /** null: the statement is left out. */
  readonly code: string | null;
}

const NEIGHBOUR: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};

const OPPOSITE: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};

const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

/** Methods and functions that compare or choose, and what stands for them. */
const CHOOSERS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** All that can be changed in a file, in the order of its text; several sites may share a node. */
export const sitesIn = (file: ts.SourceFile): readonly Site[] => {
  const found: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (isOutOfReach(node)) return;
    for (const code of replacementsOf(node, file)) found.push(siteOf(file, node, code));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
};

/** Types do nothing; what is thrown is for our own faults, and no legal position comes there. */
const isOutOfReach = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isIfStatement(node) && node.elseStatement === undefined && throwsOnly(node.thenStatement));

const throwsOnly = (statement: ts.Statement): boolean =>
  ts.isThrowStatement(statement) ||
  (ts.isBlock(statement) &&
    statement.statements.length === 1 &&
    ts.isThrowStatement(statement.statements[0] as ts.Node));

const siteOf = (file: ts.SourceFile, node: ts.Node, code: string | null): Site => {
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  return { node, code, mutation: { line, from: oneLine(node.getText(file)), to: code === null ? '' : oneLine(code) } };
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const replacementsOf = (node: ts.Node, file: ts.SourceFile): readonly (string | null)[] => {
  if (ts.isExpressionStatement(node)) return ts.isSourceFile(node.parent) ? [] : [null];
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : [String(Number(node.text) + 1)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isCaseClause(node.parent) && node.parent.expression === node) return ['Symbol()'];
  return [...ofOperator(node, file), ...ofCall(node, file), ...ofBranch(node)];
};

const isName = (node: ts.Node): boolean => (node.parent as { readonly name?: ts.Node }).name === node;

const ofOperator = (node: ts.Node, file: ts.SourceFile): readonly string[] => {
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, file);
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  const [before, after] = [left.getText(file), right.getText(file)];
  const { kind } = operatorToken;
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
  if (kind === AmpersandAmpersandToken || kind === BarBarToken || kind === QuestionQuestionToken)
    return [before, after];
  const others = [
    NEIGHBOUR[kind],
    branchOf(node) === null ? OPPOSITE[kind] : undefined,
    isWord(left) || isWord(right) ? undefined : ARITHMETIC[kind],
  ];
  return others.filter((other) => other !== undefined).map((other) => `${before} ${other} ${after}`);
};

const ofPrefix = (node: ts.PrefixUnaryExpression, file: ts.SourceFile): readonly string[] => {
  const isNot = node.operator === ts.SyntaxKind.ExclamationToken;
  const isMinus = node.operator === ts.SyntaxKind.MinusToken;
  return isMinus || (isNot && branchOf(node) === null) ? [node.operand.getText(file)] : [];
};

const isWord = (node: ts.Node): boolean => ts.isStringLiteral(node) || ts.isTemplateExpression(node);

/** A filter that lets all through; some for every, the least for the greatest. */
const ofCall = (node: ts.Node, file: ts.SourceFile): readonly string[] => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (goesOn(node)) return [];
  const { expression: whose, name } = node.expression;
  if (name.text === 'filter') return [whose.getText(file)];
  const other = CHOOSERS[name.text];
  if (other === undefined) return [];
  const text = node.getText(file);
  const at = name.getStart(file) - node.getStart(file);
  return [text.slice(0, at) + other + text.slice(at + name.text.length)];
};

/** A part of `a?.b(c).d` cannot be taken out of its chain. */
const goesOn = (node: ts.Node): boolean =>
  (node.flags & ts.NodeFlags.OptionalChain) !== 0 && (node.parent.flags & ts.NodeFlags.OptionalChain) !== 0;

/** A condition that always holds, and one that never holds; not where dropping a part of it is the stronger question. */
const ofBranch = (node: ts.Node): readonly string[] => {
  const branch = branchOf(node);
  if (branch === null) return [];
  const operator = ts.isBinaryExpression(node) ? node.operatorToken.kind : null;
  const always = branch === 'choice' && operator !== ts.SyntaxKind.AmpersandAmpersandToken;
  const never = operator !== ts.SyntaxKind.BarBarToken;
  return [...(always ? ['true'] : []), ...(never ? ['false'] : [])];
};

/** What hangs on an expression: which of two ways is taken, or whether there is another round. */
const branchOf = (node: ts.Node): 'choice' | 'loop' | null => {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node ? 'choice' : null;
  if (ts.isConditionalExpression(parent)) return parent.condition === node ? 'choice' : null;
  if (ts.isWhileStatement(parent)) return parent.expression === node ? 'loop' : null;
  if (ts.isForStatement(parent)) return parent.condition === node ? 'loop' : null;
  return null;
};
