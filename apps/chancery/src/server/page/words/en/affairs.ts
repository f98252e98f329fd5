import type { Named } from '../named.ts';

/** What a ruler settles about his own seat. */
export const affairs = {
  link: 'Time, absence, leaving',
  title: ({ inSentence }: Named) => `Affairs of ${inSentence}`,
  back: 'To the seat',
  ready: 'Ready',
  readyWhat: 'Say whether you need no more time for this turn. When all are ready, it may be run at once.',
  isReady: 'I need no more time',
  notReady: 'I need the time after all',
  extension: 'More time',
  extensionWhat: 'Ask the game master to put the deadline off.',
  extensionOwn: (span: string, times: number) =>
    `In this game a seat may take up to ${span} by itself, ${times} ${times === 1 ? 'time' : 'times'} in all; more than that the master decides.`,
  amount: 'How much more',
  amountHint: 'Two weeks at most.',
  reason: 'Why, for the game masters',
  ask: 'Ask for it',
  absence: 'Away',
  absenceWhat:
    'Turns that close while you are away are not counted against you. The clock does not wait; leave standing orders if you like.',
  from: 'From',
  until: 'Back at',
  zone: (zone: string) => `By the clock of ${zone}.`,
  note: 'A word to the game masters',
  announce: 'Announce it',
  announced: 'What you have announced',
  to: 'to',
  back2: 'I am back',
  backWhat: 'Your absence ends, and you order for your seat yourself again.',
  standing: 'Standing orders',
  standingWhat:
    'They are carried out in every turn to which you send none, as far as they are possible then. A turn without a sheet counts as missed all the same.',
  /** Of a game in which orders are resolved as they are posted. */
  live: {
    absenceWhat:
      'Moves whose time ends while you are away are not counted against you. The clock does not wait; leave standing orders if you like.',
    standingWhat:
      'They are carried out when the time of your move is over and you have posted nothing, as far as they are possible then. Such a move counts as missed all the same.',
  },
  stands: 'These stand now:',
  noneStands: 'None stand now.',
  notAll: 'Not all of it could be taken. What could stands now:',
  orders: 'One order a line',
  leaveOrders: 'Leave them standing',
  noOrders: 'Leave none standing',
  leave: 'Give the seat up',
  leaveWhat:
    'What you have sent in counts. The seat falls open, and somebody else may take it over with all that belongs to it.',
  leaveButton: 'Give it up',
  sure: 'I want to give this seat up',
  /** Mails that may be lost. */
  uncertain: {
    title: 'Mails that may be lost',
    what: 'The server was stopped, or the line broke, while they were handed over: they have arrived, or not. Look into your mailbox, and have sent again what is missing.',
    whatMaster:
      'The server was stopped, or the line broke, while they were handed over: they have arrived, or not. Whoever misses one can have it sent again too. What is written to others is not shown.',
    report: (turn: string | null) => (turn === null ? 'A report' : `Report: ${turn}`),
    notice: 'A notice',
    reply: 'The answer to a mail',
    handedOver: 'handed over',
    sendAgain: 'Send again',
  },
  mails: 'Mails that are held',
  mailsWhat: 'They came in your name and may not be yours. What they order counts only when you say so.',
  release: 'It is mine',
  turn: (turn: number) => `for turn ${turn}`,
  done: {
    ready: 'The others hear that you are ready.',
    waits: 'The turn waits for you again.',
    asked: 'The game masters have your request.',
    granted: 'You have the time: the deadline is put off.',
    announced: 'Your absence is noted.',
    back: 'Welcome back.',
    standing: 'Your standing orders are noted.',
    released: 'It counts as yours.',
    again: 'It is sent again.',
  },
};
