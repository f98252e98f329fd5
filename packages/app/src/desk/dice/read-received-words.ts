import { digestOfWords, MASTER, type ReceivedWords, receivedBy, type SeatId } from '@chancery/core';
import { type Db, parsed, type TurnListRow, tellingsFor } from '@chancery/store';
import { sealedSheets } from './own-line.ts';
import { readOfLists } from './read-of-lists.ts';

/** The private words of orders that reached a seat, with the salts by which its ruler can prove what was said. */
export const readReceivedWords = readOfLists<ReceivedWords>(async (db, list, { ruleset, seat }) => {
  const sent = parsed(list.wordSalts).length === 0 ? [] : sealedSheets(ruleset, list);
  const written = sent.flatMap(({ sheet, words }) =>
    words
      .filter(({ to }) => to === seat)
      .map(({ salt, words: text }) => ({
        from: sheet.seat,
        salt,
        words: text,
        digest: digestOfWords({ salt, words: text }),
      })),
  );
  if (written.length === 0) return [];
  const heard = await heardBy(db, list, seat);
  const { turn, edition } = list;
  return written.filter(({ digest }) => heard.includes(digest)).map((each) => ({ turn, edition, ...each }));
});

/** What a seat heard of a turn as the record has it. Words of an order that came to nothing reached nobody. */
const heardBy = async (db: Db, list: TurnListRow, seat: SeatId): Promise<string> => {
  const recorded = await tellingsFor(db, list, MASTER);
  return recorded === undefined ? '' : JSON.stringify(receivedBy(parsed(recorded) as never, seat));
};
