import { ROUTES } from '@chancery/api';
import { chanceryClient } from '@chancery/client';
import { toHex } from '@chancery/core';
import type { z } from 'zod';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { Stop } from '../stop.ts';
import { jsonIn, readAnswer, refusal } from './answer.ts';
import type { ServerPlace } from './server-place.ts';

/** What is given to an operation of the API. */
export interface Asked {
  /** What stands in its path. */
  readonly params?: { readonly [name: string]: string | number };
  readonly query?: { readonly [name: string]: string | number | boolean | undefined };
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as plain text. */
  readonly text?: string;
}

/** A server, spoken to by the operations of its API. What it refuses stops the command, with its reason. */
export interface Remote {
  readonly url: string;
  /** The JSON answer of an operation, checked by the schema that the server has for it. */
  ask<Schema extends z.ZodType>(operation: string, asked: Asked, answer: Schema): Promise<z.output<Schema>>;
  /** The text of an answer that is no JSON. */
  textOf(operation: string, asked: Asked): Promise<string>;
  /** The bytes of an answer that is a file. */
  bytesOf(operation: string, asked: Asked): Promise<Uint8Array>;
  /** Does something that has no answer. */
  perform(operation: string, asked: Asked): Promise<void>;
}

/** An answer may take as long as a large turn. */
const PATIENCE = 120_000;

export const openRemote = ({ url, token }: ServerPlace, io: Pick<Io, 'randomBytes'>): Remote => {
  const client = chanceryClient({ server: url, token, fetch: fetchTwice });
  const open = async (operation: string, { params = {}, query = {}, json, text }: Asked): Promise<Response> => {
    const { method, path } = routeOf(operation);
    const headers = {
      accept: 'application/json, text/*, image/svg+xml',
      ...(text === undefined ? {} : { 'content-type': 'text/plain; charset=utf-8' }),
      // With its key a change that is asked for twice is made once.
      ...(method === 'get' ? {} : { 'idempotency-key': toHex(io.randomBytes(16)) }),
    };
    const body = text ?? json;
    // Which operation it is is known by its name alone, so that its types are not; the answer is checked by its schema.
    const asked = {
      params: { path: params, query },
      headers,
      parseAs: 'stream',
      ...(body === undefined ? {} : { body }),
    };
    const { response, data, error } = await client.request(method, path as never, asked as never);
    if (response.status >= 300 && response.status < 400) {
      throw new Stop(EXIT.unreachable, `${url} has moved to ${response.headers.get('location') ?? 'elsewhere'}`);
    }
    if (!response.ok) throw refusal(url, response.status, error);
    return new Response(data ?? null);
  };
  const send = async (operation: string, asked: Asked): Promise<string> => (await open(operation, asked)).text();
  return {
    url,
    ask: async (operation, asked, answer) => readAnswer(url, jsonIn(await send(operation, asked)), answer),
    textOf: send,
    bytesOf: async (operation, asked) => new Uint8Array(await (await open(operation, asked)).arrayBuffer()),
    perform: async (operation, asked) => {
      await send(operation, asked);
    },
  };
};

const routeOf = (operation: string) => {
  const route = ROUTES.find(({ name }) => name === operation);
  if (route === undefined) throw new Error(`the API has no operation ${operation}`);
  return route;
};

/** Where the connection breaks, it is tried once more. A token follows no redirection. */
const fetchTwice = async (request: Request): Promise<Response> => {
  const once = () => fetch(request.clone(), { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  try {
    return await once().catch((error: Error) => {
      if (error.name === 'TimeoutError') throw error;
      return once();
    });
  } catch (error) {
    const { name, message, cause } = error as Error;
    const why =
      name === 'TimeoutError' ? `no answer in ${PATIENCE / 1000} seconds` : (cause as Error)?.message || message;
    throw new Stop(EXIT.unreachable, `${new URL(request.url).origin} cannot be reached: ${why}`);
  }
};
