import type { TurnFile } from '@chancery/core';
import { askJson, type Fault } from '../api/ask.ts';
import { watchPage } from '../draft/watch-page.ts';
import type { ServerSeat } from '../server-seat.ts';

/** Notes as the server has them. Their number counts up with every change. */
interface KeptNotes {
  readonly number: number;
  readonly text: string;
}

const PAUSE = 1200;
const TRY_AGAIN = 20_000;

/** The notes of a ruler about their campaign: here at once, and on the server soon after, where there is one. */
export class NoteBook {
  readonly #server: ServerSeat | null;
  readonly #key: string;
  #number: number | null;
  #sent: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  text = $state('');
  unsent = $state(false);
  fault = $state('');
  /** What another device has written, while the ruler has to choose. */
  theirs = $state.raw<KeptNotes | null>(null);

  constructor({ campaign, seat }: TurnFile, server: ServerSeat | null) {
    this.#server = server;
    this.#key = `chancery notes ${campaign.id} ${seat}`;
    const kept = this.#keptHere();
    this.text = kept?.text ?? '';
    this.#number = kept?.number ?? null;
    this.#sent = kept?.sent ?? '';
    this.unsent = server !== null && this.text !== this.#sent;
  }

  watch(): () => void {
    void this.#look();
    const end = watchPage(
      () => void this.#look(),
      () => void this.#save(),
    );
    return () => {
      void this.#save();
      clearTimeout(this.#timer);
      end();
    };
  }

  write(text: string): void {
    this.text = text;
    this.unsent = this.#server !== null && text !== this.#sent;
    this.#keepHere();
    if (this.theirs === null) this.#later(PAUSE);
  }

  choose(which: 'ours' | 'theirs' | 'both'): void {
    const { theirs } = this;
    if (theirs === null) return;
    this.theirs = null;
    this.#agree(theirs);
    const chosen = { ours: this.text, theirs: theirs.text, both: `${this.text}\n\n${theirs.text}` };
    this.write(chosen[which]);
  }

  async #look(): Promise<void> {
    if (!this.#server) return;
    const asked = await askJson<KeptNotes>(`${this.#server.seatPath}/notes`);
    if (!asked.ok) return this.#failed(asked);
    this.#heard(asked.value);
    if (this.theirs === null && this.unsent) await this.#save();
  }

  #heard(notes: KeptNotes): void {
    this.fault = '';
    if (notes.number === this.#number) return;
    const untouched = this.text === this.#sent || this.text === notes.text || notes.number === 0;
    if (!untouched) {
      this.theirs = notes;
      return;
    }
    if (this.text === this.#sent && notes.number > 0) this.text = notes.text;
    this.#agree(notes);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#server || !this.unsent || this.#number === null || this.theirs !== null) return;
    const { text } = this;
    const saved = await askJson<KeptNotes>(`${this.#server.seatPath}/notes`, {
      method: 'PUT',
      body: { text, base: this.#number },
      keepalive: true,
    });
    if (saved.ok) this.#agree({ number: saved.value.number, text });
    else if (saved.code === 'conflict') await this.#look();
    else this.#failed(saved);
  }

  #agree({ number, text }: KeptNotes): void {
    this.#number = number;
    this.#sent = text;
    this.unsent = this.text !== text;
    this.fault = '';
    this.#keepHere();
  }

  #failed({ fault }: Fault): void {
    this.fault = fault;
    this.#later(TRY_AGAIN);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#server)
      this.#timer = setTimeout(() => void (this.#number === null ? this.#look() : this.#save()), milliseconds);
  }

  #keepHere(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ text: this.text, number: this.#number, sent: this.#sent }));
    } catch {
      // No room, or a browser that keeps nothing: then the notes live on the server alone.
    }
  }

  #keptHere(): { readonly text: string; readonly number: number | null; readonly sent: string } | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? 'null');
    } catch {
      return null;
    }
  }
}
