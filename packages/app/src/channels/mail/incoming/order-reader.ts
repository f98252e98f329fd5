import { headingIn, knownTo, type Malformed, type PartedText, partTalk, readSheetText } from '@chancery/core';
import { NO_SEAT } from '@chancery/store';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import type { Addressed } from './mail-desk.ts';
import { rejoinLines } from './rejoin-lines.ts';
import { splitLines } from './split-lines.ts';

/** What keeps an order from its section does not keep it from being one. */
const ELSEWHERE: ReadonlySet<Malformed['code']> = new Set(['no-section', 'wrong-section']);

/** How the rules of its campaign read a mail, by what its writer knows. */
export interface OrderReader {
  /** Whether a line can be read as an order, or is the heading of a section. */
  isOrder(line: string): boolean;
  /** An order a line, where a mail program has broken them, or their writer put several on one. */
  lines(text: string): string;
  /** The same without the talk around them. */
  part(text: string): PartedText;
}

/** Null before the campaign begins: there is nothing to order. */
export const orderReader = async ({ desk: { app }, right, campaign }: Addressed): Promise<OrderReader | null> => {
  if (campaign.startedAt === null) return null;
  const { ruleset, position } = await inPlay(app.store.db, app, campaign);
  const known = knownTo(ruleset, position, right.seat === NO_SEAT ? 'public' : right.seat);
  const isOrder = (line: string): boolean => {
    if (headingIn(ruleset.orders, line) !== null) return true;
    const [read] = readSheetText(ruleset, known, line, { depth: 'faults' }).lines;
    return (
      read !== undefined && (read.outcome !== 'malformed' || read.malformed.every(({ code }) => ELSEWHERE.has(code)))
    );
  };
  const lines = (text: string): string => splitLines(rejoinLines(text, isOrder), isOrder);
  return { isOrder, lines, part: (text) => (isLong(text) ? all(text) : partTalk(ruleset, known, lines(text))) };
};

/** No sheet that people write has so many lines, and whoever sends more need not be told talk from orders. */
const MOST_LINES = 2_000;

const isLong = (text: string): boolean => text.split('\n', MOST_LINES + 1).length > MOST_LINES;

const all = (text: string): PartedText => ({ text, talk: [], holdsLines: true, isOrders: true });
