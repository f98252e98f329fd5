import type { OwnQuestion, ServerSeat } from '../server-seat.ts';
import type { DraftKeeper } from './draft-keeper.svelte.ts';

/** What the orders of a seat ask the master, and what the master has said: as the server knows it. */
export class OwnQuestions {
  readonly #server: ServerSeat;
  readonly #keeper: DraftKeeper;

  all = $state.raw<readonly OwnQuestion[]>([]);
  busy = $state(false);
  fault = $state('');
  /** Some are asked by the draft alone, of which nobody else knows. */
  readonly unput: boolean = $derived(this.all.some(({ put }) => !put));

  constructor(server: ServerSeat, keeper: DraftKeeper) {
    this.#server = server;
    this.#keeper = keeper;
  }

  async load(): Promise<void> {
    if (this.busy) return;
    const listed = await this.#server.questions();
    if (listed.ok) this.all = listed.value.questions;
  }

  /** Puts what the draft asks before the master. The draft stays a draft. */
  async ask(): Promise<void> {
    this.busy = true;
    this.fault = '';
    try {
      await this.#keeper.settled();
      await this.#keeper.save();
      const asked = await this.#server.askMaster();
      if (asked.ok) this.all = asked.value.questions;
      else this.fault = asked.fault;
    } finally {
      this.busy = false;
    }
  }
}
