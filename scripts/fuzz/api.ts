import { ROUTES } from '@chancery/api';
import { openWorld, type World } from './api-world.ts';
import { anyText, fromSchema, type Schema, type Stock } from './from-schema.ts';
import { spoilt } from './spoil.ts';
import type { Chance, FuzzTarget } from './target.ts';

/** After so many inputs the world is made anew: it would be in ruins. Who feeds one again begins with the first of these. */
const WORLD_LASTS = 1000;

/** A request as it is shown when something is wrong with it. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

/** The OpenAPI document, as far as requests are made from it. */
interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [id: string]: Schema } };
}

interface Operation {
  readonly parameters: readonly { readonly in?: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
}

/** Requests to every route of the API, by everybody, with everything right or some of it wrong. */
export const api: FuzzTarget = {
  name: 'API',
  async open() {
    const world = await openWorld();
    const document = (await (await world.api.request('/api/v1/openapi.json')).json()) as Document;
    const schemas = Object.fromEntries(
      Object.entries(document.components.schemas).map(([id, schema]) => [`#/components/schemas/${id}`, schema]),
    );
    let fed = 0;
    return {
      make: (chance) =>
        JSON.stringify(anyRequest(document, world, { chance, words: world.words, sorts: world.sorts, schemas })),
      async feed(input) {
        if (fed > 0 && fed % WORLD_LASTS === 0) await world.renew();
        fed += 1;
        return answerTo(world, JSON.parse(input as string) as Request);
      },
      close: () => world.close(),
    };
  },
};

const anyRequest = ({ paths }: Document, world: World, stock: Stock): Request => {
  const { chance } = stock;
  const { path, method } = chance.pick(ROUTES);
  const operation = paths[path]?.[method] as Operation;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(anyText(stock, name).toWellFormed().slice(0, 2000)),
  );
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && chance.once(2))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(fromSchema(stock, schema, name)).toWellFormed())}`);
  const body = operation.requestBody === undefined ? null : bodyOf(stock, operation.requestBody.content);
  const address = `${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return {
    method: chance.once(60) ? chance.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) : method.toUpperCase(),
    path: `/api/v1${chance.once(40) ? spoiltAddress(address, chance) : address}`,
    headers: headersOf(address, world, chance, body?.type ?? null),
    body: body?.text ?? null,
  };
};

/** As a program would send it: there are letters that no line of a request can hold. */
const spoiltAddress = (address: string, chance: Chance): string =>
  `/${encodeURI(spoilt(address, chance).toWellFormed()).replace(/^\/+/, '')}`;

const bodyOf = (stock: Stock, content: NonNullable<Operation['requestBody']>['content']) => {
  const { chance } = stock;
  const type = chance.once(60) ? 'text/html' : chance.pick(Object.keys(content));
  const { schema } = content[type] ?? { schema: {} };
  if (type === 'text/plain') return { type, text: anyText(stock) };
  const text = JSON.stringify(fromSchema(stock, schema)) ?? '';
  return { type, text: chance.once(20) ? spoilt(text, chance) : text };
};

/** Who sends: most of the time whoever holds the seat that is spoken of, or else a master. */
const senderOf = (path: string, { tokens }: World, chance: Chance): string => {
  if (chance.once(40)) return 'Bearer chancery_nothing';
  if (chance.once(4)) return chance.pick(tokens);
  return tokens[path.includes('/Eng') ? 1 : path.includes('/Lit') ? 2 : 0] ?? '';
};

const headersOf = (path: string, world: World, chance: Chance, type: string | null): Request['headers'] => ({
  ...(type === null ? {} : { 'content-type': type }),
  ...(chance.once(20) ? {} : { authorization: senderOf(path, world, chance) }),
  ...(chance.once(10) ? { 'idempotency-key': String(chance.upTo(50)) } : {}),
  ...(chance.once(30) ? { 'if-none-match': chance.pick(['*', '"x"', 'W/"', ',,,']) } : {}),
  ...(chance.once(50) ? { cookie: 'chancery.session_token=x.y', origin: 'https://chancery.example' } : {}),
});

/** A stream of events never ends: whoever gets one has been answered. */
const wholeText = async (response: Response): Promise<string> => {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response.text();
  await response.body?.cancel();
  return '';
};

/** The status; every one may be but those that tell of a fault of ours. */
const answerTo = async (world: World, { method, path, headers, body }: Request): Promise<string> => {
  const withBody = body !== null && method !== 'GET' && method !== 'HEAD';
  const response = await world.api.request(path, { method, headers, ...(withBody ? { body } : {}) });
  const text = await wholeText(response);
  const incidents = world.incidents();
  if (response.status >= 500 || incidents.length > 0) {
    throw new Error(`${response.status} ${text}\n${incidents.join('\n')}`);
  }
  if (response.status >= 400 && response.headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`${response.status} without a problem: ${text}`);
  }
  return String(response.status);
};
