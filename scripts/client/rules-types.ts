import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import ts from 'typescript';

/** Where the document finds how each ruleset's setting, view and news look. */
export const RULES_FILE = join(import.meta.dirname, '../../apps/api/src/openapi/data/rules.json');

type Schema = { readonly [word: string]: unknown };

/** What the types of a ruleset tell of what a seat receives. */
const PARTS = ['setting', 'view', 'told'] as const;

/** As JSON schemas, from the types that each ruleset fills into the contract (`src/types.ts`): they are checked, and written once. */
export const rulesTypes = (): string => {
  const root = join(import.meta.dirname, '../..');
  const files = RULESETS.map(({ id }) => join(root, 'rulesets', id, 'src/types.ts'));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const entries = RULESETS.map(({ id }, at) => {
    const types = contractIn(checker, program.getSourceFile(files[at] as string));
    const looks = PARTS.map((part) => [part, schemaOf(checker, types(part), [])] as const);
    return `${JSON.stringify(id)}: ${JSON.stringify(Object.fromEntries(looks))}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
};

/** The types of the first export that has all parts, by their names. */
const contractIn = (checker: ts.TypeChecker, file: ts.SourceFile | undefined): ((part: string) => ts.Type) => {
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  const filled = module === undefined ? [] : checker.getExportsOfModule(module);
  const contract = filled
    .map((each) => checker.getDeclaredTypeOfSymbol(each))
    .find((type) => PARTS.every((part) => type.getProperty(part) !== undefined));
  if (contract === undefined) throw new Error(`${file?.fileName ?? 'a ruleset'} fills in no contract`);
  return (part) => checker.getTypeOfSymbol(contract.getProperty(part) as ts.Symbol);
};

const { TypeFlags } = ts;
const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

/** `above` are the types within which this one stands: what holds itself is told no further. */
const schemaOf = (checker: ts.TypeChecker, type: ts.Type, above: readonly ts.Type[]): Schema => {
  if (above.includes(type)) return {};
  const inner = (each: ts.Type): Schema => schemaOf(checker, each, [...above, type]);
  if (has(type, TypeFlags.BooleanLike) && !type.isLiteral() && type.isUnion()) return { type: 'boolean' };
  if (type.isUnion()) return unionOf(checker, type.types, inner);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (has(type, TypeFlags.BooleanLiteral)) return { const: checker.typeToString(type) === 'true' };
  if (has(type, TypeFlags.Null)) return { type: 'null' };
  if (has(type, TypeFlags.StringLike)) return { type: 'string' };
  if (has(type, TypeFlags.NumberLike)) return { type: 'number' };
  if (type.isIntersection()) {
    // A number or a word with a name of its own.
    const plain = type.types.find((each) => has(each, TypeFlags.StringLike | TypeFlags.NumberLike));
    if (plain !== undefined) return inner(plain);
  }
  if (checker.isTupleType(type)) {
    const of = checker.getTypeArguments(type as ts.TypeReference);
    const kinds = [...new Map(of.map(inner).map((each) => [JSON.stringify(each), each])).values()];
    return {
      type: 'array',
      items: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
      minItems: of.length,
      maxItems: of.length,
    };
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', items: item === undefined ? {} : inner(item) };
  }
  return has(type, TypeFlags.Object) || type.isIntersection() ? objectOf(checker, type, inner) : {};
};

/** Literals stand together; what may be left out is no `undefined` in JSON. */
const unionOf = (checker: ts.TypeChecker, types: readonly ts.Type[], inner: (type: ts.Type) => Schema): Schema => {
  const there = types.filter((each) => !has(each, TypeFlags.Undefined));
  const literals: readonly ts.Type[] = there.filter((each) => each.isStringLiteral() || each.isNumberLiteral());
  const flags: readonly ts.Type[] = there.filter((each) => has(each, TypeFlags.BooleanLiteral));
  const others = there.filter((each) => !literals.includes(each) && !flags.includes(each));
  const some: Schema[] = [
    ...(literals.length === 0 ? [] : [{ enum: literals.map((each) => (each as ts.LiteralType).value) }]),
    ...(flags.length === 2
      ? [{ type: 'boolean' }]
      : flags.map((each) => ({ const: checker.typeToString(each) === 'true' }))),
    ...others.map(inner),
  ];
  return some.length === 1 ? (some[0] as Schema) : { anyOf: some };
};

const objectOf = (checker: ts.TypeChecker, type: ts.Type, inner: (type: ts.Type) => Schema): Schema => {
  const properties = checker.getPropertiesOfType(type);
  const [index] = checker.getIndexInfosOfType(type);
  const required = properties.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0).map(({ name }) => name);
  return {
    type: 'object',
    ...(properties.length === 0
      ? {}
      : {
          properties: Object.fromEntries(properties.map((each) => [each.name, inner(checker.getTypeOfSymbol(each))])),
        }),
    ...(required.length === 0 ? {} : { required: required.sort() }),
    ...(index === undefined ? {} : { additionalProperties: inner(index.type) }),
  };
};
