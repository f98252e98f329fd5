/** A letter as this seat may read it. */
export interface Letter {
  readonly id: string;
  readonly threadId: string;
  readonly kind: 'letter' | 'proclamation' | 'ambassador';
  /** Null when its reader is not told. */
  readonly from: string | null;
  readonly to: readonly string[] | null;
  readonly subject: string;
  readonly body: string;
  readonly turn: number;
  readonly at: number;
  readonly readAt: number | null;
  readonly archivedAt: number | null;
}

/** An exchange of letters. */
export interface Thread {
  readonly id: string;
  readonly subject: string;
  /** The oldest first. */
  readonly letters: readonly Letter[];
  /** Everybody in it but the reader. */
  readonly parties: readonly string[];
  readonly unread: number;
  /** All that came in it is put away. */
  readonly away: boolean;
  readonly at: number;
}

/** Whether a letter came to its reader, and did not go from them. */
export const isReceived = ({ from, to }: Letter, seat: string): boolean =>
  from !== seat && to?.includes(seat) !== false;

/** Letters by exchange, the one with the newest letter first. */
export const threadsOf = (letters: readonly Letter[], seat: string): readonly Thread[] => {
  const byThread = Map.groupBy(letters, ({ threadId }) => threadId);
  return [...byThread.values()]
    .map((found) => threadFrom(found, seat))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
};

const threadFrom = (found: readonly Letter[], seat: string): Thread => {
  const letters = found.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const first = letters[0] as Letter;
  const received = letters.filter((letter) => isReceived(letter, seat));
  const parties = letters.flatMap(({ from, to }) => [...(from === null ? [] : [from]), ...(to ?? [])]);
  return {
    id: first.threadId,
    subject: first.subject,
    letters,
    parties: [...new Set(parties)].filter((party) => party !== seat),
    unread: received.filter(({ readAt, archivedAt }) => readAt === null && archivedAt === null).length,
    away: received.length > 0 && received.every(({ archivedAt }) => archivedAt !== null),
    at: letters.at(-1)?.at ?? first.at,
  };
};

/** The subject of an answer: marked once, however often it goes to and fro. */
export const answerTo = (subject: string, mark: string): string =>
  /^(re|aw):/i.test(subject) ? subject : `${mark} ${subject}`;

/** Whom a ruler may write to, by the press of the campaign. Letters to the masters are always allowed. */
export const mayWrite = (press: string | null): { readonly some: boolean; readonly all: boolean } => ({
  some: press === 'open' || press === 'anonymous',
  all: press === 'open' || press === 'anonymous' || press === 'public',
});
