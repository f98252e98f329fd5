import { HOUR } from '@chancery/core';
import type { Doubt } from '@chancery/mail';
import { countIncomingMails } from '@chancery/store';
import { releaseLink } from '../release-token.ts';
import type { Addressed, Verdict } from './mail-desk.ts';
import { notASheet } from './place-words.ts';

/** Nobody can have a ruler drowned in warnings by writing in their name. */
export const MOST_TOLD_AN_HOUR = 5;

/**
 * A mail that is doubtful waits. Whoever wrote it gets no answer; the ruler in whose name it was written is told at the
 * address of their account, and can let it count.
 */
export const quarantine = async (mail: Addressed, why: Doubt): Promise<Verdict> => {
  const { desk, right } = mail;
  const { app, kept } = desk;
  const now = app.now();
  const told = await countIncomingMails(app.store.db, right.userId, now - HOUR, ['quarantined']);
  const refused = {
    code: 'doubtful',
    why,
    from: kept.sender === '' ? null : kept.sender,
    receivedAt: mail.timeOf(kept.receivedAt),
    // An answer to a letter would be sent in their name: it is written again in a minute.
    release: right.letter === null ? await releaseLink(app, kept) : null,
  } as const;
  return {
    outcome: 'quarantined',
    reason: why,
    right,
    turn: right.letter === null ? right.turn : null,
    answer:
      told >= MOST_TOLD_AN_HOUR
        ? null
        : {
            ...notASheet(mail, right.turn, refused),
            turn: right.letter === null ? right.turn : null,
            report: null,
            answers: false,
          },
  };
};
