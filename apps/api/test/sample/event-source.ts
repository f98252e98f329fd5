import { LIVE_EVENT } from '../../src/schema/live-event.ts';
import { checkAnswer } from './contract.ts';
import type { House } from './house.ts';

/** An event as a program gets it. */
export interface Heard {
  readonly id: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly data: any;
}

/** What a stream looks like: the bytes are read event by event. */
const EXAMPLE =
  'id: 5b0e4f2a9c1d8e7760a1b2c3d4e5f607\nevent: window-opened\ndata: {"kind":"window-opened","turn":4,"seats":["Eng","Lit"],"may":[],"live":false,"deadline":1772452800000,"at":1772366400000}\n\n';

/** Listens to a stream as an EventSource does; every event is held against the document. */
export class EventSource {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = '';

  private constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  static async open(
    { api }: Pick<House, 'api'>,
    path: string,
    headers: { readonly [name: string]: string } = {},
  ): Promise<EventSource> {
    const response = await api.request(`/api/v1${path}`, { headers });
    if (response.status !== 200 || response.body === null) throw new Error(`${path}: ${await response.text()}`);
    checkAnswer('GET', `/api/v1${path}`, { status: 200, headers: response.headers, text: EXAMPLE, body: undefined });
    return new EventSource(response.body);
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<Heard | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
        const data = fields.get('data');
        if (data === undefined) continue;
        const event = { id: fields.get('id') ?? '', kind: fields.get('event') ?? '', data: JSON.parse(data) };
        if (event.kind !== event.data.kind) throw new Error(`an event ${event.kind} with data of ${event.data.kind}`);
        LIVE_EVENT.parse(event.data);
        return event;
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  /** The kinds of the next events, as many as are named, and the last of them. */
  async kinds(count: number): Promise<readonly string[]> {
    const heard: string[] = [];
    while (heard.length < count) heard.push((await this.next())?.kind ?? 'end');
    return heard;
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}
