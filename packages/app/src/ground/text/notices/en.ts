import { MINUTE, sentence } from '@chancery/core';
import type { FactsOf, SeatLoss } from '../../news/notice.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { showSpan } from '../show-time.ts';
import type { NoticeWords } from './shape.ts';
import { verdictWords } from './verdict-words.ts';

/** A turn by its number; in live play, where every post is a turn, by its name in the rules. */
const turnName = ({ turn, label }: { readonly turn: number; readonly label?: string }): string =>
  label ?? `turn ${turn}`;

/** What somebody is told, in English. */
export const en: NoticeWords = {
  'turn-out': ({ turn, label, heading, seat, move, open }) => {
    if (open !== undefined)
      return [
        `${open} is open for ${seat}`,
        `${open} is open: the game waits for your orders for ${seat}. What you have sent before was checked again; your newest receipt says what of it stands.`,
      ];
    if (move === true) return [`your move for ${seat}`, `${heading}: it is your move for ${seat}.`];
    return label === undefined
      ? [`turn ${turn} is out`, `${heading} is out. Your report for ${seat} is here.`]
      : [`news of ${label}`, `It is now ${heading}. Your report for ${seat} is here.`];
  },
  'turn-rerun': ({ turn, label, reason, by, through, deadline, newDice }, when) => {
    const dice =
      newDice === undefined
        ? []
        : [
            `New dice: the secret of the open turn was already public, so the turn has a new one. Its commitment is ${newDice}.`,
          ];
    if (by !== undefined) {
      const open = label === undefined ? `The last turn that counts is turn ${turn}.` : `${label} is open again.`;
      return [`${by} has taken its last post back`, `${by} has taken its last post back. ${open}`, ...dice];
    }
    if (label !== undefined) {
      return [
        `the game was rolled back to ${label}`,
        `The game master has rolled the game back: ${label} is open again. The reason: ${reason}`,
        'Orders that were posted for it are drafts again.',
        ...dice,
      ];
    }
    const back = turn === 0 ? 'the beginning' : `the end of turn ${turn}`;
    const again = through === undefined ? '' : `, and has run it again through turn ${through}`;
    const open = (through ?? turn) + 1;
    return [
      `the game was rolled back to ${back}`,
      `The game master has rolled the game back to ${back}${again}. The reason: ${reason}`,
      'Orders already sent for the open turn still count. Orders for later turns have to be sent again.',
      typeof deadline === 'number' ? `Orders for turn ${open} are due ${when(deadline)}.` : `Turn ${open} is open.`,
      ...dice,
    ];
  },
  'deadline-near': ({ turn, label = `turn ${turn}`, deadline, seat, move }, when) =>
    move === true
      ? [
          `the time of ${seat} ends ${when(deadline)}`,
          `It is still your move for ${seat}. Your time ends ${when(deadline)}.`,
        ]
      : [
          `orders for ${label} are due ${when(deadline)}`,
          `You have sent no orders for ${seat} yet. Orders for ${label} are due ${when(deadline)}.`,
        ],
  'deadline-moved': ({ turn, label, deadline }, when) => {
    const moved = `new deadline for ${label ?? `turn ${turn}`}`;
    if (label !== undefined) {
      const open = `${label} has no deadline now; the game master ends it by hand.`;
      return [moved, deadline === null ? open : `The time of ${label} ends ${when(deadline)}.`];
    }
    return [
      moved,
      deadline === null
        ? `Turn ${turn} has no deadline now; the game master closes it by hand.`
        : `Orders for turn ${turn} are due ${when(deadline)}.`,
    ];
  },
  'position-edited': ({ seat, reason, ...of }) => [
    `the position after ${turnName(of)} was corrected`,
    `The game master has corrected the position after ${turnName(of)}, and it concerns ${seat}. The reason: ${reason}`,
    'Your report tells what is so now. Orders that you have sent were read again and still count where they are possible.',
  ],
  'order-struck': ({ seat, line, instead, reason, ...of }) => [
    `an order of ${seat} for ${turnName(of)} was ${instead === null ? 'struck out' : 'changed'}`,
    instead === null
      ? `The game master has struck out this order: ${line}`
      : `The game master has changed this order: ${line}\n\nIt is now: ${instead}`,
    `The reason: ${reason}`,
    'Your other orders count as before: see the newest receipt. Until the turn is run you can send others.',
  ],
  ruled: ({ seat, question, answer, byDefault, ...of }) => [
    `a ruling for ${seat}, ${turnName(of)}`,
    question,
    byDefault
      ? `The game master has taken the ruling back. Unless they rule again it is: ${answer}`
      : `The game master has ruled: ${answer}`,
    'You can still change your orders. A ruling counts for the words that were put to the game master, and for no others.',
  ],
  'extension-answered': ({ minutes, granted, ...of }) => [
    granted ? `more time for ${turnName(of)}` : `no more time for ${turnName(of)}`,
    granted
      ? `The game master has given you the time you asked for: ${showSpan(minutes * MINUTE)}.`
      : `You asked for ${showSpan(minutes * MINUTE)} more. The game master said no: the deadline stays as it is.`,
  ],
  'turn-missed': ({ seat, inARow, next, ...of }) => {
    const missed = `You sent no orders for ${seat} in ${turnName(of)}`;
    const many = of.label === undefined ? 'turns' : 'moves';
    return [
      `no orders from ${seat} for ${turnName(of)}`,
      inARow === 1 ? `${missed}.` : `${missed}: that makes ${inARow} ${many} in a row.`,
      MISSED_NEXT[next](of.label === undefined ? 'turn' : 'move'),
      'Are you still in the game? Orders say so, and so does an absence that you announce.',
    ];
  },
  'orders-reread': ({ seat, refused, lines, why, ...of }) => [
    `orders of ${seat} for ${turnName(of)} were read again`,
    REREAD[why],
    refused === 0
      ? 'All of them count: see the newest receipt.'
      : `${refused} of ${lines} lines are no longer accepted. The newest receipt says which and why. The others count.`,
  ],
  'proclamation-closed': ({ turn, seat, mode }) => [
    `the proclamation of ${seat} is not published`,
    `The press of this game is ${mode} now. As long as it is, the proclamation of ${seat} for turn ${turn} does not count.`,
  ],
  'caretaker-in': ({ seat, ...of }) => [
    `a caretaker looks after ${seat}`,
    `Since ${turnName(of)} a caretaker gives the orders of ${seat}. The seat is still yours: say that you are back, or simply send orders.`,
  ],
  'campaign-started': ({ label, deadline }, when) => {
    const started = 'the game has started';
    if (label !== undefined) {
      return [started, deadline === null ? `${label} is open.` : `${label} is open until ${when(deadline)}.`];
    }
    return [
      started,
      deadline === null ? 'Orders for turn 1 can be sent.' : `Orders for turn 1 are due ${when(deadline)}.`,
    ];
  },
  'campaign-paused': ({ reason, administrator }) => [
    'the game is paused',
    'The clock stands still until the game goes on.',
    ...byServer(administrator),
    reason,
  ],
  'campaign-resumed': ({ deadline, administrator }, when) => [
    'the game goes on',
    ...byServer(administrator),
    deadline === null ? 'There is no deadline at present.' : `Orders are due ${when(deadline)}.`,
  ],
  'campaign-ended': ({ how, administrator }) => ['the game is over', ...byServer(administrator), how],
  'administrator-acted': ({ deed, about }) => [ADMINISTRATOR[deed].short, ADMINISTRATOR[deed].long(about)],
  'masters-see': ({ everything }) => [
    everything ? 'masters who play see everything' : 'masters who play see what their seat sees',
    everything
      ? 'From now on, a game master who also rules a seat may see everything in this game: dry runs, questions for a ruling, the record of what was done, and all dice.'
      : 'From now on, a game master who also rules a seat sees only what that seat sees.',
  ],
  'seat-given': ({ seat }) => [`you rule ${seat}`, `The seat of ${seat} is yours.`, HOUSE_RULES],
  'seat-lost': ({ seat, why, reason }) => [`${seat} is no longer yours`, LOST[why](seat), reason],
  'seat-open': ({ seat }) => [
    `${seat} needs a ruler`,
    `The seat of ${seat} is open, and you are standing by. Whoever takes it first has it.`,
  ],
  'application-declined': ({ reason }) => [
    'you were not given a seat',
    'The game master has declined your request for a seat.',
    reason,
  ],
  offer: ({ seat, from, line, ...of }) => [
    `an offer of ${from} to ${seat}`,
    `${sentence(from)} has sent in an order for ${turnName(of)} that is meant for ${seat}: ${line}`,
    'Your desk has an answer ready. Nothing comes of it unless you send one, and they can take it back until the turn is run.',
  ],
  letter: ({ to, from, subject, body }) => [
    `${from === null ? 'a letter' : `a letter from ${from}`}: ${subject}`,
    `${sentence(from ?? NAMELESS)} writes to ${to}:`,
    ...body.split(/\n{2,}/),
  ],
  press: ({ from, title, body }) => [
    `press: ${title}`,
    `${sentence(from ?? NAMELESS)} publishes:`,
    ...body.split(/\n{2,}/),
  ],
  'mail-held': ({ seat, from, receivedAt }, when) => [
    'a mail in your name was held',
    `On ${when(receivedAt)} a mail about ${seat} came from ${from}. Nothing proves that you wrote it, so it does not count unless you say so.`,
  ],
  'mail-undeliverable': ({ address, status }) => [
    'our mail does not reach you',
    `Mail to ${address} cannot be delivered${status === '' ? '' : ` (${status})`}. We send you no more until you change the address or say that it works again.`,
  ],
  application: ({ who, message }) => [`${who} asks for a seat`, `${who} asks for a seat.`, message],
  'invitation-accepted': ({ who, seat }) =>
    seat === null
      ? [`${who} has accepted an invitation`, `${who} has accepted an invitation and is waiting for a seat.`]
      : [`${who} rules ${seat}`, `${who} has accepted an invitation and now rules ${seat}.`],
  'seat-begun': ({ seat, inSentence = seat }) => [
    `${seat} has come into the game`,
    `${sentence(inSentence)} has come into the game. The seat is open: give it to somebody, invite somebody, or let others take it.`,
  ],
  'seat-vacant': ({ seat, why, reason }) => [`${seat} has no ruler`, VACANT[why](seat), reason],
  'poll-opened': ({ poll, question, closesAt }, when) => [
    poll === 'go-on' ? 'shall the game go on?' : 'the rulers are asked',
    question,
    `Vote yes or no on the page of the game, or answer this mail with VOTE YES or VOTE NO. The poll closes ${when(closesAt)}, or when everybody has voted; nobody is told who voted how.`,
    ...(poll === 'go-on' ? ['Unless more say yes than no, the game ends.'] : []),
  ],
  'poll-closed': ({ poll, question, yes, no }) => [
    `the poll is closed: ${yes} yes, ${no} no`,
    question,
    `${yes} said yes and ${no} said no.`,
    ...(poll === 'go-on' ? [yes > no ? 'The game goes on.' : 'The game ends here.'] : []),
  ],
  'master-wanted': ({ yes, no }) => [
    'a game needs a master',
    `Its rulers want to go on, by ${yes} votes to ${no}. Hand the game to a new master on its page of powers.`,
  ],
  'turn-in-review': ({ turn, label = `turn ${turn}`, until }, when) => [
    `${label} waits for your review`,
    `The orders for ${label} are closed. You can see what comes out, answer its questions, give orders as master and correct the position. It is published ${when(until)}, or as soon as you say so.`,
  ],
  'clock-held': ({ turn, missing, expected }) => [
    `the clock of turn ${turn} is held`,
    `${missing} of the ${expected} order sheets expected for turn ${turn} are missing. The turn is not run until you say so.`,
  ],
  question: ({ turn, questions, defaultAt, asked = [] }, when) => [
    `turn ${turn} needs a ruling`,
    `${questions === 1 ? 'One question is' : `${questions} questions are`} waiting for you.`,
    ...asked.flatMap(({ id, text, answers }) => [text, `${id} = ${answers.map(verdictWords).join(' or ')}`]),
    defaultAt === null
      ? 'If you do not answer, the default applies when you close the turn.'
      : `If you do not answer, the default applies ${when(defaultAt)}.`,
  ],
  'extension-asked': ({ seat, minutes, reason }) => [
    `${seat} asks for more time`,
    `${sentence(seat)} asks for ${showSpan(minutes * MINUTE)} more. Answer in the console.`,
    reason,
  ],
  'letter-reported': ({ seat }) => ['a letter was reported', `${sentence(seat)} has reported a letter to you.`],
  'webhook-off': ({ host, failures }) => [
    `the webhook to ${host} is switched off`,
    `It has failed ${failures} times in a row. Correct the address and switch it on again.`,
  ],
  'turn-stuck': ({ incident, ...of }) => [
    `${turnName(of)} could not be run`,
    `The program failed, not the orders; all of them are kept. Whoever runs the server can find the fault as ${incident}.`,
    ...(of.label === undefined
      ? [
          'The orders of this turn are closed. It will be run with them as soon as possible, and whatever is sent now is for the next turn. If that takes too long, roll the game back to the turn before: then this turn takes orders again.',
        ]
      : []),
  ],
  'master-appointed': () => ['you are a game master', 'You are now a game master of this game.'],
  'master-dismissed': () => ['you are no longer a game master', 'You are no longer a game master of this game.'],
  'campaign-handed-over': ({ to }) => [
    'the game has a new first game master',
    `The game is now in the hands of ${to}.`,
  ],
};

/** Masters stop and end their games; where another has done it, all are told. */
const byServer = (administrator: true | undefined): readonly string[] =>
  administrator === true ? ['An administrator of the server has decided this.'] : [];

const ADMINISTRATOR: {
  readonly [deed in FactsOf<'administrator-acted'>['deed']]: {
    readonly short: string;
    readonly long: (about: string) => string;
  };
} = {
  archiveCampaign: {
    short: 'archived by the server',
    long: () => 'An administrator of the server has archived the game.',
  },
  renameCampaign: {
    short: 'the game has a new name',
    long: (title) => `An administrator of the server has renamed the game. It was called ${title}.`,
  },
  appointMaster: {
    short: 'the game has another game master',
    long: (who) => `An administrator of the server has made ${who} a game master of this game.`,
  },
  dismissMaster: {
    short: 'a game master was dismissed',
    long: (who) => `An administrator of the server has dismissed ${who} as a game master of this game.`,
  },
  handOver: {
    short: 'the game has a new first game master',
    long: (who) => `An administrator of the server has given the game into the hands of ${who}.`,
  },
  withdrawPress: {
    short: 'an article was withdrawn',
    long: (title) => `An administrator of the server has taken an article out of the press: ${title}.`,
  },
  decideLetterReport: {
    short: 'a reported letter was dealt with',
    long: () =>
      'An administrator of the server has read a letter that its receiver reported, and has decided about it.',
  },
};

const NAMELESS = 'somebody who does not say who they are';

const REREAD: { readonly [why in FactsOf<'orders-reread'>['why']]: string } = {
  window: 'They came before the turn was open, so they were checked again against what the seat knows now.',
  late: 'They came too late, but count after all: the turn takes orders again.',
  post: 'Somebody else posted first, so they were checked again against what the seat knows now.',
  called:
    'They were waiting for the move of the seat and went in when it came, checked against what the seat knows now.',
  press: 'The press of this game allows less than when they came.',
  carried: 'They were waiting for the turn of the seat, and were checked again against what it knows now.',
};

const MISSED_NEXT: { readonly [next in FactsOf<'turn-missed'>['next']]: (one: 'turn' | 'move') => string } = {
  nothing: () => '',
  caretaker: (one) => `If the next ${one} is missed too, a caretaker will look after the seat.`,
  open: (one) => `If the next ${one} is missed too, the seat will be open to others.`,
};

const LOST: { readonly [why in SeatLoss]: (seat: string) => string } = {
  left: (seat) => `You have given up ${seat}.`,
  removed: (seat) => `The game master has removed you from ${seat}.`,
  reassigned: (seat) => `The game master has given ${seat} to somebody else.`,
  silent: (seat) =>
    `No orders came for too long, so ${seat} is open to others. You may take it back as long as nobody else has.`,
  deposed: (seat) => `By the rules you have lost ${seat}: your last report says how.`,
  'account-deleted': (seat) => `You have deleted your account and so given up ${seat}.`,
};

const VACANT: { readonly [why in SeatLoss]: (seat: string) => string } = {
  left: (seat) => `The ruler of ${seat} has left.`,
  removed: (seat) => `The ruler of ${seat} was removed.`,
  reassigned: (seat) => `${sentence(seat)} was given to somebody else.`,
  silent: (seat) => `No orders came from ${seat} for too long, so the seat is open.`,
  deposed: (seat) => `The ruler of ${seat} has lost it by the rules.`,
  'account-deleted': (seat) => `The ruler of ${seat} has deleted their account.`,
};
