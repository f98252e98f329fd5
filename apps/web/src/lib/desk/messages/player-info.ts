/** A change in who holds a seat, as the server lists them. */
export interface Succession {
  readonly seat: string;
  readonly change: string;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** A time in which the reader has said to be away. */
export interface Absence {
  readonly from: number;
  /** Null where turns say it. */
  readonly until: number | null;
  /** The last turn that is missed. */
  readonly through: number | null;
  readonly past: boolean;
}

/** Since when a seat is ruled as it is now: it was taken last then. Null when nobody knows. */
export const sinceOf = (lineage: readonly Succession[], seat: string): number | null =>
  lineage.findLast((each) => each.seat === seat && each.change === 'taken')?.at ?? null;

/** The absence that is on now or comes next; null when none is announced. */
export const absenceNow = (absences: readonly Absence[]): Absence | null =>
  absences.filter(({ past }) => !past).toSorted((a, b) => a.from - b.from)[0] ?? null;
