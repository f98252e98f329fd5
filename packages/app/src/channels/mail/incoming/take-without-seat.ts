import { takingAt } from '../../../campaign/play/placed.ts';
import { sendWithoutSeat } from '../../../desk/arrival/send-without-seat.ts';
import type { WaitingReceipt } from '../../../desk/arrival/waiting-receipt.ts';
import { userActor } from '../../../ground/actor.ts';
import { TAKEN_OUTCOMES } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';
import { orderReader } from './order-reader.ts';
import { inWords } from './place-words.ts';
import type { SheetInMail, Taken } from './taken.ts';

/** Takes the orders of a mail from somebody who waits for a seat: absence and return are done, all else is refused line by line. */
export const takeWithoutSeat = async (mail: Addressed, sheet: SheetInMail): Promise<Taken> => {
  const { desk, right, user, campaign, say } = mail;
  const reader = await orderReader(mail);
  const given = sheet.kind === 'json' ? { orders: sheet.json } : { text: reader?.lines(sheet.text) ?? sheet.text };
  const { campaignId } = right;
  const taken = await sendWithoutSeat(desk.app, userActor(user.id), { campaignId, channel: 'mail', ...given });
  const { turn } = takingAt(campaign, desk.app.now()).key;
  if (!taken.ok) {
    const reply = inWords(mail, turn, 'notTaken', [mail.whyNot(taken.error)]);
    return { ...NOTHING, reason: taken.error.code, reply };
  }
  const { lines } = taken.value;
  const done = lines.filter(({ outcome }) => TAKEN_OUTCOMES.has(outcome)).length;
  const words = [say.waiting.taken(done, lines.length), ...lines.map((line) => lineSaid(mail, line))];
  return {
    ...{ ...NOTHING, done: done > 0, reason: 'without-seat' },
    reply: inWords(mail, turn, done > 0 ? 'done' : 'notTaken', words),
  };
};

const NOTHING = { done: false, turn: null } as const;

const lineSaid = ({ say, timeOf }: Addressed, { text, done, reasons }: WaitingReceipt['lines'][number]): string =>
  [
    text,
    ...(done === undefined ? [] : [say.doneOnArrival(done, timeOf(done.at))]),
    ...reasons.map((reason) => reason.text),
  ].join('\n  ');
