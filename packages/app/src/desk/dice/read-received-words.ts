import { digestOfWords, MASTER, ok, type ReceivedWords, receivedBy } from '@chancery/core';
import { type Db, listsOfTurnsOut, parsed, type TurnListRow, tellingsFor } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { useCase } from '../../ground/use-case.ts';
import { sealedSheets } from './own-line.ts';
import type { ReadOwnLines } from './read-own-lines.ts';

/** The private words of orders that reached a seat, with the salts by which its ruler can prove what was said. */
export const readReceivedWords = useCase<ReadOwnLines, readonly ReceivedWords[]>(
  'listReceipts',
  async (app, actor, input) => {
    const { db } = app.store;
    const { campaignId, seat, turn } = input;
    const seen = await seenCampaign(db, app, actor, input);
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'listReceipts', input);
    if (!permit.ok) return permit;
    const ruleset = rulesetOf(app, seen.value);
    const range = turn === undefined ? { first: 1, last: seen.value.turn } : { first: turn, last: turn };
    const received: ReceivedWords[] = [];
    for (const list of await listsOfTurnsOut(db, campaignId, range)) {
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
      if (written.length === 0) continue;
      const heard = await heardBy(db, list, seat);
      const { edition } = list;
      received.push(
        ...written
          .filter(({ digest }) => heard.includes(digest))
          .map((each) => ({ turn: list.turn, edition, ...each })),
      );
    }
    return ok(received);
  },
);

/** What a seat heard of a turn as the record has it. Words of an order that came to nothing reached nobody. */
const heardBy = async (db: Db, list: TurnListRow, seat: ReadOwnLines['seat']): Promise<string> => {
  const recorded = await tellingsFor(db, list, MASTER);
  return recorded === undefined ? '' : JSON.stringify(receivedBy(parsed(recorded) as never, seat));
};
