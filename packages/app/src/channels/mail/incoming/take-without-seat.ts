import { wordsReply } from '@chancery/mail';
import { takingAt } from '../../../campaign/play/placed.ts';
import { sendWithoutSeat } from '../../../desk/arrival/send-without-seat.ts';
import type { WaitingReceipt } from '../../../desk/arrival/waiting-receipt.ts';
import { userActor } from '../../../ground/actor.ts';
import { errorText } from '../../../ground/text/errors.ts';
import { showTime } from '../../../ground/text/show-time.ts';
import { ANSWER_SUBJECTS, DONE_ON_ARRIVAL, TAKEN_OUTCOMES, WAITING_SAID } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';
import { orderReader } from './order-reader.ts';
import { placeWords } from './place-words.ts';
import type { SheetInMail, Taken } from './taken.ts';

/** Takes the orders of a mail from somebody who waits for a seat: absence and return are done, all else is refused line by line. */
export const takeWithoutSeat = async (mail: Addressed, sheet: SheetInMail): Promise<Taken> => {
  const { desk, right, user, campaign, zone } = mail;
  const reader = await orderReader(mail);
  const given = sheet.kind === 'json' ? { orders: sheet.json } : { text: reader?.lines(sheet.text) ?? sheet.text };
  const { campaignId } = right;
  const taken = await sendWithoutSeat(desk.app, userActor(user.id), { campaignId, channel: 'mail', ...given });
  const place = placeWords(mail, takingAt(campaign, desk.app.now()).key.turn);
  if (!taken.ok) {
    const words = [errorText(taken.error, zone)];
    return { ...NOTHING, reason: taken.error.code, reply: wordsReply(place, ANSWER_SUBJECTS.notTaken, words) };
  }
  const { lines } = taken.value;
  const done = lines.filter(({ outcome }) => TAKEN_OUTCOMES.has(outcome)).length;
  const words = [WAITING_SAID.taken(done, lines.length), ...lines.map((line) => lineSaid(line, zone))];
  return {
    ...{ ...NOTHING, done: done > 0, reason: 'without-seat' },
    reply: wordsReply(place, done > 0 ? ANSWER_SUBJECTS.done : ANSWER_SUBJECTS.notTaken, words),
  };
};

const NOTHING = { done: false, turn: null } as const;

const lineSaid = ({ text, done, reasons }: WaitingReceipt['lines'][number], zone: string): string =>
  [
    text,
    ...(done === undefined ? [] : [DONE_ON_ARRIVAL(done, showTime(done.at, zone))]),
    ...reasons.map((reason) => reason.text),
  ].join('\n  ');
