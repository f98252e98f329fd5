/** A turn that is out, as the server lists it: in live play the last of each clock, and of a long game not all that are old. */
export interface ListedTurn {
  readonly turn: number;
  /** In live play: what the rules called the window that closed with it. */
  readonly label: string | null;
}

/** Where the history can stop: after a turn or, in live play, after all posts of a move, which are those from `first` to `turn`. */
export interface HistoryStep extends ListedTurn {
  readonly first: number;
}

/** The steps up to the newest turn that is here, whatever the server has meanwhile; every turn is one where it has told nothing. */
export const stepsUpTo = (newest: number, listed: readonly ListedTurn[] | null): readonly HistoryStep[] => {
  const all = listed ?? Array.from({ length: newest }, (_, turn) => ({ turn, label: null }));
  const ends = all.filter(({ turn }) => turn < newest);
  const last = all.find(({ turn }) => turn === newest) ?? { turn: newest, label: null };
  return [...ends, last].map((end, place, every) => ({ ...end, first: (every[place - 1]?.turn ?? -1) + 1 }));
};

/** The place of the step in which a turn lies. */
export const stepOf = (steps: readonly HistoryStep[], turn: number): number =>
  Math.max(
    0,
    steps.findIndex((step) => turn <= step.turn),
  );
