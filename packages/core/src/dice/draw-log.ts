import type { DrawRun, Throw } from './dice.ts';

/** The rolls of one label, kept in growing typed memory so that writing them down costs next to nothing. */
export class DrawLog {
  readonly #label: string;
  #values = new Uint32Array(16);
  #count = 0;
  readonly #runs: { readonly sides: number; readonly dice: number; readonly from: number }[] = [];
  #sides = 0;
  #dice = 0;

  constructor(label: string) {
    this.#label = label;
  }

  add(value: number, sides: number, dice = 1): void {
    if (sides !== this.#sides || dice !== this.#dice) {
      this.#sides = sides;
      this.#dice = dice;
      this.#runs.push({ sides, dice, from: this.#count });
    }
    if (this.#count === this.#values.length) this.#grow();
    this.#values[this.#count] = value;
    this.#count += 1;
  }

  runs(): readonly DrawRun[] {
    return this.#runs.map(({ sides, dice, from }, index) => {
      const to = this.#runs[index + 1]?.from ?? this.#count;
      return { label: this.#label, sides, ...(dice === 1 ? {} : { dice }), values: this.#valuesFrom(from, to) };
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

/** The rolls of all labels, in the order in which they first rolled. */
export class DrawLogs {
  readonly #logs = new Map<string, DrawLog>();

  add(label: string, value: number, { sides, dice }: Throw): void {
    const log = this.#logs.get(label) ?? new DrawLog(label);
    this.#logs.set(label, log);
    log.add(value, sides, dice);
  }

  runs(): readonly DrawRun[] {
    return [...this.#logs.values()].flatMap((log) => log.runs());
  }
}
