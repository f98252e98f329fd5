import { z } from 'zod';

/** What stands in several places of the choices, told once in `shared`. */
const SAME = z
  .strictObject({ same: z.int().min(0) })
  .meta({ id: 'Same', description: 'Read the entry of `shared` with this place instead, counted from 0' });

/** A part of the choices as it is sent: itself, or where it is told. */
const told = <T extends z.ZodType>(part: T) => z.union([part, SAME]);

const VALUE = z.unknown().meta({ description: 'The argument of the order, if this is chosen' });
const LABEL = z.string().meta({ description: 'What a menu shows' });
const PLACE = z.union([z.string(), z.int()]);
const TICK = z.object({ value: told(PLACE), label: LABEL });
const THEN: z.ZodType = z.lazy(() => told(CHOICE)).meta({ description: 'What is asked next' });

const SKIP = told(z.object({ label: LABEL, then: THEN }))
  .optional()
  .meta({
    description: 'The argument may be left out; `then` is asked next',
  });
const ASKING = {
  param: z
    .string()
    .meta({ description: 'The argument of the order that is asked for; `unit` and `section` stand beside `args`' }),
  skip: SKIP,
};
const RANGE = { from: z.int(), to: z.int() };

const asks = <const Kind extends string, Shape extends z.ZodRawShape>(ask: Kind, shape: Shape) =>
  z.object({ ask: z.literal(ask), ...shape });

/** A node of the tree of what may be ordered. What the reader does not know of it they can pass over. */
const CHOICE = z
  .discriminatedUnion('ask', [
    asks('one', {
      ...ASKING,
      of: told(
        z.array(told(z.object({ value: VALUE, label: LABEL, area: z.int().optional(), then: THEN.optional() }))),
      ).meta({ description: 'The branches; one without a `then` goes on with that of its question' }),
      then: THEN.optional(),
    }),
    asks('some', { ...ASKING, ...RANGE, of: told(z.array(told(TICK))), then: THEN }),
    asks('number', {
      ...ASKING,
      ...RANGE,
      usual: z.int().optional(),
      places: z.union([z.literal(1), z.literal(2)]).optional(),
      all: told(z.object({ value: z.string(), label: LABEL })).optional(),
      then: THEN,
    }),
    asks('numbers', {
      ...ASKING,
      count: z.int(),
      sum: z.int(),
      usual: told(z.array(z.int())).optional(),
      then: THEN,
    }),
    asks('text', { ...ASKING, ...RANGE, examples: told(z.array(z.string())).optional(), then: THEN }),
    asks('way', {
      ...ASKING,
      ...RANGE,
      of: told(z.array(told(z.object({ value: told(PLACE), label: LABEL, area: z.int().optional() })))),
      starts: told(z.array(PLACE)),
      last: z.string().optional(),
      steps: told(z.record(z.string(), told(z.array(PLACE)))),
      then: THEN,
    }),
    asks('groups', { ...ASKING, ...RANGE, of: told(z.array(z.unknown())), then: THEN }),
    asks('condition', { ...ASKING, to: z.int(), terms: told(z.array(z.unknown())), then: THEN }),
    asks('order', { ...ASKING, verbs: told(z.array(z.string())), then: THEN }),
    asks('bill', {
      spent: z.string(),
      least: z.int(),
      budget: z.int(),
      of: told(z.array(z.unknown())),
      then: THEN,
    }),
    asks('done', {}),
  ])
  .meta({
    id: 'Choice',
    description:
      'A question about one argument of an order, and what is asked after it; every path to `done` is an order that will be accepted',
  });

/** What the rules have made, and the document tells. */
type Verbs = { readonly [verb: string]: unknown };

/** What may be ordered now, verb by verb. */
export const CHOICES: z.ZodType<Verbs, Verbs> = z.record(z.string(), told(CHOICE)).meta({
  id: 'Choices',
  description: 'What may be ordered now, as a tree: verb by verb, argument by argument',
});
