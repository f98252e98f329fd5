import type { JsonSchema } from '../json.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { Param } from './arguments/param.ts';
import { type OrderCatalogue, orderKindOf, orderKindsOf } from './catalogue.ts';
import type { OrderKind } from './order-kind.ts';
import { sectionsOf } from './sections.ts';
import type { Context } from './words/line-in-hand.ts';

/**
 * The JSON Schema of one kind of order. With `known`, arguments that name one of a list (and nothing besides) are given
 * with the list; without, only with their type.
 */
export const orderSchema = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  known?: Known<T>,
  catalogue?: OrderCatalogue<T>,
): JsonSchema => {
  const context: Partial<Context<T>> = {
    ...(known === undefined ? {} : { known }),
    inner: { schema: (verb) => innerSchema(verb, known, catalogue) },
  };
  const required = Object.keys(kind.params).filter((name) => kind.params[name]?.optional !== true);
  const args: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(kind.params).map(([name, param]) => [name, paramSchema(param, context)]),
    ),
    required,
    additionalProperties: false,
  };
  return {
    type: 'object',
    description: kind.help,
    properties: {
      ...(kind.unit === undefined ? {} : { unit: paramSchema(kind.unit, context) }),
      verb: { type: 'string', enum: [kind.verb] },
      ...(kind.sections === undefined ? {} : { section: { type: 'string', enum: kind.sections } }),
      args,
    },
    required: [
      ...(kind.unit === undefined ? [] : ['unit']),
      'verb',
      ...((kind.sections ?? []).length > 1 ? ['section'] : []),
      ...(required.length === 0 ? [] : ['args']),
    ],
    additionalProperties: false,
  };
};

/**
 * The JSON Schema of a whole sheet: an array of orders in the order in which they stand on the list. Where it has sections, an
 * item with nothing but a section is its heading.
 */
export const sheetSchema = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  by: OrderKind<T>['by'],
  known?: Known<T>,
): JsonSchema => ({
  type: 'array',
  items: {
    anyOf: [
      ...orderKindsOf(catalogue, by).map((kind) => orderSchema(kind, known, catalogue)),
      ...(by === 'ruler' && sectionsOf(catalogue).length > 0 ? [headingSchema(catalogue)] : []),
    ],
  },
});

const headingSchema = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): JsonSchema => ({
  type: 'object',
  description: 'The heading of a section: the sheet holds it, also where no order stands in it.',
  properties: { section: { type: 'string', enum: sectionsOf(catalogue).map(({ id }) => id) } },
  required: ['section'],
  additionalProperties: false,
});

/** An order inside another; without its catalogue it is only an order with that verb. */
const innerSchema = <T extends RulesetTypes>(
  verb: string,
  known: Known<T> | undefined,
  catalogue: OrderCatalogue<T> | undefined,
): JsonSchema => {
  const kind = catalogue && orderKindOf(catalogue, verb);
  if (kind !== undefined) return orderSchema(withoutSections(kind), known, catalogue);
  return { type: 'object', properties: { verb: { type: 'string', enum: [verb] } }, required: ['verb'] };
};

const withoutSections = <T extends RulesetTypes>({ sections: _, ...kind }: OrderKind<T>): OrderKind<T> => kind;

const paramSchema = <T extends RulesetTypes>({ type, help }: Param<T>, context: Partial<Context<T>>): JsonSchema => ({
  ...argumentKindOf(type).schema(type, context),
  description: help,
});
