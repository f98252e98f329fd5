import { HOUR } from '@chancery/core';
import { classify, type Doubt } from '@chancery/mail';
import { countIncomingMails, seatsHeldBy, type UserRow, userSettingOf } from '@chancery/store';
import { mailLanguage } from '../../../ground/tell/language.ts';
import { thrown } from '../../../ground/use-case.ts';
import { ANSWER_WORDS } from '../text/mail-answers.ts';
import { addressed } from './addressed.ts';
import { answerMail } from './answer-mail.ts';
import { type Addressed, houseOf, type MailDesk, silently, type Verdict } from './mail-desk.ts';
import { noteBounce } from './note-bounce.ts';
import { inWords, notASheet } from './place-words.ts';
import { MOST_TOLD_AN_HOUR, quarantine } from './quarantine.ts';
import type { Writer } from './writer.ts';

/** What becomes of a mail, by what sort of mail it is and by who wrote it. */
export const judgeMail = async (desk: MailDesk, writer: Writer): Promise<Verdict> => {
  const sort = classify(desk.message, houseOf(desk.settings));
  switch (sort.kind) {
    case 'bounce':
      return silently('ignored', await noteBounce(desk, sort.bounce));
    case 'auto-reply':
    case 'loop':
      return silently('ignored', sort.kind);
    case 'unrelated':
      return silently('ignored', sort.why);
    case 'too-large':
      return fromRuler(desk, writer, async (mail) => tooLarge(mail, sort.size, desk.settings.limit));
    case 'orders':
      return fromRuler(desk, writer, answerMail);
  }
};

/** Nobody but a ruler whose mail is believed gets an answer: all others may be anybody, or nobody at all. */
const fromRuler = async (
  desk: MailDesk,
  { trust, user, right }: Writer,
  answer: (mail: Addressed) => Promise<Verdict>,
): Promise<Verdict> => {
  if (user === null) return silently('refused', 'unknown-sender');
  if (right === null)
    return trust.kind === 'trusted' || (await mayBeTold(desk, user, trust.why))
      ? whichSeat(desk, user)
      : silently('refused', trust.why);
  const mail = await addressed(desk, right, user);
  if (mail === null) return silently('refused', 'no-campaign');
  if (trust.kind === 'doubtful') return quarantine(mail, trust.why);
  return carefully(mail, answer);
};

/**
 * Whoever wrote without a proof, and means no seat that we know, is told so at the address of their account: they may have ruled
 * one. Not often, since anybody may write in their name, and never of what is known to be forged.
 */
const mayBeTold = async ({ app }: MailDesk, { id, emailVerified }: UserRow, why: Doubt): Promise<boolean> =>
  emailVerified === 1 &&
  why !== 'refuted' &&
  (await countIncomingMails(app.store.db, id, app.now() - HOUR, ['refused', 'quarantined'])) < MOST_TOLD_AN_HOUR;

/** A fault of ours is told like any refusal, so that nobody believes that their orders count. */
export const carefully = async (mail: Addressed, answer: (mail: Addressed) => Promise<Verdict>): Promise<Verdict> => {
  try {
    return await answer(mail);
  } catch (error) {
    const fault = thrown(mail.desk.app, `mail ${mail.desk.kept.id}`, error);
    const { subject, text } = inWords(mail, mail.right.turn, 'notTaken', [mail.whyNot(fault)]);
    const told = { subject, text, turn: mail.right.turn, report: null, answers: true };
    return {
      outcome: 'refused',
      reason: fault.code === 'incident' ? `incident ${fault.id}` : fault.code,
      right: mail.right,
      turn: null,
      answer: told,
    };
  }
};

const tooLarge = (mail: Addressed, size: number, limit: number): Verdict => {
  const { right } = mail;
  const refused = { code: 'too-large', size, limit } as const;
  const told = {
    ...notASheet(mail, right.turn, refused),
    turn: right.turn,
    report: null,
    answers: true,
  };
  return { outcome: 'refused', reason: 'too-large', right, turn: null, answer: told };
};

/** Whoever may mean several seats, or has none any more. */
const whichSeat = async ({ app }: MailDesk, user: UserRow): Promise<Verdict> => {
  const { db } = app.store;
  const held = (await seatsHeldBy(db, user.id)).map(({ seat }) => seat);
  const say = ANSWER_WORDS[mailLanguage(await userSettingOf(db, user.id))];
  const told = {
    subject: say.subjects.notTaken,
    text: held.length === 0 ? say.refused.noSeatAnywhere : say.refused.whichSeat(held.join(', ')),
    turn: null,
    report: null,
  };
  return { outcome: 'refused', reason: 'which-seat', right: null, turn: null, answer: { ...told, answers: true } };
};
