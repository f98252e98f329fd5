import { type Instant, sentence } from '@chancery/core';
import { sectionText } from '../../../../ground/text/section-text.ts';
import { showTime } from '../../../../ground/text/show-time.ts';
import type { Command } from '../../commands.ts';

/** What answers to mails say in English. Other languages have the same, or do not compile. */
export const en = {
  turnTitle: (turn: number) => `turn ${turn}`,
  /** What stands in the place of a seat where a master is answered. */
  mastersShortName: 'master',
  /** To whom the answer to a letter went. */
  whoever: 'whoever wrote the letter',
  subjects: {
    help: 'playing by mail',
    done: 'your mail',
    report: 'the report',
    letter: 'your letter',
    rulings: 'your rulings',
    asked: 'your questions',
    standing: 'what stands for you',
    notTaken: 'your mail did not count',
  },
  done: {
    ready: (turn: number, ready: boolean) =>
      ready ? `You are ready for turn ${turn}.` : `You are no longer ready for turn ${turn}: the turn waits for you.`,
    vote: (question: string, vote: 'yes' | 'no', closed: boolean) =>
      `You say ${vote} to: ${question}${closed ? ' Everybody has voted now, and the poll is closed.' : ' Until the poll is closed you may vote otherwise.'}`,
    withdraw: (turn: number) => `Your orders are withdrawn: you have none for turn ${turn} now.`,
    turnFile: (wanted: boolean): string =>
      wanted
        ? 'From now on the turn file comes with your reports.'
        : 'From now on your reports have a link to the turn file.',
    digest: (wanted: boolean): string =>
      wanted
        ? 'From now on one mail a day says what happens in your games; what cannot wait comes by itself.'
        : 'From now on each mail of your games comes by itself.',
    undo: 'Your last post is taken back.',
    notWaiting: 'Your orders will no longer be posted by themselves; they are kept as a draft.',
    standing: (accepted: number, refused: number) => {
      const kept = accepted === 1 ? '1 standing order is kept' : `${accepted} standing orders are kept`;
      return refused === 0
        ? `${kept}. In every turn for which you send no orders they are carried out as far as possible.`
        : `${kept}; ${refused === 1 ? '1 line was' : `${refused} lines were`} not accepted.`;
    },
    noStanding: 'You have no standing orders now.',
    extension: (granted: boolean, deadline: Instant | null, zone: string) => {
      const until = deadline === null ? '' : ` Orders are due ${showTime(deadline, zone)}.`;
      return granted ? `Granted.${until}` : `The game master has been asked.${until}`;
    },
    awayTurns: (turns: number) =>
      turns === 1
        ? 'Noted: you are away for this turn.'
        : `Noted: you are away for ${turns} turns, this one among them.`,
    away: (until: Instant, zone: string) => `Noted: you are back on ${showTime(until, zone)}.`,
    back: (fromCaretaker: boolean): string =>
      fromCaretaker ? 'Welcome back. The caretaker has left; the seat is in your hands again.' : 'Welcome back.',
    letter: (to: string) => `Sent to ${to}.`,
    letterToAll: 'Sent to everybody.',
    press: 'Published.',
    report: (turn: number | null) => (turn === null ? 'The report follows.' : `The report of turn ${turn} follows.`),
  },
  refused: {
    noSuchSeat: (name: string, seats: string) => `There is nobody called ${name}. You can write to: ${seats}.`,
    noSuchTurn: (turn: number) => `Turn ${turn} is not out.`,
    noSuchDay: (day: string) =>
      `${day === '' ? 'Your mail does not say until when.' : `“${day}” is not read as a date.`} Write AWAY UNTIL 2026-12-01, or AWAY FOR 2 TURNS.`,
    ordersAsLetter:
      'This looks like orders, but your mail answers a letter, so it would have gone to another ruler. Nothing was sent. ' +
      'Send orders as an answer to a report or a receipt, and letters as an answer to a letter.',
    tooManyCommands: (limit: number) =>
      `Your mail asks for more than ${limit} things at once, so none was done. Send several mails.`,
    noSeat: 'You have no seat in this game. Until you have one, AWAY, BACK, STATUS and HELP are understood.',
    emptyLetter: 'The letter is empty.',
    noAdding:
      'In this game orders are resolved as they come, so there is nothing to add to, and nothing was posted. Send the orders without ADD.',
    noAddingFile:
      'ADD is understood above orders that are written as lines. Nothing was taken; what you sent before stands as it stood.',
    whichSeat: (seats: string) =>
      `Your mail does not say for which seat it is. Answer the latest mail of the campaign, or write GAME, TURN and REALM on a line above the orders. You hold: ${seats}.`,
    noSeatAnywhere:
      'You rule no seat on this server now, so nothing of your mail can count. If you ruled one, it was given back or to somebody else; the page of the game says to whom.',
    notBegun: (game: string) =>
      `${game} has not begun yet, so no orders are taken, and nothing of your mail counts. The first report comes when it begins; answer that, or this mail again.`,
  },
  rulings: {
    none: 'There is no ruling in this mail. Write the name of a question, the sign = and your verdict, one question a line. These are open:',
    notAsked: 'nothing of that name is asked in the open turn.',
    not: (why: string) => `not taken. ${why}`,
    holds: (ruling: string, byDefault: boolean) =>
      byDefault ? `your ruling is withdrawn; by default: ${ruling}` : ruling,
  },
  asked: {
    nothing: 'These orders ask the game master nothing. They are kept as a draft and not sent.',
    kept: 'Your orders are kept as a draft and do not count yet. You are told the answer by mail; then send them, or others.',
    question: (text: string, answer: string | null, holds: string) =>
      `${text}\n${answer === null ? `No ruling yet. Without one: ${holds}` : `The game master has ruled: ${answer}`}`,
  },
  status: {
    /** `turn`: `turn 3`, or as the rules call its window. */
    window: (turn: string, deadline: Instant | null, zone: string) =>
      deadline === null
        ? `${sentence(turn)} is open; the game master closes it.`
        : `Orders for ${turn} are due ${showTime(deadline, zone)}.`,
    maySend: (next: string | null) =>
      `The game waits for others. What the rules allow at any time is run with the turn that is open; all else waits for ${next ?? 'your turn'}.`,
    offer: (from: string, line: string, answer: string | null) =>
      `${from} offers: ${line}\n${answer === null ? 'You cannot accept it now.' : `Answer with: ${answer}`}`,
    held: 'The clock is held: the game master decides when the turn is run.',
    none: (turn: string) => `No orders of yours count for ${turn}.`,
    /** By its time: its number counts drafts, so that the first one sent may be the third. */
    sheet: (at: Instant, zone: string, orders: number) =>
      `Your sheet of ${showTime(at, zone)} counts, with ${orders} ${orders === 1 ? 'order' : 'orders'}:`,
    ready: 'You have said that you are ready.',
    move: (deadline: Instant | null, zone: string) =>
      deadline === null ? 'It is your move.' : `It is your move, until ${showTime(deadline, zone)}.`,
    moveOf: (seats: string) => `The game waits for ${seats}.`,
    waiting: 'These orders wait for your move and are then posted by themselves:',
  },
  waiting: {
    /** What stands in place of a seat. */
    name: 'a player without a seat',
    short: 'waiting',
    taken: (done: number, lines: number): string =>
      lines === 0
        ? 'Nothing that could be an order was found in your mail.'
        : done === lines
          ? `${lines === 1 ? '1 line: done.' : `${lines} lines: all done.`}`
          : `${lines === 1 ? '1 line' : `${lines} lines`}: ${done} done, ${lines - done} refused.`,
    waits: 'You wait for a seat in this game.',
    until: (when: string): string => `You are announced as away, and back on ${when}.`,
    through: (turn: number): string => `You are announced as away through turn ${turn}.`,
  },
  live: {
    still: (until: string | null) =>
      until === null ? 'It is still your move.' : `It is still your move, until ${until}.`,
    moveOf: (seats: string) => `The game waits for ${seats} now.`,
    over: 'The game is over.',
    undo: 'Until somebody else posts, UNDO on a line of its own takes this post back.',
  },
  /** Said once to whoever sends many mails in a short time, perhaps by a program that went astray. */
  manyMails: (sent: number, limit: number) =>
    `You have sent ${sent} mails within ten minutes. All of them are read and answered up to ${limit}; further ones are read, and their orders count, but STATUS must be asked later for what came of them.`,
  /** What was done for an order as soon as it arrived, at a time as its ruler reads times. */
  doneOnArrival: ({ text, before }: { readonly text: string; readonly before?: true }, when: string) =>
    before ? `Done at ${when}, when it came before, and not again: ${text}` : `Done at ${when}: ${text}`,
  /** Of a seat that was not asked: what of its orders is kept for its own turn. */
  waits: (orders: number, label: string | null) =>
    `${orders === 1 ? '1 order waits' : `${orders} orders wait`} for ${label ?? 'your turn'}, and will be checked again then.`,
  section: sectionText,
  /** Before the reason why a command was not carried out. */
  notDone: 'not done. ',
  commands: {
    help: 'HELP',
    status: 'STATUS',
    report: 'REPORT',
    'turn-file': 'TURN FILE',
    digest: 'DIGEST',
    ready: 'READY',
    vote: 'VOTE',
    withdraw: 'WITHDRAW',
    undo: 'UNDO',
    'no-orders': 'NO ORDERS',
    standing: 'STANDING ORDERS',
    ask: 'ASK FIRST',
    add: 'ADD',
    'no-standing': 'NO STANDING ORDERS',
    extension: 'EXTENSION',
    away: 'AWAY',
    back: 'BACK',
    letter: 'LETTER',
    press: 'PRESS',
  } satisfies { readonly [kind in Command['kind']]: string },
  /** The page that HELP brings. */
  help: {
    intro: (campaign: string) =>
      `${campaign} can be played by mail alone. Answer any mail of the campaign and write above the quoted text; quoted text is not read.`,
    orders:
      'ORDERS\n\nOne on each line. They count at once and together: a later sheet replaces the whole earlier one. A receipt says what was understood, what was refused, and why. You can attach a text file (.txt) or an order file (.json) instead.',
    words: 'WORDS\n\nEach on a line of its own, above the orders, or alone in the subject.',
    letters: 'LETTERS',
    others: 'THE OTHERS',
    master: 'the game master',
    ofGame: (rules: string) => `THE ORDERS OF ${rules.toUpperCase()}`,
    commands: [
      ['HELP', 'this page'],
      ['STATUS', 'the deadline, and the orders that count now'],
      ['REPORT', 'the last report again; REPORT 3 for turn 3'],
      ['TURN FILE', 'reports bring the turn file with them; NO TURN FILE: only a link to it'],
      ['DIGEST', 'one mail a day of all your games; NO DIGEST: each mail by itself'],
      ['VOTE YES', 'you say yes in the poll that is open; VOTE NO says no'],
      ['READY', 'you need no more time; NOT READY takes it back'],
      ['ADD', 'the lines below it replace all lines about the same things, the rest of your sheet stays'],
      ['NO ORDERS', 'an empty sheet, which counts: you order nothing'],
      ['WITHDRAW', 'takes back the orders that count now'],
      ['UNDO', 'in a live game: takes back your last post, if it still can be'],
      ['EXTENSION 24 HOURS', 'asks for more time; a reason may follow'],
      ['AWAY UNTIL 2026-04-01', 'you are away: no turn until then counts as missed'],
      ['AWAY FOR 2 TURNS', 'the same for this turn and the next'],
      ['BACK', 'you are back: the caretaker leaves'],
      ['STANDING ORDERS', 'the orders below it count when you send none'],
      ['ASK FIRST', 'asks the game master about the orders below it, and sends none'],
      ['NO STANDING ORDERS', 'removes your standing orders'],
    ] as readonly (readonly [string, string])[],
    signs: {
      words: '<...> stands for words of yours, [...] may be left out, a|b is either.',
      lists: 'Several of one kind are separated by commas.',
      additions: 'What stands in brackets side by side may come in any order.',
    },
    howToWrite:
      'To answer a letter, answer the mail that brought it. To write a new one, put LETTER TO and the names on a line, and your words below:\n\n  LETTER TO <name>, <name>: A proposal\n  Let us divide the south between us.\n  END LETTER\n\nUse the short name, or a word of the long name that no other name has.',
    howToPublish: 'PRESS: and a title publishes the lines below it, up to END PRESS, for everybody to read.',
    toTheMaster: 'LETTER TO MASTER reaches the game master.',
    toAll: 'LETTER TO ALL goes to everybody.',
    onlyToAll: 'In this campaign a letter goes to everybody: LETTER TO ALL, and your words below.',
    noLetters: 'In this campaign rulers do not write to each other.',
    unsigned: 'Letters are unsigned: nobody is told who wrote.',
  },
};

/** What answers to mails say, in one language. */
export type AnswerWords = typeof en;
