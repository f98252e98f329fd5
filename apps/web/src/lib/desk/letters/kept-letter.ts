/** A letter that is being written. */
export interface LetterDraft {
  readonly to: readonly string[] | 'all';
  readonly subject: string;
  readonly body: string;
}

/** What is being written stays on this device until it is sent or thrown away. `thread`: the exchange it answers, or `new`. */
export const keepLetter = (seatPath: string, thread: string, draft: LetterDraft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(keyOf(seatPath, thread));
    else localStorage.setItem(keyOf(seatPath, thread), JSON.stringify(draft));
  } catch {
    // No room, or a browser that keeps nothing: it lives as long as the page.
  }
};

export const keptLetter = (seatPath: string, thread: string): LetterDraft | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(seatPath, thread)) ?? 'null') as LetterDraft | null;
  } catch {
    return null;
  }
};

const keyOf = (seatPath: string, thread: string): string => `chancery letter ${seatPath} ${thread}`;
