import { HOUR } from '@chancery/core';
import { type Doubt, refusedReply } from '@chancery/post';
import { countIncomingMails } from '@chancery/store';
import { showTime } from '../../text/show-time.ts';
import { releaseLink } from '../release-token.ts';
import { type Addressed, silently, type Verdict } from './mail-desk.ts';
import { placeWords } from './place-words.ts';

/** Nobody can have a ruler drowned in warnings by writing in his name. */
const MOST_TOLD_AN_HOUR = 5;

/**
 * A mail that is doubtful waits. Whoever wrote it gets no answer; the ruler in whose name it was written is told at the
 * address of his account, and can let it count.
 */
export const quarantine = async (mail: Addressed, why: Doubt): Promise<Verdict> => {
  const { desk, right, zone } = mail;
  const { app, kept } = desk;
  // An answer to a letter is not kept: it would be sent in his name, and is written again in a minute.
  if (right.letter !== null) return silently('refused', why, right);
  const now = app.now();
  const told = await countIncomingMails(app.store.db, right.userId, now - HOUR, ['quarantined']);
  const refused = {
    code: 'doubtful',
    why,
    from: kept.sender === '' ? null : kept.sender,
    receivedAt: showTime(kept.receivedAt, zone),
    release: await releaseLink(app, kept),
  } as const;
  return {
    outcome: 'quarantined',
    reason: why,
    right,
    turn: right.turn,
    answer:
      told >= MOST_TOLD_AN_HOUR
        ? null
        : { ...refusedReply(refused, placeWords(mail, right.turn)), turn: right.turn, report: null, answers: false },
  };
};
