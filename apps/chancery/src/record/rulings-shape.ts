import * as z from 'zod/mini';

const PART = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** The rulings of a turn in a file: answers by question, each a verdict or a verdict with parts. */
export const RULINGS_SHAPE = z.record(
  z.string(),
  z.union([z.string(), z.strictObject({ verdict: z.string(), parts: z.record(z.string(), PART) })]),
);
