import { knownTo, readSheetText } from '@chancery/core';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import type { Addressed } from './mail-desk.ts';

/** Whether a line can be read as an order of the seat of a mail. */
export const orderReader = async ({
  desk: { app },
  right,
  campaign,
}: Addressed): Promise<(line: string) => boolean> => {
  const { ruleset, position } = await inPlay(app.store.db, app, campaign);
  const known = knownTo(ruleset, position, right.seat);
  return (line) => {
    const [read] = readSheetText(ruleset, known, line, { depth: 'faults' }).lines;
    return read !== undefined && read.outcome !== 'malformed';
  };
};
