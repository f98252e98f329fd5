import type { z } from 'zod';
import { PARAMS } from '../route/params.ts';
import type { Route } from '../route/route.ts';
import { DOCUMENT_TEXT } from '../text/document.ts';
import { demandOf } from './demand.ts';
import type { Example } from './examples.ts';
import { headersOf, unchangedHeaders } from './headers.ts';
import { refusalsOf } from './refusals.ts';
import type { Json, Schemas } from './schemas.ts';

/** An operation of the document, as far as anybody here looks into it. */
export interface Operation {
  readonly operationId: string;
  readonly responses: { readonly [status: string]: unknown };
  readonly [part: string]: unknown;
}

/** A route as the document tells it. */
export const operationOf = (
  schemas: Schemas,
  route: Route,
  { tag, example = {} }: { readonly tag: string; readonly example?: Example | undefined },
): Operation => ({
  operationId: route.name,
  tags: [tag],
  summary: route.summary,
  description: [route.description, demandOf(route)].filter((text) => text !== undefined).join('\n\n'),
  parameters: parametersOf(schemas, route),
  ...(route.body === null ? {} : { requestBody: bodyOf(schemas, route, route.body, example) }),
  responses: {
    [route.status]: {
      description: route.event === undefined ? DOCUMENT_TEXT.answers[route.status] : DOCUMENT_TEXT.stream,
      headers: headersOf(route),
      ...contentOf(schemas, route, example),
    },
    ...(route.method === 'get' && route.event === undefined
      ? { 304: { description: DOCUMENT_TEXT.notModified, headers: unchangedHeaders() } }
      : {}),
    ...Object.fromEntries(
      refusalsOf(route).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
    ),
    default: { $ref: '#/components/responses/Problem' },
  },
});

const parametersOf = (schemas: Schemas, { params, query, method, event }: Route): readonly unknown[] => [
  ...params.map((name) => ({
    name,
    in: 'path',
    required: true,
    ...described(schemas.of(PARAMS[name], 'input')),
  })),
  ...Object.entries((query?.shape ?? {}) as { readonly [name: string]: z.ZodType }).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    ...described(schemas.of(schema, 'input')),
  })),
  { $ref: `#/components/parameters/${ownHeader(method, event !== undefined)}` },
];

const ownHeader = (method: Route['method'], isStream: boolean): string => {
  if (isStream) return 'LastEventId';
  return method === 'get' ? 'IfNoneMatch' : 'IdempotencyKey';
};

/** What a parameter is stands beside its schema. */
const described = ({ description, example, ...schema }: Json) => ({
  ...(description === undefined ? {} : { description }),
  ...(example === undefined ? {} : { example }),
  schema,
});

const bodyOf = (schemas: Schemas, { takesText }: Route, body: z.ZodType, { request }: Example) => ({
  required: !body.safeParse({}).success,
  content: {
    'application/json': {
      schema: schemas.of(body, 'input'),
      ...(request === undefined ? {} : { example: request }),
    },
    ...(takesText ? { 'text/plain': { schema: { type: 'string', description: DOCUMENT_TEXT.orderText } } } : {}),
  },
});

const contentOf = (
  schemas: Schemas,
  { answer, produces, isFile, event }: Route,
  { answer: shown }: Example,
): object => {
  const example = shown === undefined ? {} : { example: shown };
  if (answer !== null) return { content: { 'application/json': { schema: schemas.of(answer, 'output'), ...example } } };
  if (event !== undefined) {
    // The nearest that OpenAPI 3.1 comes to a stream: a text, and what each piece of data in it is.
    const contentSchema = schemas.of(event, 'output');
    const schema = { type: 'string', contentMediaType: 'text/event-stream', contentSchema };
    return { content: { 'text/event-stream': { schema, ...example } } };
  }
  const format = isFile === true ? { format: 'binary' } : {};
  return produces === null ? {} : { content: { [produces]: { schema: { type: 'string', ...format }, ...example } } };
};
