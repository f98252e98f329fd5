import type { Named } from '../named.ts';

/** What rulers settle about their own seat: time, absence, standing orders, leaving it. */
export const seatSettings = {
  link: 'Time, absence, leaving',
  title: ({ inSentence }: Named) => `Settings for ${inSentence}`,
  back: 'To the seat',
  ready: 'Ready',
  readyWhat: 'Tell the others that you need no more time for this turn. When all are ready, it may be run at once.',
  isReady: 'I need no more time',
  notReady: 'I need more time after all',
  extension: 'More time',
  extensionWhat: 'Ask the game master to move the deadline.',
  extensionOwn: (span: string, times: number) =>
    `In this game a seat may take up to ${span} by itself, ${times} ${times === 1 ? 'time' : 'times'} in all. Beyond that the master decides.`,
  amount: 'How much more',
  amountHint: 'Two weeks at most.',
  reason: 'Why, for the game masters',
  ask: 'Ask for it',
  absence: 'Away',
  absenceWhat:
    'Turns that close while you are away do not count against you. The clock does not wait: leave standing orders if you like.',
  from: 'From',
  until: 'Back at',
  zone: (zone: string) => `By the clock of ${zone}.`,
  note: 'Note to the game masters',
  announce: 'Announce absence',
  announced: 'Announced absences',
  to: 'to',
  throughTurn: (turn: number) => `through turn ${turn}`,
  turnsAway: 'Or for how many turns',
  turnsAwayHint: 'The open turn is the first. The absence ends by itself.',
  announceTurns: 'Announce by turns',
  back2: 'I am back',
  backWhat: 'This ends your absence. You give the orders for your seat again.',
  standing: 'Standing orders',
  standingWhat:
    'They are carried out, as far as possible, in every turn for which you send no orders. Such a turn still counts as missed.',
  /** Of a game in which orders are resolved as they are posted. */
  live: {
    absenceWhat:
      'Moves whose time ends while you are away do not count against you. The clock does not wait: leave standing orders if you like.',
    standingWhat:
      'They are carried out, as far as possible, when your time is up and you have posted nothing. Such a move still counts as missed.',
  },
  standingInRules:
    'Standing orders are a part of these rules: send them with your orders, in the words of the rulebook. They stand until you send others.',
  stands: 'Your standing orders now:',
  noneStands: 'You have no standing orders.',
  notAll: 'Not every order could be accepted. These stand now:',
  orders: 'One order a line',
  leaveOrders: 'Save standing orders',
  noOrders: 'Remove standing orders',
  leave: 'Give up the seat',
  leaveWhat:
    'Orders that you have sent in still count. The seat falls open, and somebody else may take it over with all that belongs to it.',
  leaveButton: 'Give up the seat',
  sure: 'I want to give up this seat',
  /** Mails that may be lost. */
  uncertain: {
    title: 'Mails that may be lost',
    what: 'The server stopped, or the connection broke, while these were being sent. They may have arrived. Check your mailbox, and have any that are missing sent again.',
    whatMaster:
      'The server stopped, or the connection broke, while these were being sent. They may have arrived. Their addressees can have them sent again too. What is written to others is not shown.',
    report: (turn: string | null) => (turn === null ? 'A report' : `Report: ${turn}`),
    notice: 'A notice',
    reply: 'The answer to a mail',
    handedOver: 'handed over',
    sendAgain: 'Send again',
  },
  mails: 'Held mails',
  mailsWhat: 'They came in your name, but may not be yours. Their orders count only if you say so.',
  release: 'It is mine',
  turn: (turn: number) => `for turn ${turn}`,
  done: {
    ready: 'The others are told that you are ready.',
    waits: 'The turn waits for you again.',
    asked: 'The game masters have your request.',
    granted: 'You have more time: the deadline is moved.',
    announced: 'Your absence is noted.',
    back: 'Welcome back.',
    standing: 'Your standing orders are saved.',
    released: 'The mail counts as yours.',
    again: 'The mail is sent again.',
  },
};
