/** Writes that reach the disk together: those who made them wait here to hear that it has happened. */
export class Group {
  readonly #settled = Promise.withResolvers<void>();

  constructor() {
    // Where all have rolled back nobody waits, and a commit that fails concerns nobody.
    this.#settled.promise.catch(() => undefined);
  }

  /** Resolves when everything is on the disk; rejects when nothing is. */
  get committed(): Promise<void> {
    return this.#settled.promise;
  }

  succeed(): void {
    this.#settled.resolve();
  }

  fail(reason: unknown): void {
    this.#settled.reject(reason);
  }
}
