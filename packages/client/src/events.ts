import { apiOf, type ChanceryPlace } from './client.ts';
import type { components } from './generated/api.ts';
import { problemIn, RefusedError } from './told.ts';

/** What happens in a campaign. */
export type LiveEvent = components['schemas']['LiveEvent'];

/** An event with the id behind which a later stream goes on. */
export interface ToldEvent {
  readonly id: string;
  readonly event: LiveEvent;
}

export interface WatchOptions {
  readonly campaign: string;
  /** A seat, or `master` for the masters; a spectator's stream without. */
  readonly party?: string;
  /** The id of the last event that was told before. */
  readonly lastEventId?: string;
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /** How long to wait before a stream that broke is opened again, in milliseconds; as the server asks unless given. */
  readonly pause?: number;
}

/**
 * Tells what happens in a campaign, for as long as somebody listens: a stream that breaks is opened again and goes on where it
 * was. Throws a `RefusedError` when it may be watched no longer.
 */
export async function* watch(place: ChanceryPlace, options: WatchOptions): AsyncGenerator<ToldEvent, void, undefined> {
  const { signal } = options;
  const ended = (): boolean => signal?.aborted === true;
  let lastEventId = options.lastEventId ?? '';
  let pause = options.pause ?? 3000;
  while (!ended()) {
    const response = await opened(place, options, lastEventId);
    if (response !== null && !response.ok) {
      const problem = problemIn(await response.json().catch(() => null));
      if (problem !== null && response.status < 500 && response.status !== 429) throw new RefusedError(problem);
      pause = Number(response.headers.get('retry-after') ?? 10) * 1000;
    }
    if (response?.ok === true && response.body !== null) {
      for await (const message of messagesIn(response.body, signal)) {
        if (message.retry !== undefined && options.pause === undefined) pause = message.retry;
        if (message.data === undefined) continue;
        lastEventId = message.id ?? lastEventId;
        yield { id: lastEventId, event: JSON.parse(message.data) };
      }
    }
    if (!ended()) await new Promise((wake) => setTimeout(wake, pause));
  }
}

/** Null where the server cannot be reached. */
const opened = (
  { server, token = null, fetch = globalThis.fetch }: ChanceryPlace,
  { campaign, party, signal }: WatchOptions,
  lastEventId: string,
): Promise<Response | null> => {
  const of = `${apiOf(server)}/campaigns/${encodeURIComponent(campaign)}`;
  const headers = {
    accept: 'text/event-stream',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
  };
  const address = party === undefined ? `${of}/events` : `${of}/parties/${encodeURIComponent(party)}/events`;
  const request = new Request(address, { headers, ...(signal === undefined ? {} : { signal }) });
  return fetch(request).catch(() => null);
};

interface Message {
  readonly id?: string;
  readonly data?: string;
  readonly retry?: number;
}

/** The messages of a stream of server-sent events, each when it is whole; ends with the stream, however that ends. */
async function* messagesIn(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<Message> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        yield messageIn(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  } catch (error) {
    if (signal?.aborted !== true && !(error instanceof TypeError)) throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const messageIn = (block: string): Message => {
  const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
  const [id, data, retry] = [fields.get('id'), fields.get('data'), fields.get('retry')];
  return {
    ...(id === undefined ? {} : { id }),
    ...(data === undefined ? {} : { data }),
    ...(retry === undefined ? {} : { retry: Number(retry) }),
  };
};
