import { type AnyOrder, canonicalText } from '@chancery/core';
import type { Fault } from '../api/ask.ts';
import { keepDraft, keptDraft } from '../kept-draft.ts';
import type { ServerDraft, ServerSeat } from '../server-seat.ts';
import type { DeskSession } from '../session.svelte.ts';
import { reconcile } from './reconcile.ts';
import { watchPage } from './watch-page.ts';

/**
 * Where the draft is. `device`: here alone, as there is no server. `changed`: about to go to the server. `kept`: there.
 * `away`: the server cannot be reached. `signed-out`: the session has ended. `conflict`: another device has gone on.
 * `over`: the turn takes no more orders. `refused`: the server does not take it, and says why.
 */
export type DraftState = 'device' | 'changed' | 'kept' | 'away' | 'signed-out' | 'conflict' | 'over' | 'refused';

/** How long after the last change the draft goes to the server. */
const PAUSE = 1500;
/** Every draft that goes to the server is kept there for good, so they go no oftener than this. */
const BETWEEN = 8000;
const TRY_AGAIN = 20_000;

/** Keeps what a ruler drafts, on this device at once and on the server soon after. Nothing is lost, and nothing written over. */
export class DraftKeeper {
  readonly #session: DeskSession;
  readonly #server: ServerSeat | null;
  #base: number | null;
  #sent: string;
  #tried: string | null = null;
  #noted: string;
  #busy: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #savedAt = 0;
  #watching = true;

  state = $state<DraftState>('device');
  /** Why the server did not take it. */
  fault = $state('');
  /** The newest orders of another device, while the ruler has to choose between them and their own. */
  theirs = $state.raw<ServerDraft | null>(null);
  /** Orders of another device that are shown here now, since nothing here was in their way. */
  followed = $state.raw<ServerDraft | null>(null);
  /** In live play: it goes by itself as soon as it is the move of the seat. */
  whenCalled = $state(false);
  /** When the draft was changed here last. */
  changedAt = $state(0);

  constructor(session: DeskSession, server: ServerSeat | null) {
    this.#session = session;
    this.#server = session.open ? server : null;
    const kept = keptDraft(session.file);
    this.#base = kept?.base ?? null;
    this.changedAt = kept?.at ?? Date.now();
    this.#noted = this.#text;
    this.#sent = kept?.unsent === true ? '' : this.#noted;
    if (this.#server) this.state = kept?.unsent === true ? 'changed' : 'kept';
  }

  /** What the next sheet goes on from. */
  get base(): number | null {
    return this.#base;
  }

  get unsent(): boolean {
    return this.#text !== this.#sent;
  }

  /** Watches until it is told to stop. */
  watch(): () => void {
    this.#watching = true;
    void this.look();
    const end = watchPage(
      () => void this.look(),
      () => void this.save(true),
    );
    return () => {
      this.#watching = false;
      clearTimeout(this.#timer);
      end();
    };
  }

  /** The orders have changed, or may have. */
  noted(): void {
    const text = this.#text;
    if (text !== this.#noted) this.changedAt = Date.now();
    this.#noted = text;
    this.#keepHere();
    if (!this.#server || this.state === 'conflict' || this.state === 'over') return;
    if (!this.unsent) return;
    if (this.state === 'kept' || this.state === 'refused') this.state = 'changed';
    this.#later(Math.max(PAUSE, this.#savedAt + BETWEEN - Date.now()));
  }

  /** Hears from the server what is newest there. */
  async look(): Promise<void> {
    const { file } = this.#session;
    if (!this.#server || this.state === 'over') return;
    await this.#busy;
    const before = this.#base;
    const asked = await this.#server.readDraft();
    if (!asked.ok) return this.failed(asked);
    // A sheet of ours has gone in while we asked: the answer is older than what we know.
    if (this.#busy || this.#base !== before) return;
    const newest = asked.value;
    if (newest.turn !== file.turn + 1) {
      // In live play others have posted, and the desk is about to be laid again.
      if (this.#session.live) await this.save();
      else this.state = 'over';
      return;
    }
    const own = { base: this.#base, text: this.#text, sent: this.#sent, tried: this.#tried };
    const text = canonicalText(newest.orders);
    switch (reconcile(own, { number: newest.number, text })) {
      case 'conflict':
        this.theirs = newest;
        this.state = 'conflict';
        return;
      case 'follow':
        this.#session.replace(newest.orders);
        this.followed = newest;
    }
    this.whenCalled = newest.kind === 'waiting';
    this.#goOnFrom(newest.number, text);
    if (this.unsent) await this.save();
  }

  /** Sends the draft to the server now, if there is anything to send. */
  async save(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#server || this.#busy || !this.unsent || this.#base === null) return;
    if (this.state === 'conflict' || this.state === 'over') return;
    const { file, orders } = this.#session;
    const text = this.#text;
    this.#tried = text;
    this.#savedAt = Date.now();
    const how = { leaving, whenCalled: this.whenCalled };
    const saving = this.#server.saveDraft(file, orders, this.#base, how).then((answered) => {
      this.#busy = null;
      if (answered.ok) this.#goOnFrom(answered.value.number, text);
      else this.failed(answered);
    });
    this.#busy = saving;
    await saving;
    if (this.state === 'changed') this.#later(BETWEEN);
  }

  /** In live play: whether the draft goes by itself as soon as it is the move of the seat. */
  async leave(whenCalled: boolean): Promise<void> {
    this.whenCalled = whenCalled;
    await this.settled();
    this.#sent = '';
    this.state = 'changed';
    await this.save();
  }

  /** Waits for what is on its way, so that a sheet goes on from it. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#busy;
  }

  /** A sheet was sent under this number, with these orders. The draft itself has not changed. */
  wentIn(number: number, orders: readonly AnyOrder[] | null): void {
    this.#goOnFrom(number, orders === null ? '' : canonicalText(orders));
    this.noted();
  }

  /** Undoes that another device's orders were shown here. */
  goBack(): void {
    this.followed = null;
    this.#session.undo();
  }

  /** The ruler has looked at both, and goes on with these. */
  choose(orders: readonly AnyOrder[]): void {
    const { theirs } = this;
    if (theirs === null) return;
    if (canonicalText(orders) !== this.#text) this.#session.replace(orders);
    this.#goOnFrom(theirs.number, canonicalText(theirs.orders));
    void this.save();
  }

  get #text(): string {
    return canonicalText(this.#session.orders);
  }

  #goOnFrom(number: number, text: string): void {
    this.theirs = null;
    this.#base = number;
    this.#sent = text;
    this.#tried = null;
    this.fault = '';
    this.state = this.unsent ? 'changed' : 'kept';
    this.#keepHere();
  }

  #keepHere(): void {
    const { file, orders } = this.#session;
    keepDraft(file, { orders, base: this.#base, unsent: this.unsent, at: this.changedAt });
  }

  /** What is done when the server does not take something. */
  failed({ code, fault }: Fault): void {
    switch (code) {
      case 'unreachable':
        this.state = 'away';
        this.#later(TRY_AGAIN);
        return;
      case 'not-signed-in':
        this.state = 'signed-out';
        return;
      case 'conflict':
        void this.look();
        return;
      case 'too-late':
      case 'next-turn':
      case 'not-asked':
        this.state = 'over';
        return;
      default:
        this.fault = fault;
        this.state = 'refused';
        this.#later(TRY_AGAIN);
    }
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#watching) return;
    this.#timer = setTimeout(() => void (this.state === 'changed' ? this.save() : this.look()), milliseconds);
  }
}
