import { PROBLEM } from '@chancery/api';
import { clean } from '@chancery/reports';
import { z } from 'zod';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';

/** What a JSON answer says, checked. A newer server may say more than we know of: that is let through. */
export const readAnswer = <Schema extends z.ZodType>(url: string, json: unknown, schema: Schema): z.output<Schema> => {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const faults = read.error.issues.filter(({ code }) => code !== 'unrecognized_keys');
  if (faults.length === 0) return json as z.output<Schema>;
  throw strangeAnswer(
    url,
    faults.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`),
  );
};

/** Whatever answers there, it is not the Chancery that we know. */
export const strangeAnswer = (url: string, details: readonly string[]): Stop =>
  new Stop(EXIT.unreachable, `${url} gave an answer that this version does not understand`, details);

/** A newer server may have problems that we have not heard of. */
const SAID = z.object({ ...PROBLEM.pick({ detail: true, facts: true, requestId: true }).shape, code: z.string() });

/** Why the server did not do what it was asked to. */
export const refusal = (url: string, status: number, body: unknown): Stop => {
  const problem = SAID.safeParse(body);
  if (!problem.success) return strangeAnswer(url, [`status ${status}`]);
  const { code, detail, requestId, facts } = problem.data;
  const { faults } = facts;
  return new Stop(EXIT.refused, clean(`${lowerFirst(detail)} (${code})`), [
    ...(Array.isArray(faults) ? faults.map((fault) => clean(String(fault))) : []),
    ...(HINTS[code] === undefined ? [] : [HINTS[code]]),
    ...(status >= 500 ? [`Tell the administrator: request ${requestId}`] : []),
  ]);
};

export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const HINTS: { readonly [code: string]: string } = {
  'not-signed-in': 'Make a token on your account page of the server, then: chancery login URL',
  'bad-token': 'Make a new token on your account page of the server, then: chancery login URL',
};

const lowerFirst = (sentence: string): string =>
  sentence.replace(/\.$/, '').replace(/^(?=[A-Z][a-z])./, (letter) => letter.toLowerCase());
