import { ROUTES } from '@chancery/api';
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
  const open = async (operation: string, asked: Asked): Promise<Response> => {
    const { method, address } = requestOf(url, operation, asked);
    const { type, body } = bodyOf(asked);
    const headers = {
      accept: 'application/json, text/*, image/svg+xml',
      ...(type === null ? {} : { 'content-type': type }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      // With its key a change that is asked for twice is made once.
      ...(method === 'get' ? {} : { 'idempotency-key': toHex(io.randomBytes(16)) }),
    };
    const response = await fetchTwice(address, { method: method.toUpperCase(), headers, body });
    if (response.status >= 300 && response.status < 400) {
      throw new Stop(EXIT.unreachable, `${url} has moved to ${response.headers.get('location') ?? 'elsewhere'}`);
    }
    if (!response.ok) throw refusal(url, response.status, await response.text());
    return response;
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

const requestOf = (url: string, operation: string, { params = {}, query = {} }: Asked) => {
  const route = ROUTES.find(({ name }) => name === operation);
  if (route === undefined) throw new Error(`the API has no operation ${operation}`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const address = new URL(`${url}/api/v1${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return { method: route.method, address };
};

const bodyOf = ({ json, text }: Asked): { readonly type: string | null; readonly body: string | null } => {
  if (text !== undefined) return { type: 'text/plain; charset=utf-8', body: text };
  return json === undefined ? { type: null, body: null } : { type: 'application/json', body: JSON.stringify(json) };
};

/** Where the connection breaks, it is tried once more. A token follows no redirection. */
const fetchTwice = async (
  address: URL,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body: string | null },
): Promise<Response> => {
  const once = () => fetch(address, { ...request, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  try {
    return await once().catch((error: Error) => {
      if (error.name === 'TimeoutError') throw error;
      return once();
    });
  } catch (error) {
    const { name, message, cause } = error as Error;
    const why =
      name === 'TimeoutError' ? `no answer in ${PATIENCE / 1000} seconds` : (cause as Error)?.message || message;
    throw new Stop(EXIT.unreachable, `${address.origin} cannot be reached: ${why}`);
  }
};
