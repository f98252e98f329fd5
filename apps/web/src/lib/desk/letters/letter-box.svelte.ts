import { type Answer, ask, askJson, pathOf } from '../api/ask.ts';
import type { ServerSeat } from '../server-seat.ts';
import { type Letter, type Thread, threadsOf } from './threads.ts';

interface LetterPage {
  readonly letters: readonly Letter[];
  readonly next: string | null;
}

const BOXES = ['received', 'sent'] as const;
type Box = (typeof BOXES)[number];

/** The letters of a seat, as far as they have been fetched. */
export class LetterBox {
  readonly #server: ServerSeat;
  readonly #path: string;

  #letters = $state.raw<ReadonlyMap<string, Letter>>(new Map());
  /** Where the older ones begin, by box; null when there are none. */
  #next = $state.raw<{ readonly [box in Box]?: string | null }>({});
  fault = $state('');
  loaded = $state(false);
  muted = $state.raw<readonly string[]>([]);

  constructor(server: ServerSeat) {
    this.#server = server;
    this.#path = `${server.campaignPath}${pathOf('parties', server.seat)}/letters`;
  }

  readonly threads: readonly Thread[] = $derived.by(() => threadsOf([...this.#letters.values()], this.#server.seat));
  readonly unread: number = $derived(this.threads.reduce((sum, { unread }) => sum + unread, 0));
  readonly hasOlder: boolean = $derived(BOXES.some((box) => typeof this.#next[box] === 'string'));

  /** Fetches the newest. */
  async load(): Promise<void> {
    const pages = await Promise.all(BOXES.map((box) => this.#page(box, '')));
    const first = !this.loaded;
    pages.forEach((page, index) => {
      const box = BOXES[index] as Box;
      if (page?.ok && first) this.#next = { ...this.#next, [box]: page.value.next };
    });
    this.loaded = pages.every((page) => page?.ok);
  }

  async older(): Promise<void> {
    for (const box of BOXES) {
      const after = this.#next[box];
      if (typeof after !== 'string') continue;
      const page = await this.#page(box, `&after=${encodeURIComponent(after)}`);
      if (page.ok) this.#next = { ...this.#next, [box]: page.value.next };
    }
  }

  /** Fetches whatever holds these words, however old, and says which letters they are. */
  async search(text: string): Promise<ReadonlySet<string>> {
    const pages = await Promise.all(BOXES.map((box) => this.#page(box, `&search=${encodeURIComponent(text)}`)));
    return new Set(pages.flatMap((page) => (page.ok ? page.value.letters.map(({ id }) => id) : [])));
  }

  /** Fetches all of an exchange. */
  async open({ id, letters }: Thread): Promise<void> {
    await Promise.all(BOXES.map((box) => this.#page(box, `&thread=${encodeURIComponent(id)}`)));
    const unread = letters.filter((letter) => letter.readAt === null && letter.from !== this.#server.seat);
    for (const letter of unread) {
      const marked = await ask(`${this.#path}${pathOf(letter.id)}/read`, { method: 'PUT' });
      if (marked.ok) this.#put({ ...letter, readAt: Date.now() });
    }
  }

  async send(letter: {
    readonly to?: readonly string[] | 'all';
    readonly answers?: string;
    readonly subject: string;
    readonly body: string;
  }): Promise<Answer<{ readonly id: string }>> {
    const sent = await askJson<{ readonly id: string }>(this.#path, { method: 'POST', body: letter });
    if (sent.ok) await this.load();
    return sent;
  }

  /** Puts an exchange away, or takes it out again. */
  async putAway({ letters }: Thread, away: boolean): Promise<void> {
    for (const letter of letters.filter(({ from }) => from !== this.#server.seat)) {
      const done = await ask(`${this.#path}${pathOf(letter.id)}/archived`, { method: away ? 'PUT' : 'DELETE' });
      if (done.ok) this.#put({ ...letter, archivedAt: away ? Date.now() : null });
      else this.fault = done.fault;
    }
  }

  async loadMuted(): Promise<void> {
    const listed = await askJson<{ readonly muted: readonly string[] }>(`${this.#server.seatPath}/mutes`);
    if (listed.ok) this.muted = listed.value.muted;
  }

  async mute(seat: string, mute: boolean): Promise<void> {
    const path = `${this.#server.seatPath}/mutes${pathOf(seat)}`;
    const done = await ask(path, { method: mute ? 'PUT' : 'DELETE' });
    this.fault = done.ok ? '' : done.fault;
    await this.loadMuted();
  }

  /** Brings a letter before the masters. */
  report(letter: string, reason: string): Promise<Answer<unknown>> {
    return ask(`${this.#server.seatPath}/letters${pathOf(letter)}/report`, { method: 'POST', body: { reason } });
  }

  async #page(box: Box, query: string): Promise<Answer<LetterPage>> {
    const page = await askJson<LetterPage>(`${this.#path}?box=${box}&limit=50${query}`);
    this.fault = page.ok ? '' : page.fault;
    if (page.ok) this.#put(...page.value.letters);
    return page;
  }

  #put(...letters: readonly Letter[]): void {
    this.#letters = new Map([...this.#letters, ...letters.map((letter) => [letter.id, letter] as const)]);
  }
}
