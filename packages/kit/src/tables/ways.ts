import type { OrderArrow } from '@chancery/core';

interface Way {
  readonly through: number[];
  /** Of each step. */
  readonly parts: number[];
}

/** The ways that units take through a turn, step by step, to be drawn as arrows. */
export class Ways<Unit extends number> {
  readonly #ways = new Map<Unit, Way>();

  /** One step. A unit that was carried somewhere since its last goes on from there. */
  go(unit: Unit, step: { readonly from: number; readonly to: number; readonly part: number }): void {
    const way = this.#ways.get(unit) ?? { through: [step.from], parts: [] };
    for (const place of way.through.at(-1) === step.from ? [step.to] : [step.from, step.to]) {
      way.through.push(place);
      way.parts.push(step.part);
    }
    this.#ways.set(unit, way);
  }

  /** An arrow for each unit, in their order. */
  arrows(labelOf: (unit: Unit) => string): readonly OrderArrow[] {
    return [...this.#ways].sort(([a], [b]) => a - b).map(([unit, way]) => ({ unit: labelOf(unit), ...way }));
  }
}
