/** Lets one in at a time, in the order of coming. SQLite has one writer; this is where the others wait. */
export class Gate {
  /** Milliseconds after which one who waits gives up. */
  readonly patience: number;
  readonly #waiting: Waiter[] = [];
  #taken = false;

  constructor(patience: number) {
    this.patience = patience;
  }

  /** Resolves when it is your turn; then `leave` must follow. Rejects when patience is at its end. */
  async enter(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new Error(`waited ${this.patience} ms to write: does a transaction wait for a write outside of it?`));
      }, this.patience);
      const waiter: Waiter = {
        admit() {
          clearTimeout(giveUp);
          resolve();
        },
      };
      this.#waiting.push(waiter);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next.admit();
  }
}

interface Waiter {
  admit(): void;
}
