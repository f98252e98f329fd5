import { randomUUID } from 'node:crypto';
import type { createApi } from '../../src/index.ts';
import { checkAnswer } from './contract.ts';

type Headers = { readonly [name: string]: string };

export interface Sent {
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  readonly headers?: Headers;
}

export interface Answered {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly text: string;
  /** What the JSON says; for a test that knows what it looks at. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** All of an answer; of a stream, which has no end, what comes first. */
const textOf = async (response: Response): Promise<string> => {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

/** Speaks to the API as a program would, with a key of its own for every change. Every answer is held against the OpenAPI document. */
export class Client {
  readonly #api: ReturnType<typeof createApi>;
  readonly #headers: Headers;

  constructor(api: ReturnType<typeof createApi>, headers: Headers) {
    this.#api = api;
    this.#headers = headers;
  }

  async send(method: string, path: string, { json, text, headers = {} }: Sent = {}): Promise<Answered> {
    const address = path.startsWith('//') ? path.slice(1) : `/api/v1${path}`;
    const body = json === undefined ? text : JSON.stringify(json);
    const type = json !== undefined ? 'application/json' : text !== undefined ? 'text/plain' : null;
    const response = await this.#api.request(address, {
      method,
      headers: {
        ...(type === null ? {} : { 'content-type': type }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...this.#headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer = await textOf(response);
    const isJson = response.headers.get('content-type')?.includes('json') === true && answer !== '';
    const answered = {
      status: response.status,
      headers: response.headers,
      text: answer,
      body: isJson ? JSON.parse(answer) : undefined,
    };
    checkAnswer(method, address, { ...answered, request: json });
    return answered;
  }

  get(path: string, headers: Headers = {}): Promise<Answered> {
    return this.send('GET', path, { headers });
  }

  /** What comes of a request that is granted; a failed test that says why not. */
  async done(method: string, path: string, json?: unknown): Promise<Answered['body']> {
    const answered = await this.send(method, path, { json });
    if (answered.status >= 300) throw new Error(`${method} ${path} was refused: ${answered.status} ${answered.text}`);
    return answered.body;
  }

  /** The code of the problem that a request leads to. */
  async refused(method: string, path: string, json?: unknown): Promise<string> {
    const answered = await this.send(method, path, { json });
    if (answered.status < 400) throw new Error(`${method} ${path} was granted: ${answered.text}`);
    return `${answered.status} ${answered.body.code}`;
  }
}
