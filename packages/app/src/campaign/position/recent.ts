import { type AnyRuleset, onceFor } from '@chancery/core';
import type { Db } from '@chancery/store';

/** Something that was made, and what it weighs. */
export interface Made<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Keeps the values that were last asked for, up to a total weight. */
export class Recent<Key, Value> {
  readonly #most: number;
  /** The one that was asked for longest ago comes first. */
  readonly #kept = new Map<Key, Made<Value>>();
  readonly #inMaking = new Map<Key, Promise<Value>>();
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

  /**
   * The value of a key, made where it is not there. Whoever asks while it is being made waits for the same; what fails is made
   * again. Who is in a transaction waits for nobody, since the others may wait for the connection that it holds.
   */
  async getOrMake(key: Key, db: Pick<Db, 'isTransaction'>, make: () => Promise<Made<Value>>): Promise<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    if (db.isTransaction) return this.#make(key, make);
    const made = this.#inMaking.get(key) ?? this.#make(key, make).finally(() => this.#inMaking.delete(key));
    this.#inMaking.set(key, made);
    return made;
  }

  async #make(key: Key, make: () => Promise<Made<Value>>): Promise<Value> {
    const { value, weight } = await make();
    this.keep(key, value, weight);
    return value;
  }

  #drop(key: Key): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}

/** What was asked for last, for each ruleset its own; `most` as `Recent` weighs. */
export const recentFor = <Value>(most: number): ((ruleset: AnyRuleset) => Recent<string, Value>) =>
  onceFor(() => new Recent<string, Value>(most));
