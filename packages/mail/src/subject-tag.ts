/** Which campaign, turn and seat a mail says it is about. Said is not proven: null where nothing is said. */
export interface OrderHints {
  readonly game: string | null;
  readonly turn: number | null;
  readonly realm: string | null;
}

export const NO_HINTS: OrderHints = { game: null, turn: null, realm: null };

/** What stands in the subject of our mails, so that an answer says what it answers: `[md9 turn 7 Eng]`; `[hep3 · CHE]` where turns have other names. */
export const subjectTag = (game: string, turn: number | null, realm: string): string =>
  turn === null ? `[${game} · ${realm}]` : `[${game} turn ${turn} ${realm}]`;

/** The token in the subject, for servers that know no `+` in addresses: `[#token]`. */
export const subjectToken = (token: string): string => `[#${token}]`;

/** What our own tag in a subject says. */
export const hintsInTag = (subject: string): OrderHints | null => {
  const found = TAG.exec(subject);
  const [, named, seat = ''] = UNNUMBERED.exec(subject) ?? [];
  if (found === null) return named === undefined ? null : { game: named, turn: null, realm: seat };
  const [, game = '', turn = '', realm] = found;
  return { game, turn: Number(turn), realm: realm ?? null };
};

/** Every token in a subject, in small letters. */
export const tokensInSubject = (subject: string): readonly string[] =>
  [...subject.matchAll(TOKEN)].map(([, token = '']) => token.toLowerCase());

const TAG = /\[([^\s[\]#]{1,64}) +turn +(\d{1,6})(?: +([^\s[\]][^[\]]{0,63}))?\]/i;
const UNNUMBERED = /\[([^\s[\]#]{1,64}) · ([^\s[\]][^[\]]{0,63})\]/;
const TOKEN = /\[#([a-z0-9-]{1,64})\]/gi;
