import type { Result } from '@chancery/core';
import { receiptReply } from '@chancery/mail';
import { toText } from '@chancery/reports';
import type { GivenOrders } from '../../../desk/sheets/read-given.ts';
import type { Receipt } from '../../../desk/sheets/receipt.ts';
import { saveDraft } from '../../../desk/sheets/save-draft.ts';
import { userActor } from '../../../ground/actor.ts';
import type { AppError } from '../../../ground/errors.ts';
import type { Submitted } from '../../../turn/triggers/submit-orders.ts';
import type { Addressed } from './mail-desk.ts';
import { NOTHING_BEFORE, receiptInMail } from './receipt-in-mail.ts';
import type { Taken } from './taken.ts';

type Reading = Parameters<typeof receiptInMail>[2];

/** In live play, orders of a seat that has no move now are kept, and are posted by themselves when its move comes. */
export const keepForMove = async (
  mail: Addressed,
  given: GivenOrders,
  reading: Reading,
): Promise<Result<Taken, AppError>> => {
  const { desk, right, user } = mail;
  const { campaignId, seat } = right;
  const of = { campaignId, seat, channel: 'mail', whenCalled: true } as const;
  const saved = await saveDraft(desk.app, userActor(user.id), { ...of, ...given });
  if (!saved.ok) return saved;
  const receipt = receiptInMail(mail, saved.value, reading, NOTHING_BEFORE);
  const { subject, text } = receiptReply({ ...receipt, ...NOT_LATE, sections: [], effect: 'waits' }, mail.language);
  return { ok: true, value: { done: true, reason: 'orders', turn: null, reply: { subject, text } } };
};

/** The receipt of a post with what came of it: news and dice as the report has them, and whose move it is now. */
export const postReply = (mail: Addressed, submitted: Submitted, reading: Reading): Taken['reply'] => {
  const { resolved = null } = submitted;
  const effect = resolved === null ? 'in-hand' : 'resolved';
  const { subject, text } = receiptReply({
    ...receiptInMail(mail, submitted, reading, NOTHING_BEFORE),
    ...NOT_LATE,
    effect,
  });
  if (resolved === null) return { subject, text };
  const { report, window, deadline, asked, undo } = resolved;
  const until = deadline === null ? null : mail.timeOf(deadline);
  const next =
    window.kind === 'outcome'
      ? mail.say.live.over
      : asked
        ? mail.say.live.still(until)
        : mail.say.live.moveOf(window.seats.map(mail.seatName).join(', '));
  return {
    subject,
    text: [text.trimEnd(), toText(report).trimEnd(), next, ...(undo === null ? [mail.say.live.undo] : [])].join('\n\n'),
  };
};

/** In live play nothing is too late for a turn and counts for the next: others have posted first, and that is all. */
const NOT_LATE: Pick<Receipt, 'insteadOf'> = { insteadOf: null };
