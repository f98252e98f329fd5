import { hasOffers, type Offer, type ReportLine } from '@chancery/core';
import type { Answer } from '../api/ask.ts';
import { untilFetched } from '../frame/until-fetched.ts';
import type { ListedReceipt, Pulse, Receipt, ResolvedPost, ServerSeat } from '../server-seat.ts';
import type { DeskSession } from '../session.svelte.ts';
import type { DraftKeeper } from './draft-keeper.svelte.ts';
import type { hashOf } from './hash-of.ts';
import type { OwnQuestions } from './own-questions.svelte.ts';
import { type WhenReady, whenReady } from './when-ready.ts';

/** The questions of the seat, and what lists them. */
interface Asking {
  readonly questions: OwnQuestions;
  readonly List: typeof import('./asking.ts').QuestionList;
}

/** Sending orders in and taking them back, and what the server has said of it. */
export class Sending {
  readonly keeper: DraftKeeper;
  readonly server: ServerSeat;
  readonly #session: DeskSession;

  /** Null where orders ask the master nothing, and until what shows it is there. */
  asking = $state.raw<Asking | null>(null);

  /** Comes with the first receipts: the desk is seen before anything is to be compared. */
  #hashOf = $state.raw<typeof hashOf | null>(null);

  /** Of the turn in hand, the oldest first. */
  receipts = $state.raw<readonly ListedReceipt[]>([]);
  /** The ruler has said that they need no more time. */
  ready = $state(false);
  /** What follows when they say so; null where nothing does, and until the server has told. */
  whenReady = $state.raw<WhenReady | null>(null);
  busy = $state(false);
  answer = $state.raw<Answer<Receipt> | null>(null);
  fault = $state('');
  /** What others offer in orders that they have sent in. */
  offers = $state.raw<readonly Offer[]>([]);
  /** In live play: what came of the last post. */
  resolved = $state.raw<ResolvedPost | null>(null);

  constructor(session: DeskSession, server: ServerSeat, keeper: DraftKeeper) {
    this.#session = session;
    this.offers = session.file.offers ?? [];
    this.server = server;
    this.keeper = keeper;
    if (session.ruleset.desk.asksMaster) void this.#fetchAsking();
  }

  /** Others may have offered something, or taken it back, since the turn file came. */
  async #fetchOffers(): Promise<void> {
    if (!hasOffers(this.#session.ruleset)) return;
    const asked = await this.server.offers();
    if (asked.ok) this.offers = asked.value.offers;
  }

  async #fetchAsking(): Promise<void> {
    const { OwnQuestions, QuestionList } = await untilFetched(() => import('./asking.ts'));
    const questions = new OwnQuestions(this.server, this.keeper);
    this.asking = { questions, List: QuestionList };
    await questions.load();
  }

  get live(): boolean {
    return this.#session.live;
  }

  /** What the rules call the window that is open, where one group orders after another. */
  get phase(): string | null {
    return this.#session.phase;
  }

  /** The turn still takes orders. */
  get open(): boolean {
    return this.#session.open;
  }

  /** There is nothing on the list. */
  get empty(): boolean {
    return this.#session.orders.length === 0;
  }

  get asked(): boolean {
    return this.#session.asked;
  }

  /** The receipt of the sheet that counts now; null when none does. */
  readonly standing: ListedReceipt | null = $derived(this.receipts.findLast(({ stands }) => stands) ?? null);
  /** How the campaign stands. */
  heard(pulse: Pulse): void {
    this.whenReady = this.#session.asked ? whenReady(pulse, this.server.seat) : null;
    void this.#fetchOffers();
    void this.asking?.questions.load();
  }

  /** What is said before the list goes in as it stands. */
  leftUndone(): readonly ReportLine[] {
    return this.#session.leftUndone();
  }

  /** The list here is what counts. */
  readonly same: boolean = $derived.by(
    () => this.standing !== null && this.standing.hash === this.#hashOf?.(this.#session.orders),
  );

  /** Asks what counts, and whether the ruler has said that they are ready. */
  async load(): Promise<void> {
    const { file } = this.#session;
    const listed = await this.server.receipts(file.turn + 1);
    if (!listed.ok) return;
    this.#hashOf ??= (await import('./hash-of.ts')).hashOf;
    this.receipts = listed.value.receipts;
    if (this.standing === null) return;
    const draft = await this.server.readDraft();
    if (draft.ok) this.ready = draft.value.ready;
  }

  /** True when the orders count now: the turn may be out in a moment, whoever closes it. */
  async sendIn(): Promise<boolean> {
    return this.#doing(async () => {
      await this.keeper.settled();
      const { file, orders, sheet } = this.#session;
      this.answer = await this.server.send(file, sheet, this.ready, this.keeper.base);
      if (!this.answer.ok) {
        this.keeper.failed(this.answer);
        return false;
      }
      const { counts, number, lines } = this.answer.value;
      // What was done when it came is no order of the turn any more.
      const done = new Set(lines.flatMap(({ line, done }) => (done ? [line - 1] : [])));
      const left = orders.filter((_, at) => !done.has(at));
      if (done.size > 0) this.#session.carriedOut(left);
      const whole = counts && lines.every(({ outcome }) => outcome === 'accepted' || outcome === 'warned');
      if (this.#session.live && counts) {
        // What was posted has happened: the list is empty for what comes next.
        this.#session.replace([]);
        this.keeper.wentIn(number, []);
        this.resolved = this.answer.value.resolved ?? null;
        return true;
      }
      this.keeper.wentIn(number, whole ? left : null);
      await Promise.all([this.load(), this.asking?.questions.load()]);
      return counts;
    });
  }

  /** Takes back what was sent in; the draft stays as it is. */
  async withdraw(): Promise<void> {
    await this.#doing(async () => {
      await this.keeper.save();
      const answered = await this.server.withdraw(this.#session.file);
      this.answer = null;
      if (answered.ok) {
        const newest = await this.server.readDraft();
        if (newest.ok && newest.value.kind === 'withdrawn')
          this.keeper.wentIn(newest.value.number, newest.value.orders);
      } else {
        this.fault = answered.fault;
        this.keeper.failed(answered);
      }
      await this.load();
    });
  }

  /** Says whether more time is needed. True when the turn may be out in a moment. */
  async say(ready: boolean): Promise<boolean> {
    this.ready = ready;
    return this.#doing(async () => {
      const answered = await this.server.setReady(ready);
      if (!answered.ok) {
        this.ready = !ready;
        this.fault = answered.fault;
      }
      return answered.ok && ready;
    });
  }

  async #doing<T>(act: () => Promise<T>): Promise<T> {
    this.busy = true;
    this.fault = '';
    try {
      return await act();
    } finally {
      this.busy = false;
    }
  }
}
