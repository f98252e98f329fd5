import { Busy } from '../write-fault.ts';

/** Lets one in at a time, in the order of coming. SQLite has one writer; this is where the others wait. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** Resolves when it is your turn; then `leave` must follow. Rejects after `patience` milliseconds, if given. */
  async enter(patience?: number): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (patience === undefined) return promise;
    const giveUp = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      reject(new Busy(`waited ${patience} ms to write: does a transaction wait for a write outside of it?`));
    }, patience);
    await promise;
    clearTimeout(giveUp);
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }
}
