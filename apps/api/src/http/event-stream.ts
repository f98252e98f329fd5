import { type Actor, hears, missed, type NamedEvent, namedEvent, type Watching } from '@chancery/app';
import { ok, type Result } from '@chancery/core';
import { firstPlace, type PlacedSignal } from '@chancery/store';
import type { Fault } from '../problem/fault.ts';
import type { ApiContext, House } from './environment.ts';
import { askerOf } from './meter.ts';

/** Whether somebody may watch, asked again and again: what they may see can change. */
export type Watch = (actor: Actor) => Promise<Result<Watching, Fault>>;

/** The answer that tells what happens, until the reader leaves, may watch no longer, or the server stops. */
export const eventStream = async (
  house: House,
  context: ApiContext,
  watch: Watch,
): Promise<Result<Response, Fault>> => {
  const watching = await watch(context.get('actor'));
  if (!watching.ok) return watching;
  if (context.req.raw.method === 'HEAD') return ok(new Response(null, { headers: HEADERS }));
  const { who, isUser } = askerOf(house, context);
  const place = house.streams.enter(who, isUser);
  if ('limit' in place) return { ok: false, error: { code: 'too-many-streams', limit: place.limit } };
  const stream = new EventStream(house, { context, watch, watching: watching.value, leave: place.leave });
  try {
    return ok(new Response(await stream.open(), { headers: HEADERS }));
  } catch (error) {
    stream.end();
    throw error;
  }
};

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Or a proxy keeps events until it has many.
  'x-accel-buffering': 'no',
} as const;

interface Asked {
  readonly context: ApiContext;
  readonly watch: Watch;
  readonly watching: Watching;
  readonly leave: () => void;
}

/** What may wait for a reader who is slow, in bytes. Whoever falls further behind comes again, and goes on from their last event. */
const MOST_WAITING = 256_000;

class EventStream {
  readonly #house: House;
  readonly #asked: Asked;
  readonly #text = new TextEncoder();
  #to: ReadableStreamDefaultController<Uint8Array> | null = null;
  #before: Promise<unknown> = Promise.resolve();
  #heartbeat: NodeJS.Timeout | null = null;

  constructor(house: House, asked: Asked) {
    this.#house = house;
    this.#asked = asked;
  }

  async open(): Promise<ReadableStream<Uint8Array>> {
    const { app, signals, settings } = this.#house;
    const { context, watching } = this.#asked;
    const { db } = app.store;
    const lastId = context.req.header('last-event-id');
    const upTo = await signals.listen(this.#hear);
    const first = await firstPlace(db);
    const before = lastId === undefined ? [] : await missed(db, watching, { lastId, upTo, first });
    const here = { kind: 'here', turn: watching.turn, complete: before !== null, at: app.now() } as const;
    settings.closing?.addEventListener('abort', this.end, { once: true });
    this.#heartbeat = setInterval(() => this.#next(async () => this.#send(':\n\n')), settings.heartbeat).unref();
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#to = controller;
        },
        cancel: this.end,
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
    );
    this.#send('retry: 3000\n\n');
    this.#tell(before ?? []);
    this.#send(written({ id: watching.ids.of(upTo), event: here }));
    if (settings.closing?.aborted) this.end();
    return stream;
  }

  readonly #hear = (signals: readonly PlacedSignal[]): void => {
    const { watching } = this.#asked;
    const heard = signals.filter((signal) => hears(watching, signal)).map((signal) => namedEvent(watching, signal));
    if (heard.length > 0) this.#next(async () => this.#tell(heard));
  };

  /** One after another, and only as long as the reader may watch as they did at first. */
  #next(work: () => Promise<void>): void {
    this.#before = this.#before
      .then(async () => ((await this.#mayStill()) ? await work() : this.end()))
      // What was not sent is told when they come again.
      .catch(this.end);
  }

  async #mayStill(): Promise<boolean> {
    const { context, watch, watching } = this.#asked;
    const before = context.get('actor');
    const actor = await this.#house.accounts.actorOf(context.req.raw.headers);
    if (actor.kind !== before.kind) return false;
    const now = await watch(actor);
    return now.ok && now.value.since === watching.since;
  }

  #tell(events: readonly NamedEvent[]): void {
    for (const event of events) this.#send(written(event));
  }

  #send(text: string): void {
    if (this.#to === null) return;
    this.#to.enqueue(this.#text.encode(text));
    if ((this.#to.desiredSize ?? 0) < 0) this.end();
  }

  readonly end = (): void => {
    this.#house.signals.leave(this.#hear);
    this.#house.settings.closing?.removeEventListener('abort', this.end);
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    this.#asked.leave();
    const to = this.#to;
    this.#to = null;
    try {
      to?.close();
    } catch {
      // The reader has left.
    }
  };
}

/** As the standard of HTML has it. JSON has no line breaks of its own. */
const written = ({ id, event }: { readonly id: string; readonly event: { readonly kind: string } }): string =>
  `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
