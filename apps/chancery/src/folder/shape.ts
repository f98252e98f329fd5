import * as z from 'zod/mini';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';
import { readJson } from './read-file.ts';

z.config(z.locales.en());

/** 64 hexadecimal digits: a hash, a commitment, a secret. */
export const HEX_32 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Invalid: 64 hexadecimal digits are expected'));

/** Reads a JSON file of a known shape. Stops with its name and every fault. */
export const readShape = <T>(path: string, shape: z.ZodMiniType<T>): T => {
  const read = shape.safeParse(readJson(path));
  if (read.success) return read.data;
  throw new Stop(
    EXIT.unreadable,
    `${path} is not as it should be`,
    read.error.issues.map(({ path: place, message }) => `${place.join('.') || 'the whole'}: ${message}`),
  );
};
