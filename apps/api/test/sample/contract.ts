import { EVERY_RULESET } from '@chancery/registry';
import { RING } from '@chancery/testkit';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../src/openapi/document.ts';
import { record } from './recorder.ts';

/** The document as programs get it. */
export const DOCUMENT = openApiDocument({
  baseUrl: 'https://chancery.example',
  version: 'test',
  rulesets: [...EVERY_RULESET, RING],
  answers: 'strict',
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(DOCUMENT, 'openapi');

/** An answer as far as the document speaks of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
  /** What was asked for in JSON. */
  readonly request?: unknown;
}

interface Known {
  readonly method: string;
  readonly like: RegExp;
  readonly pointer: string;
  readonly name: string;
  readonly responses: { readonly [status: string]: { readonly content?: { readonly [type: string]: unknown } } };
}

const OPERATIONS: readonly Known[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses }]) => ({
    name: operationId,
    method: method.toUpperCase(),
    like: new RegExp(`^/api/v1${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    pointer: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
    responses: responses as Known['responses'],
  })),
);

/** Those that an answer of the tests has been held against. */
export const answered = new Set<string>();

/** Throws for an answer that is not as the document says. */
export const checkAnswer = (method: string, address: string, answer: Answer): void => {
  const path = address.split('?')[0] ?? '';
  const { status, headers, body, text } = answer;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (status >= 400 && type !== 'text/html') {
    expectValid(`${method} ${path} ${status}`, problemSchema(), body);
    if (type !== 'application/problem+json') throw new Error(`${method} ${path}: a problem as ${type}`);
    return;
  }
  const operation = OPERATIONS.find((known) => known.method === method && known.like.test(path));
  if (operation === undefined || status === 304) return;
  answered.add(operation.pointer);
  record(operation.name, { request: answer.request, answer: body ?? (isText(type) ? text : undefined) });
  const response = operation.responses[status];
  if (response === undefined) throw new Error(`${method} ${path}: ${status} is not in the document`);
  if (response.content === undefined) {
    if (text !== '') throw new Error(`${method} ${path}: an answer where there should be none`);
    return;
  }
  const known = Object.keys(response.content).find((each) => each.split(';')[0] === type);
  if (known === undefined) throw new Error(`${method} ${path}: ${type} is not in the document`);
  if (type !== 'application/json') return;
  const pointer = `${operation.pointer}/responses/${status}/content/application~1json/schema`;
  expectValid(`${method} ${path}`, schemaAt(pointer), body);
};

/** Short enough to be shown. */
const isText = (type: string): boolean => type === 'text/plain' || type === 'text/event-stream';

const compiled = new Map<string, ValidateFunction>();

const schemaAt = (pointer: string): ValidateFunction => {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi${encodeURI(pointer)}` });
  compiled.set(pointer, known);
  return known;
};

/** What of a value is not as a component of the document says. */
export const faultsOf = (component: string, value: unknown): readonly string[] => {
  const validate = schemaAt(`#/components/schemas/${component}`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const problemSchema = () => schemaAt('#/components/schemas/Problem');

const expectValid = (what: string, validate: ValidateFunction, body: unknown): void => {
  if (!validate(body)) throw new Error(`${what} is not as the document says: ${ajv.errorsText(validate.errors)}`);
};
