import { writeFileSync } from 'node:fs';
import { EXAMPLES_FILE, type Example } from '../../src/openapi/examples.ts';

/** Examples are written anew with `CHANCERY_EXAMPLES=write`. */
export const RECORDS = process.env['CHANCERY_EXAMPLES'] === 'write';

const kept = new Map<string, Example>();

/** Keeps what was asked of an operation first in JSON, and what it answered, as an example for the document. */
export const record = (operation: string, { request, answer }: Example): void => {
  const before = kept.get(operation);
  if (!RECORDS || (before !== undefined && (before.request !== undefined || request === undefined))) return;
  kept.set(operation, {
    ...(request === undefined ? {} : { request: shortened(request) }),
    ...(answer === undefined || answer === '' ? {} : { answer: shortened(answer) }),
  });
};

export const writeExamples = (): void => {
  if (!RECORDS) return;
  const named = [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(EXAMPLES_FILE, `${JSON.stringify(Object.fromEntries(named), null, 1)}\n`);
};

/** What is in the form of the rules is too long for an example, and is told elsewhere. */
const OF_THE_RULES = new Set([
  'shown',

  'file',
  'properties',
  'options',
  'orders',
  'acts',
]);
const MOST_LETTERS = 200;
const MOST_ITEMS = 2;
const MOST_FIELDS = 40;

/** The same with short lists and texts, and without what is long in the form of the rules. */
const shortened = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return value.length <= MOST_LETTERS ? value : `${value.slice(0, MOST_LETTERS)}…`;
  if (typeof value !== 'object' || value === null) return value;
  if (OF_THE_RULES.has(name) && JSON.stringify(value).length > 1000) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((each) => shortened(each));
  const fields = Object.entries(value);
  const few = fields.length > MOST_FIELDS ? fields.slice(0, MOST_ITEMS) : fields;
  return Object.fromEntries(few.map(([field, each]) => [field, shortened(each, field)]));
};
