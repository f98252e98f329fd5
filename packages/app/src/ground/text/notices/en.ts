import { MINUTE, sentence } from '@chancery/core';
import type { FactsOf, SeatLoss } from '../../news/notice.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { showSpan } from '../show-time.ts';
import type { NoticeWords } from './shape.ts';

/** A turn by its number; in live play, where every post is one, by what the rules call it. */
const turnName = ({ turn, label }: { readonly turn: number; readonly label?: string }): string =>
  label ?? `turn ${turn}`;

/** What somebody is told, in English. */
export const en: NoticeWords = {
  'turn-out': ({ turn, label, heading, seat, move }) => {
    if (move === true) return [`it is the move of ${seat}`, `${heading}: it is your move for ${seat}.`];
    return label === undefined
      ? [`turn ${turn} is out`, `${heading} is out. The report of ${seat} waits for you.`]
      : [`news of ${label}`, `It is now ${heading}. The report of ${seat} waits for you.`];
  },
  'turn-rerun': ({ turn, label, reason, by, through, deadline, newDice }, when) => {
    const dice =
      newDice === undefined
        ? []
        : [
            `New dice: the secret of the turn that is open now had been told, so it has another, with the commitment ${newDice}.`,
          ];
    if (by !== undefined) {
      const open = label === undefined ? `Turn ${turn} is the last that is out.` : `${label} is open again.`;
      return [`${by} has taken its last post back`, `${by} has taken its last post back. ${open}`, ...dice];
    }
    if (label !== undefined) {
      return [
        `the game is taken back to ${label}`,
        `The game master has taken the campaign back: ${label} is open again. The reason: ${reason}`,
        'Orders that were posted for it are drafts of their seats again.',
        ...dice,
      ];
    }
    const back = turn === 0 ? 'the beginning' : `the end of turn ${turn}`;
    const again = through === undefined ? '' : `, and has run it again through turn ${through}`;
    const open = (through ?? turn) + 1;
    return [
      `the game is taken back to ${back}`,
      `The game master has taken the game back to ${back}${again}. The reason: ${reason}`,
      'Orders that were in for the turn that is open now go on counting; those for turns after it are sent anew.',
      typeof deadline === 'number' ? `Orders for turn ${open} are due ${when(deadline)}.` : `Turn ${open} is open.`,
      ...dice,
    ];
  },
  'deadline-near': ({ turn, deadline, seat, move }, when) =>
    move === true
      ? [
          `the time of ${seat} ends ${when(deadline)}`,
          `It is still your move for ${seat}. Its time ends ${when(deadline)}.`,
        ]
      : [
          `orders for turn ${turn} are due ${when(deadline)}`,
          `We have no orders of ${seat} for turn ${turn} yet. They are due ${when(deadline)}.`,
        ],
  'deadline-moved': ({ turn, label, deadline }, when) => {
    const moved = `the deadline of ${label ?? `turn ${turn}`} has moved`;
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
  'extension-answered': ({ minutes, granted, ...of }) => [
    granted ? `you have more time for ${turnName(of)}` : `no more time for ${turnName(of)}`,
    granted
      ? `The game master has given you what you asked for: ${showSpan(minutes * MINUTE)}.`
      : `You asked for ${showSpan(minutes * MINUTE)}. The game master has not given it: the deadline stays as it is.`,
  ],
  'turn-missed': ({ seat, inARow, next, ...of }) => {
    const missed = `${sentence(seat)} had no orders from you for ${turnName(of)}`;
    const many = of.label === undefined ? 'turns' : 'moves';
    return [
      `no orders came from ${seat} for ${turnName(of)}`,
      inARow === 1 ? `${missed}.` : `${missed}: that makes ${inARow} ${many} in a row.`,
      MISSED_NEXT[next](of.label === undefined ? 'turn' : 'move'),
    ];
  },
  'orders-reread': ({ seat, refused, lines, why, ...of }) => [
    `orders of ${seat} for ${turnName(of)} were read again`,
    REREAD[why],
    refused === 0
      ? 'All of them count, as the newest receipt says.'
      : `${refused} of ${lines} lines cannot be taken now. The newest receipt says which and why; the others count.`,
  ],
  'proclamation-closed': ({ turn, seat, mode }) => [
    `the proclamation of ${seat} is not published`,
    `The press of the campaign is ${mode} now. What ${seat} has proclaimed for turn ${turn} is not read while it stays so.`,
  ],
  'caretaker-in': ({ seat, ...of }) => [
    `a caretaker looks after ${seat}`,
    `Since ${turnName(of)} a caretaker orders for ${seat}. The seat is still yours: say that you are back, or just send orders.`,
  ],
  'campaign-started': ({ label, deadline }, when) => {
    const started = 'the campaign has started';
    if (label !== undefined) {
      return [started, deadline === null ? `${label} is open.` : `${label} is open until ${when(deadline)}.`];
    }
    return [
      started,
      deadline === null ? 'Orders for turn 1 can be sent.' : `Orders for turn 1 are due ${when(deadline)}.`,
    ];
  },
  'campaign-paused': ({ reason }) => ['the campaign is paused', 'The clock stands still until it is resumed.', reason],
  'campaign-resumed': ({ deadline }, when) => [
    'the campaign goes on',
    deadline === null ? 'There is no deadline for now.' : `Orders are due ${when(deadline)}.`,
  ],
  'campaign-ended': ({ how }) => ['the campaign is over', how],
  'seat-given': ({ seat }) => [`you rule ${seat}`, `The seat of ${seat} is yours.`, HOUSE_RULES],
  'seat-lost': ({ seat, why, reason }) => [`${seat} is no longer yours`, LOST[why](seat), reason],
  'seat-open': ({ seat }) => [
    `${seat} wants a ruler`,
    `The seat of ${seat} is open, and you stand by. Whoever takes it first rules it.`,
  ],
  'application-declined': ({ reason }) => [
    'your application was declined',
    'The game master did not give you a seat.',
    reason,
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
    `A mail that says it is from ${from} and is about ${seat} came on ${when(receivedAt)}. Nothing proves that it is yours, so it does not count unless you say so.`,
  ],
  'mail-undeliverable': ({ address, status }) => [
    'your mail does not reach you',
    `Nothing can be delivered to ${address}${status === '' ? '' : ` (${status})`}. You get no more mail until you change the address or say that it works again.`,
  ],
  application: ({ who, message }) => [`${who} asks for a seat`, `${who} asks for a seat.`, message],
  'invitation-accepted': ({ who, seat }) =>
    seat === null
      ? [`${who} has accepted an invitation`, `${who} has accepted an invitation, and waits for a seat.`]
      : [`${who} rules ${seat}`, `${who} has accepted an invitation, and rules ${seat}.`],
  'seat-vacant': ({ seat, why, reason }) => [`${seat} has no ruler`, VACANT[why](seat), reason],
  'clock-held': ({ turn, missing, expected }) => [
    `the clock of turn ${turn} is held`,
    `${missing} of ${expected} expected order sheets for turn ${turn} are missing. The turn is not run until you say so.`,
  ],
  question: ({ turn, questions, defaultAt }, when) => [
    `turn ${turn} asks for a ruling`,
    `${questions === 1 ? 'One question waits' : `${questions} questions wait`} for you.`,
    defaultAt === null
      ? 'Without an answer the default is taken when you close the turn.'
      : `Without an answer the default is taken ${when(defaultAt)}.`,
  ],
  'extension-asked': ({ seat, minutes, reason }) => [
    `${seat} asks for more time`,
    `${sentence(seat)} asks for ${showSpan(minutes * MINUTE)} more. You answer it in the console.`,
    reason,
  ],
  'letter-reported': ({ seat }) => ['a letter was reported', `${sentence(seat)} has brought a letter before you.`],
  'webhook-off': ({ host, failures }) => [
    `the webhook to ${host} is switched off`,
    `It has failed ${failures} times in a row. Mend the address and switch it on again.`,
  ],
  'turn-stuck': ({ incident, ...of }) => [
    `${turnName(of)} could not be run`,
    `That is a fault of the program, not of the orders; all of them are kept. Whoever runs the server finds it as ${incident}.`,
    ...(of.label === undefined
      ? [
          'The orders of the turn are closed: it is run by them as soon as that can be done, and what is sent in now is for the turn after it. If that takes too long, roll the game back to the turn before, and it takes orders again.',
        ]
      : []),
  ],
  'master-appointed': () => ['you are game master', 'You have been made a game master of this campaign.'],
  'master-dismissed': () => ['you are game master no more', 'You are no longer a game master of this campaign.'],
  'campaign-handed-over': ({ to }) => [
    'the campaign has a new first game master',
    `The campaign is now in the hands of ${to}.`,
  ],
};

const NAMELESS = 'somebody who does not say who they are';

const REREAD: { readonly [why in FactsOf<'orders-reread'>['why']]: string } = {
  window: 'They had come before the window was open, and were read once more by what the seat knows now.',
  late: 'They had come too late, and count for this turn after all, since it takes orders again.',
  post: 'Somebody else has posted before them, and they were read once more by what the seat knows now.',
  called: 'They waited for the move of the seat, went by themselves when it came, and were read by what it knows now.',
  press: 'The press of the campaign takes fewer words than when they came.',
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
    `No orders came for too long, so ${seat} is open to others. You may take it again while nobody has.`,
  deposed: (seat) => `By the rules you have lost ${seat}: your last report says how it came.`,
  'account-deleted': (seat) => `You have deleted your account and with it given up ${seat}.`,
};

const VACANT: { readonly [why in SeatLoss]: (seat: string) => string } = {
  left: (seat) => `The ruler of ${seat} has left.`,
  removed: (seat) => `The ruler of ${seat} was removed.`,
  reassigned: (seat) => `${sentence(seat)} was given to somebody else.`,
  silent: (seat) => `No orders came from ${seat} for too long, so the seat is open.`,
  deposed: (seat) => `The ruler of ${seat} has lost it by the rules.`,
  'account-deleted': (seat) => `The ruler of ${seat} has deleted their account.`,
};
