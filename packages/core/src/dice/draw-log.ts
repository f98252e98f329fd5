import type { DrawRun } from './dice.ts';

/** The rolls of one label, kept in growing typed memory so that writing them down costs next to nothing. */
export class DrawLog {
  readonly #label: string;
  #values = new Uint32Array(16);
  #count = 0;
  readonly #runs: { readonly sides: number; readonly from: number }[] = [];
  #sides = 0;

  constructor(label: string) {
    this.#label = label;
  }

  add(sides: number, value: number): void {
    if (sides !== this.#sides) {
      this.#sides = sides;
      this.#runs.push({ sides, from: this.#count });
    }
    if (this.#count === this.#values.length) this.#grow();
    this.#values[this.#count] = value;
    this.#count += 1;
  }

  runs(): readonly DrawRun[] {
    return this.#runs.map(({ sides, from }, index) => {
      const to = this.#runs[index + 1]?.from ?? this.#count;
      return { label: this.#label, sides, values: this.#valuesFrom(from, to) };
    });
  }

  /** Several times as quick as `Array.from`, which asks the typed memory value by value as it would any iterable. */
  #valuesFrom(from: number, to: number): readonly number[] {
    const values: number[] = new Array(to - from);
    for (let at = from; at < to; at += 1) values[at - from] = this.#values[at] as number;
    return values;
  }

  #grow(): void {
    const larger = new Uint32Array(2 * this.#values.length);
    larger.set(this.#values);
    this.#values = larger;
  }
}
