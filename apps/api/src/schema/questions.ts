import { z } from 'zod';
import { OF_THE_RULES, SEAT } from './words.ts';

const PARTS = z.record(
  z.string().max(100),
  z.union([z.string().max(4000), z.number(), z.boolean(), z.null(), z.array(z.string().max(300)).max(100)]),
);

export const QUESTION = z
  .strictObject({
    id: z.string(),
    kind: z.string(),
    rule: z.string(),
    about: SEAT.nullable(),
    facts: OF_THE_RULES,
    answers: z.array(z.string()),
    byDefault: z.string(),
    parts: z
      .record(z.string(), z.strictObject({ schema: OF_THE_RULES, usual: OF_THE_RULES }))
      .exactOptional()
      .meta({ description: 'What may be said with a verdict: a JSON schema, and what holds of the parts left out' }),
    toRuler: z.literal(true).exactOptional().meta({ description: 'The ruler that it is about is told the answer' }),
  })
  .meta({ id: 'Question', description: 'What the master is asked, with the answer that is taken when none is given' });

export const ANSWER = z
  .union([z.string().max(300), z.strictObject({ verdict: z.string().max(300), parts: PARTS })])
  .meta({ id: 'Answer', description: 'A verdict that the question offers, alone or with parts of it' });

export const OWN_QUESTION = z
  .strictObject({
    id: z.string(),
    rule: z.string(),
    text: z.string(),
    put: z.boolean().meta({ description: 'It is before the master; otherwise only your draft raises it' }),
    answer: z.string().nullable().meta({ description: 'What the master has ruled; null while nobody has' }),
    holds: z.string().meta({ description: 'What applies if nothing else is said' }),
  })
  .meta({ id: 'OwnQuestion', description: 'What a ruler asks the master' });
