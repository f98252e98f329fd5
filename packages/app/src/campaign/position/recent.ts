import { type AnyRuleset, onceFor } from '@chancery/core';

/** Keeps the values that were last asked for, as many as weigh so much together. */
export class Recent<Key, Value> {
  readonly #most: number;
  /** The one that was asked for longest ago comes first. */
  readonly #kept = new Map<Key, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  keep(key: Key, value: Value, weight: number): void {
    this.#drop(key);
    this.#kept.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(key: Key): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}

/** What was asked for last, for each ruleset its own; `most` as `Recent` weighs. */
export const recentFor = <Value>(most: number): ((ruleset: AnyRuleset) => Recent<string, Value>) =>
  onceFor(() => new Recent<string, Value>(most));
