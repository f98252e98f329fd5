import { isArrivalsOnly, ok, type SeatId } from '@chancery/core';
import { type RefusedMail, receiptReply } from '@chancery/mail';
import { countingMarks, findSeat } from '@chancery/store';
import { type InPlay, inPlay } from '../../../campaign/pace/in-play.ts';
import { takingAt } from '../../../campaign/play/placed.ts';
import { isAsked } from '../../../campaign/play/seating.ts';
import { ordersIn } from '../../../campaign/position/orders-in.ts';
import { leaveStandingOrders } from '../../../desk/sheets/leave-standing-orders.ts';
import { type GivenOrders, readGiven, turnNamed } from '../../../desk/sheets/read-given.ts';
import { userActor } from '../../../ground/actor.ts';
import type { AppError } from '../../../ground/errors.ts';
import { submitOrders } from '../../../turn/triggers/submit-orders.ts';
import { TAKEN_OUTCOMES } from '../text/mail-answers.ts';
import { addTo, emptySheet } from './add-to.ts';
import { askFirst } from './ask-first.ts';
import type { Addressed } from './mail-desk.ts';
import { inWords, notASheet, type OtherTurn, otherTurn } from './place-words.ts';
import type { Content } from './read-content.ts';
import { receiptInMail } from './receipt-in-mail.ts';
import { keepForMove, postReply } from './take-post.ts';
import type { SheetInMail, Taken } from './taken.ts';
import { hintsOf } from './writer.ts';

/** Sends the orders of a mail in by the use case of all channels: for the turn in hand, or as standing orders. */
export const takeSheet = async (mail: Addressed, sheet: SheetInMail, content: Content): Promise<Taken> => {
  const says = (what: 'standing' | 'ask' | 'add' | 'no-orders'): boolean =>
    content.commands.some(({ kind }) => kind === what);
  const alone: GivenOrders = sheet.kind === 'json' ? { orders: sheet.json } : { text: sheet.text };
  if (says('standing')) return keepStanding(mail, alone);
  if (says('no-orders')) return submit(mail, { ...content, sheet, stays: null }, await emptySheet(mail));
  const whole = says('add') ? await addTo(mail, sheet) : ok({ given: alone, stays: null });
  if (!whole.ok) return refusedAddition(mail, whole.error);
  const { given, stays } = whole.value;
  return says('ask') ? askFirst(mail, given) : submit(mail, { ...content, sheet, stays }, given);
};

const refusedAddition = (mail: Addressed, why: string): Taken => {
  const { key } = takingAt(mail.campaign, mail.desk.app.now());
  return { done: false, reason: 'add', turn: null, reply: inWords(mail, key.turn, 'notTaken', [why]) };
};

/** The sheet of a mail, and how many orders of an earlier one it goes on with. */
interface WholeContent extends Content {
  readonly sheet: SheetInMail;
  readonly stays: number | null;
}

const submit = async (
  mail: Addressed,
  { commands, found, sheet, stays }: WholeContent,
  given: GivenOrders,
): Promise<Taken> => {
  const { desk, right, user, campaign } = mail;
  const { app } = desk;
  const { campaignId, seat } = right;
  const { key } = takingAt(campaign, app.now());
  const counting = (await countingMarks(app.store.db, key)).find((row) => row.seat === seat);
  const earlier = counting === undefined ? null : await ordersIn(app.store.db, campaignId, counting.id);
  const turn = turnNamed(given) === null ? (hintsOf(found)?.turn ?? right.turn) : undefined;
  const ready = commands.findLast(({ kind }) => kind === 'ready');
  const reading = { source: sheet.source, leftOut: found.leftOut };
  const play = await inPlay(app.store.db, app, campaign);
  const { admits, refuses } = play.pace.taken;
  const row = await findSeat(app.store.db, campaignId, seat);
  const mustWait =
    !isAsked(play, seat) && !admits(play, row, false) && admits(play, row, true) && !actsAtOnce(play, seat, given);
  if (mustWait) {
    const kept = await keepForMove(mail, given, reading);
    return kept.ok ? kept.value : notTaken(mail, kept.error, key.turn, key.turn);
  }
  const taken = await submitOrders(app, userActor(user.id), {
    campaignId,
    seat,
    channel: 'mail',
    turn,
    ready: ready?.kind === 'ready' && refuses('ready') === null ? ready.ready : undefined,
    ...given,
  });
  if (!taken.ok) return notTaken(mail, taken.error, turn ?? turnNamed(given) ?? key.turn, key.turn);
  const { counts, provisional } = taken.value;
  if (taken.value.resolved !== undefined) {
    return { done: true, reason: 'orders', turn: taken.value.turn, reply: postReply(mail, taken.value, reading) };
  }
  const { replaces = 'sheet' } = play.ruleset.orders;
  const takesMore = refuses('addition') === null;
  const receipt = receiptInMail(mail, taken.value, reading, { orders: earlier, replaces, takesMore, stays });
  const { subject, text } = receiptReply(receipt, mail.language);
  const said =
    ready?.kind === 'ready' && counts && !provisional ? [mail.say.done.ready(taken.value.turn, ready.ready)] : [];
  const reply = { subject, text: [text.trimEnd(), ...said].join('\n\n') };
  return { done: true, reason: 'orders', turn: counts ? taken.value.turn : null, reply };
};

/** What is done when it comes waits for no move. */
const actsAtOnce = (play: InPlay, seat: SeatId, given: GivenOrders): boolean => {
  const read = readGiven(play, seat, given);
  return read.ok && isArrivalsOnly(play.ruleset.orders, read.value.reading);
};

const notTaken = (mail: Addressed, error: AppError, named: number, open: number): Taken => {
  const why = refusalOf(error, otherTurn(mail, named, open));
  const reply = why === null ? inWords(mail, open, 'notTaken', [mail.whyNot(error)]) : notASheet(mail, open, why);
  return { done: false, reason: why?.code ?? error.code, turn: null, reply };
};

/** What is said of mails in words of their own; null for everything else. */
const refusalOf = (error: AppError, other: OtherTurn): RefusedMail | null => {
  const { named, open } = other;
  const unlabelled = error.code === 'too-late' && error.label === undefined;
  if (unlabelled || ((error.code === 'too-late' || error.code === 'bad-input') && named !== open)) return other;
  const over = error.code === 'wrong-status' && (error.status === 'ended' || error.status === 'archived');
  return over ? { code: 'ended' } : null;
};

const keepStanding = async (mail: Addressed, standing: GivenOrders): Promise<Taken> => {
  const { desk, right, user, campaign, say } = mail;
  const { campaignId, seat } = right;
  const kept = await leaveStandingOrders(desk.app, userActor(user.id), { campaignId, seat, standing });
  const accepted = kept.ok ? kept.value.lines.filter(({ outcome }) => TAKEN_OUTCOMES.has(outcome)).length : 0;
  const words = kept.ok
    ? [
        say.done.standing(accepted, kept.value.lines.length - accepted),
        ...kept.value.lines.flatMap(({ text, reasons }) => reasons.map((reason) => `${text}\n  ${reason.text}`)),
      ]
    : [mail.whyNot(kept.error)];
  const { key } = takingAt(campaign, desk.app.now());
  return {
    done: kept.ok,
    reason: 'standing',
    turn: null,
    reply: inWords(mail, key.turn, 'standing', words),
  };
};
