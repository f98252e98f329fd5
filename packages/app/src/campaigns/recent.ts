/** Keeps the values that were last asked for, so many of them. */
export class Recent<Key, Value> {
  readonly #most: number;
  /** The one that was asked for longest ago comes first. */
  readonly #kept = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: Key, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as Key);
  }
}
