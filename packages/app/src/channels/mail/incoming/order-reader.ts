import { headingIn, knownTo, type Malformed, readSheetText } from '@chancery/core';
import { NO_SEAT } from '@chancery/store';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import type { Addressed } from './mail-desk.ts';

/** What keeps an order from its section does not keep it from being one. */
const ELSEWHERE: ReadonlySet<Malformed['code']> = new Set(['no-section', 'wrong-section']);

/** Whether a line can be read as an order of the seat of a mail, or is the heading of a section. */
export const orderReader = async ({
  desk: { app },
  right,
  campaign,
}: Addressed): Promise<(line: string) => boolean> => {
  const { ruleset, position } = await inPlay(app.store.db, app, campaign);
  const known = knownTo(ruleset, position, right.seat === NO_SEAT ? 'public' : right.seat);
  return (line) => {
    if (headingIn(ruleset.orders, line) !== null) return true;
    const [read] = readSheetText(ruleset, known, line, { depth: 'faults' }).lines;
    return (
      read !== undefined && (read.outcome !== 'malformed' || read.malformed.every(({ code }) => ELSEWHERE.has(code)))
    );
  };
};
