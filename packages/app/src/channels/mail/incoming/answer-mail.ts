import type { SeatId } from '@chancery/core';
import type { RefusedMail, Reply } from '@chancery/mail';
import { findSeat, MASTER_PARTY, NO_SEAT, seatsOf } from '@chancery/store';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import { isWaiting } from '../../../campaign/people/waiting-player.ts';
import { takingAt } from '../../../campaign/play/placed.ts';
import { ALIVE } from '../../../campaign/terms/status.ts';
import type { Command } from '../commands.ts';
import { gameName, meansGame } from '../game-name.ts';
import { ANSWER_WORDS } from '../text/mail-answers.ts';
import { answerLetter } from './answer-letter.ts';
import { answerRulings, type RulingsInMail } from './answer-rulings.ts';
import { type Carried, carryOut } from './carry-out.ts';
import type { Addressed, Verdict } from './mail-desk.ts';
import { newerSheet } from './newer-sheet.ts';
import { orderReader } from './order-reader.ts';
import { inWords, notASheet, otherTurn } from './place-words.ts';
import { type Content, readContent } from './read-content.ts';
import { takeSheet } from './take-sheet.ts';
import { takeWithoutSeat } from './take-without-seat.ts';
import type { Taken } from './taken.ts';
import { hintsOf } from './writer.ts';

/** Does what a mail asks for whose writer is known and believed, and says what came of it: in one answer, whatever it asks. */
export const answerMail = async (mail: Addressed): Promise<Verdict> => {
  const { desk, right } = mail;
  const seat = right.seat === NO_SEAT ? await seatSince(mail) : null;
  if (seat !== null) return answerMail({ ...mail, right: { ...right, seat } });
  if (!(await holdsSeat(mail))) return refused(mail, { code: 'not-a-ruler' });
  if (right.letter !== null) return letterAnswered(mail, await answerLetter(mail, right.letter));
  if (right.seat === MASTER_PARTY) return rulingsAnswered(mail, await answerRulings(mail));
  const content = readContent(desk.message, right.seat === NO_SEAT ? null : await orderReader(mail));
  if (content.commands.length > MOST_COMMANDS) return tooMuchAsked(mail);
  const misplaced = misplacedIn(mail, content);
  if (misplaced !== null) return refused(mail, misplaced);
  if (mail.campaign.startedAt === null) return beforeTheStart(mail, content);
  const { sheet } = content.found;
  const commands = content.commands.filter(standsAlone(content));
  if (sheet.kind === 'none' && (commands.length === 0 || sheet.files.length > 0)) {
    const { unread, pictures, idle } = content.found.leftOut;
    return refused(mail, {
      code: 'no-orders',
      why: sheet.why,
      files: sheet.files,
      unread: [...unread, ...pictures, ...idle],
    });
  }
  const late = await lateIn(mail, content);
  if (late !== null) return refused(mail, late);
  const newer = changesOrders(content) ? await newerSheet(mail) : null;
  if (newer !== null) return refused(mail, { code: 'overtaken', standing: mail.timeOf(newer.at) });
  const carried: Carried[] = [];
  for (const command of commands) carried.push(await carryOut(mail, command));
  const take = right.seat === NO_SEAT ? takeWithoutSeat : takeSheet;
  const taken = sheet.kind === 'none' ? null : await take(mail, sheet, content);
  return verdictOf(mail, carried, taken);
};

/** More than anybody asks for in one mail; each is answered in full, and STATUS a thousand times over fills a machine. */
const MOST_COMMANDS = 50;

const tooMuchAsked = (mail: Addressed): Verdict => ({
  outcome: 'refused',
  reason: 'too-many',
  right: mail.right,
  turn: null,
  answer: {
    ...inWords(mail, openTurn(mail), 'notTaken', [mail.say.refused.tooManyCommands(MOST_COMMANDS)]),
    turn: turnToAnswer(mail),
    report: null,
    answers: true,
  },
});

/** What can be asked for before a campaign begins. */
const EARLY: ReadonlySet<Command['kind']> = new Set(['help', 'away', 'back', 'letter', 'press']);

/** Nothing is played yet: what needs no turn is done, and of all else it is said that it came too early. */
const beforeTheStart = async (mail: Addressed, { commands, found }: Content): Promise<Verdict> => {
  const early = commands.filter(({ kind }) => EARLY.has(kind));
  const carried: Carried[] = [];
  for (const command of early) carried.push(await carryOut(mail, command));
  const isAll = early.length > 0 && early.length === commands.length && found.sheet.kind === 'none';
  const { campaign, say } = mail;
  const verdict = verdictOf(mail, carried, null);
  if (isAll) return verdict;
  const words = [say.refused.notBegun(campaign.title), ...carried.map((each) => each.words)];
  const reply = inWords(mail, openTurn(mail), early.length === 0 ? 'notTaken' : 'done', words);
  const answer = verdict.answer === null ? null : { ...verdict.answer, ...reply };
  return { ...verdict, reason: early.length === 0 ? 'not-begun' : verdict.reason, answer };
};

/** The seat that somebody has been given who waited for one. */
const seatSince = async ({ desk, right: { campaignId, userId } }: Addressed): Promise<SeatId | null> =>
  (await seatsOf(desk.app.store.db, campaignId)).find((row) => row.userId === userId)?.seat ?? null;

const holdsSeat = async ({ desk, right }: Addressed): Promise<boolean> => {
  const { campaignId, seat, userId } = right;
  if (seat === MASTER_PARTY) return true;
  if (seat === NO_SEAT) return isWaiting(desk.app.store.db, campaignId, userId);
  return (await findSeat(desk.app.store.db, campaignId, seat))?.userId === userId;
};

/** A mail that names another campaign or seat than the mail it answers counts for neither. */
const misplacedIn = ({ campaign, right, seatName }: Addressed, { found }: Content): RefusedMail | null => {
  const { game = null, realm = null } = hintsOf(found) ?? {};
  if (game !== null && !meansGame(game, campaign)) return { code: 'other-game', named: game, game: gameName(campaign) };
  const said = realm?.trim().toLowerCase();
  const own = [right.seat, seatName(right.seat)].map((name) => name.toLowerCase());
  // An answer to what they were told before they had a seat.
  const none = Object.values(ANSWER_WORDS).some(({ waiting }) => said === waiting.short);
  return realm === null || none || own.includes(said as string)
    ? null
    : { code: 'other-realm', named: realm, realm: right.seat };
};

/** Commands about the orders of one turn do not count for the next. The use case judges the sheet itself. */
const lateIn = async (mail: Addressed, { commands, found }: Content): Promise<RefusedMail | null> => {
  const { desk, campaign } = mail;
  const [named, open] = [hintsOf(found)?.turn ?? mail.right.turn, openTurn(mail)];
  const aboutTurn = found.sheet.kind === 'none' && commands.some(({ kind }) => kind === 'withdraw' || kind === 'ready');
  if (!aboutTurn || named === open) return null;
  const meansOther =
    campaign.startedAt === null ||
    (await inPlay(desk.app.store.db, desk.app, campaign)).pace.taken.meansOther(named, open);
  return meansOther ? otherTurn(mail, named, open) : null;
};

/** An old mail must not undo what is newer. */
const changesOrders = ({ commands, found }: Content): boolean =>
  found.sheet.kind !== 'none' || commands.some(({ kind }) => kind === 'withdraw' || kind === 'ready');

/** Some commands only say what a sheet is. */
const standsAlone =
  ({ found }: Content) =>
  ({ kind }: Command): boolean =>
    !OF_A_SHEET.has(kind) && !(kind === 'ready' && found.sheet.kind !== 'none');

const OF_A_SHEET: ReadonlySet<Command['kind']> = new Set(['no-orders', 'standing', 'ask', 'add']);

const verdictOf = (mail: Addressed, carried: readonly Carried[], taken: Taken | null): Verdict => {
  const done = taken?.done === true || carried.some((each) => !each.refused);
  const report = carried.findLast(({ command, refused: no }) => command.kind === 'report' && !no)?.command;
  return {
    outcome: done ? 'accepted' : 'refused',
    reason: taken?.reason ?? carried.map(({ command }) => command.kind).join(', '),
    right: mail.right,
    turn: taken?.turn ?? null,
    answer: {
      ...textOf(mail, carried, taken),
      turn: turnToAnswer(mail),
      report: report?.kind === 'report' ? (report.turn ?? mail.campaign.turn) : null,
      answers: true,
    },
  };
};

const textOf = (mail: Addressed, carried: readonly Carried[], taken: Taken | null): Reply => {
  const words = carried.map((each) => each.words);
  if (taken === null) {
    const kinds = carried.map(({ command }) => command.kind);
    const subject = kinds.includes('help') ? 'help' : kinds.includes('report') ? 'report' : 'done';
    return inWords(
      mail,
      openTurn(mail),
      subject,
      words.flatMap((text) => text.split(/\n{2,}/)),
    );
  }
  const { subject, text } = taken.reply;
  return { subject, text: [...words, text].join('\n\n') };
};

const letterAnswered = (mail: Addressed, sent: Awaited<ReturnType<typeof answerLetter>>): Verdict => {
  const words = sent.ok ? sent.value : typeof sent.error === 'string' ? sent.error : mail.whyNot(sent.error);
  const { subject, text } = inWords(mail, openTurn(mail), 'letter', [words]);
  return {
    outcome: sent.ok ? 'accepted' : 'refused',
    reason: sent.ok ? 'letter' : typeof sent.error === 'string' ? 'letter' : sent.error.code,
    right: mail.right,
    turn: null,
    answer: { subject, text, turn: turnToAnswer(mail), report: null, answers: true },
  };
};

const rulingsAnswered = (mail: Addressed, { done, words }: RulingsInMail): Verdict => ({
  outcome: done ? 'accepted' : 'refused',
  reason: 'rulings',
  right: mail.right,
  turn: null,
  answer: {
    ...inWords(mail, openTurn(mail), done ? 'rulings' : 'notTaken', words),
    turn: turnToAnswer(mail),
    report: null,
    answers: true,
  },
});

const refused = (mail: Addressed, why: RefusedMail): Verdict => ({
  outcome: 'refused',
  reason: why.code,
  right: mail.right,
  turn: null,
  answer: {
    ...notASheet(mail, why.code === 'not-a-ruler' ? null : openTurn(mail), why),
    turn: why.code === 'not-a-ruler' ? null : turnToAnswer(mail),
    report: null,
    answers: true,
  },
});

const openTurn = ({ desk, campaign }: Addressed): number => takingAt(campaign, desk.app.now()).key.turn;

/** An answer to the answer may bring orders again, while there are turns to play and a seat to play them for. */
const turnToAnswer = (mail: Addressed): number | null =>
  ALIVE.includes(mail.campaign.status) && mail.right.seat !== MASTER_PARTY ? openTurn(mail) : null;
