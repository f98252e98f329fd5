import type { AnyRuleset } from '@chancery/core';
import { PROBLEM } from '../problem/problem.ts';
import { CHAPTERS } from '../routes.ts';
import { DOCUMENT_TEXT } from '../text/document.ts';
import { type Examples, readExamples } from './examples.ts';
import { HEADERS, refusalHeaders } from './headers.ts';
import { typedByRules } from './of-rulesets.ts';
import { type Operation, operationOf } from './operation.ts';
import { refusalResponses } from './refusals.ts';
import { Schemas } from './schemas.ts';
import { postedNews } from './webhooks.ts';

/** An OpenAPI 3.1 document, as far as anybody here looks into it. */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [id: string]: unknown }; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}

/** What a document is about. */
export interface Documented {
  readonly baseUrl: string;
  readonly version: string;
  readonly rulesets: readonly AnyRuleset[];
  /** `strict`: an answer has nothing but what is told, as tests want it. */
  readonly answers?: 'open' | 'strict';
  readonly examples?: Examples;
}

/** The document of the whole API, made from the schemas by which it works. */
export const openApiDocument = ({
  baseUrl,
  version,
  rulesets,
  answers = 'open',
  examples = readExamples(),
}: Documented): OpenApi => {
  const schemas = new Schemas(answers);
  const problem = schemas.of(PROBLEM, 'output');
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  for (const { title, routes } of CHAPTERS) {
    for (const route of routes) {
      const path = paths[route.path] ?? {};
      path[route.method] = operationOf(schemas, route, { tag: title, example: examples[route.name] });
      paths[route.path] = path;
    }
  }
  const webhooks = postedNews(schemas);
  schemas.settle();
  typedByRules(schemas.components, rulesets);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Chancery',
      version,
      description: DOCUMENT_TEXT.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
    tags: CHAPTERS.map(({ title, about }) => ({ name: title, description: about })),
    security: [{ token: [] }, { session: [] }, {}],
    paths,
    webhooks,
    components: {
      schemas: schemas.components,
      responses: {
        ...refusalResponses(problem, refusalHeaders),
        Problem: {
          description: DOCUMENT_TEXT.problem,
          headers: refusalHeaders(''),
          content: { 'application/problem+json': { schema: problem } },
        },
      },
      headers: HEADERS,
      parameters: PARAMETERS,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: DOCUMENT_TEXT.token },
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: DOCUMENT_TEXT.session },
      },
    },
  };
};

/** Headers of requests. */
const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: DOCUMENT_TEXT.idempotencyKey,
    example: 'orders-of-turn-3',
    schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: DOCUMENT_TEXT.ifNoneMatch,
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: DOCUMENT_TEXT.lastEventId,
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  },
} as const;
