import type { z } from 'zod';
import { PROBLEM } from '../problem/problem.ts';
import { PARAMS } from '../route/params.ts';
import type { Route } from '../route/route.ts';
import { CHAPTERS } from '../routes.ts';
import { DOCUMENT_TEXT } from '../text/document.ts';
import { demandOf } from './demand.ts';
import { Schemas } from './schemas.ts';

/** An OpenAPI 3.1 document, as far as anybody here looks into it. */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [id: string]: unknown }; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly responses: { readonly [status: string]: unknown };
  readonly [part: string]: unknown;
}

/** The document of the whole API, made from the schemas by which it works. */
export const openApiDocument = (baseUrl: string, version: string): OpenApi => {
  const schemas = new Schemas();
  const problem = schemas.of(PROBLEM, 'output');
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  for (const { title, routes } of CHAPTERS) {
    for (const route of routes) {
      const path = paths[route.path] ?? {};
      path[route.method] = operationOf(schemas, route, title);
      paths[route.path] = path;
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Chancery', version, description: DOCUMENT_TEXT.description },
    servers: [{ url: `${baseUrl}/api/v1` }],
    tags: CHAPTERS.map(({ title }) => ({ name: title })),
    security: [{ token: [] }, { session: [] }, {}],
    paths,
    components: {
      schemas: schemas.components,
      responses: {
        Problem: {
          description: DOCUMENT_TEXT.problem,
          content: { 'application/problem+json': { schema: problem } },
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: DOCUMENT_TEXT.idempotencyKey,
          schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
        },
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          description: DOCUMENT_TEXT.ifNoneMatch,
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: DOCUMENT_TEXT.token },
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: DOCUMENT_TEXT.session },
      },
    },
  };
};

const operationOf = (schemas: Schemas, route: Route, tag: string): Operation => ({
  operationId: route.name,
  tags: [tag],
  summary: route.summary,
  description: [route.description, demandOf(route)].filter((text) => text !== undefined).join('\n\n'),
  parameters: parametersOf(schemas, route),
  ...(route.body === null ? {} : { requestBody: bodyOf(schemas, route, route.body) }),
  responses: {
    [route.status]: answerOf(schemas, route),
    ...(route.method === 'get' ? { 304: { description: DOCUMENT_TEXT.notModified } } : {}),
    default: { $ref: '#/components/responses/Problem' },
  },
});

const parametersOf = (schemas: Schemas, { params, query, method }: Route): readonly unknown[] => [
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
  { $ref: method === 'get' ? '#/components/parameters/IfNoneMatch' : '#/components/parameters/IdempotencyKey' },
];

/** What a parameter is stands beside its schema. */
const described = ({ description, ...schema }: { readonly [name: string]: unknown }) => ({
  ...(description === undefined ? {} : { description }),
  schema,
});

const bodyOf = (schemas: Schemas, { takesText }: Route, body: z.ZodType) => ({
  required: !body.safeParse({}).success,
  content: {
    'application/json': { schema: schemas.of(body, 'input') },
    ...(takesText ? { 'text/plain': { schema: { type: 'string', description: DOCUMENT_TEXT.orderText } } } : {}),
  },
});

const answerOf = (schemas: Schemas, { status, answer, produces, isFile, event }: Route) => {
  const description = DOCUMENT_TEXT.answers[status];
  if (answer !== null)
    return { description, content: { 'application/json': { schema: schemas.of(answer, 'output') } } };
  if (event !== undefined) {
    // The nearest that OpenAPI 3.1 comes to a stream: a text, and what each piece of data in it is.
    const contentSchema = schemas.of(event, 'output');
    const schema = { type: 'string', contentMediaType: 'text/event-stream', contentSchema };
    return { description: DOCUMENT_TEXT.stream, content: { 'text/event-stream': { schema } } };
  }
  const format = isFile === true ? { format: 'binary' } : {};
  if (produces !== null) return { description, content: { [produces]: { schema: { type: 'string', ...format } } } };
  return { description };
};
