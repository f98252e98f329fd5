import type { JsonValue } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { notInside } from './arguments/inner-order.ts';
import { isNothing } from './arguments/is-nothing.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { ParamType } from './arguments/param.ts';
import { assembleOrder } from './assemble.ts';
import { type OrderCatalogue, orderKindOf, orderKindsOf } from './catalogue.ts';
import type { OrderKind } from './order-kind.ts';
import { sectionOf, sectionsOf, withoutSection } from './sections.ts';
import { fold } from './words/fold.ts';
import { type Context, excerpt } from './words/line-in-hand.ts';
import { meant, suggest } from './words/suggest.ts';
import { wordingFor } from './write-line.ts';

/** An order as read from JSON, or all faults that keep it from being one, each with its path. */
export type OrderResult<T extends RulesetTypes> = Result<T['order'], readonly Malformed[]>;

/** Whose order is read, a ruler's unless said; and where it stands, such as `[2]`. */
export interface JsonPlace<T extends RulesetTypes> {
  readonly by?: OrderKind<T>['by'];
  readonly path?: string;
  /** The orders that stand before it on the same sheet. */
  readonly before?: readonly T['order'][];
  /** It stands inside another order, and so in no section of its own. */
  readonly inside?: true;
}

/** Reads one order, `{"unit"?, "verb", "section"?, "args"}`, from unknown JSON. */
export const readOrderJson = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  known: Known<T>,
  item: unknown,
  { by = 'ruler', path = '', before = [], inside }: JsonPlace<T> = {},
): OrderResult<T> => {
  if (!isRecord(item)) return err([{ code: 'bad-json', path, wanted: 'an order: { unit, verb, args }' }]);
  const { verb, unit, args = {} } = item;
  if (typeof verb !== 'string') return err([{ code: 'bad-json', path: `${path}.verb`, wanted: 'a verb' }]);
  const kind = orderKindOf(catalogue, verb);
  if (kind?.by !== by) return err([unknownVerb(catalogue, by, verb, `${path}.verb`)]);
  if (!isRecord(args)) return err([{ code: 'bad-json', path: `${path}.args`, wanted: 'an object of arguments' }]);

  const faults = [
    ...strangeKeys(item, kind.sections === undefined || inside ? KEYS : [...KEYS, 'section'], path),
    ...strangeKeys(args, Object.keys(kind.params), `${path}.args`),
  ];
  const context: Context<T> = {
    known,
    before,
    inner: {
      fromJson: (value, at, verbs) => {
        const inner = readOrderJson(catalogue, known, value, { by, path: at, before, inside: true });
        return !inner.ok || verbs.includes(inner.value.verb) ? inner : notInside(inner.value.verb, verbs, `${at}.verb`);
      },
    },
  };
  const answers: { [name: string]: JsonValue } = {};
  const answer = (name: string, type: ParamType<T>, value: unknown, at: string): void => {
    const result = argumentKindOf(type).fromJson(type, context, value, at);
    if (result.ok) answers[name] = result.value;
    else faults.push(...result.error);
  };
  if (kind.unit !== undefined) answer('unit', kind.unit.type, unit, `${path}.unit`);
  else if (unit !== undefined) faults.push({ code: 'bad-json', path: `${path}.unit`, wanted: 'no unit' });
  for (const [name, { type, optional }] of Object.entries(kind.params)) {
    const value = args[name];
    if (optional && (value === undefined || isNothing(type, value))) continue;
    answer(name, type, value, `${path}.args.${name}`);
  }
  const section = inside ? null : sectionJson(catalogue, kind, item['section'], `${path}.section`);
  if (section !== null && !section.ok) faults.push(section.error);
  if (faults.length > 0) return err(faults);

  const answered = assembleOrder(kind, section?.ok ? { ...answers, section: section.value } : answers);
  const order = inside ? withoutSection(answered) : answered;
  if (wordingFor(kind, order) !== undefined) return ok(order);
  const patterns = kind.lines.map(({ pattern }) => pattern).join(' or ');
  return err([{ code: 'bad-json', path: `${path}.args`, wanted: `arguments as in ${patterns}` }]);
};

const KEYS = ['unit', 'verb', 'args'];

/** The section that JSON names; null of an order that belongs to none, or to one alone. */
const sectionJson = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  { sections }: OrderKind<T>,
  given: unknown,
  path: string,
): Result<string, Malformed> | null => {
  if (sections === undefined) return null;
  if (given === undefined) return sections.length === 1 ? null : err({ code: 'no-section', path, meant: sections });
  const named = sectionOf(catalogue, typeof given === 'string' ? given : undefined);
  if (named === undefined) {
    const words = excerpt(String(given));
    const all = sectionsOf(catalogue).map(({ id }) => meant(fold(id), id));
    return err({ code: 'unknown-section', path, words, meant: suggest(fold(words), all) });
  }
  if (sections.includes(named.id)) return ok(named.id);
  return err({ code: 'wrong-section', path, section: named.id, meant: sections });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strangeKeys = (
  record: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
  path: string,
): readonly Malformed[] =>
  Object.keys(record)
    .filter((key) => record[key] !== undefined && !allowed.includes(key))
    .map((key) => ({
      code: 'bad-json',
      path: `${path}.${excerpt(key)}`,
      wanted: allowed.length === 0 ? 'nothing here' : `nothing here, only ${allowed.join(', ')}`,
    }));

const unknownVerb = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  by: OrderKind<T>['by'],
  verb: string,
  path: string,
): Malformed => {
  const verbs = orderKindsOf(catalogue, by).map((kind) => meant(fold(kind.verb), kind.verb));
  return { code: 'unknown-verb', path, words: excerpt(verb), meant: suggest(fold(verb), verbs) };
};
