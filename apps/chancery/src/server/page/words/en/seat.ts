import type { Named } from '../named.ts';
import type { TurnName } from '../turn-name.ts';

/** The plain page of a seat: its report, its map, its orders as text. */
export const seat = {
  orders: 'Orders',
  ordersFor: (turn: TurnName) => `Orders for ${typeof turn === 'number' ? `turn ${turn}` : turn}`,
  /** Of a seat for which the game does not wait now. `next`: when it does. */
  maySend: (phase: string, next: { readonly label: string; readonly turns: number } | null) => {
    const when =
      next === null
        ? ''
        : next.turns === 1
          ? ` Yours is next: ${next.label}.`
          : ` Yours is ${next.label}, after ${next.turns} turns.`;
    return `The game waits for others: ${phase}.${when} You can send orders now: what the rules allow at any time is run with the turn that is open, all else is kept, and checked again when it is your turn.`;
  },
  waits: (orders: number, label: string | null) =>
    `${orders === 1 ? '1 order waits' : `${orders} orders wait`} for ${label ?? 'your turn'}.`,
  carried: 'They waited for your turn, and were checked again when it began.',
  offers: 'Offers to you',
  answerBy: 'Answer with:',
  news: 'News',
  table: 'The powers',
  mapTitle: 'Map',
  map: ({ inSentence }: Named) => `The map as ${inSentence} knows it`,
  overtaken:
    'Nothing was sent: other orders have come in for this seat since you opened this page. They are shown here. To replace them with yours, send yours again.',
  over: 'The game is over: there is nothing to order.',
  notAsked: 'The game is not waiting for you.',
  none: 'None yet. What you send counts at once. You can replace it or take it back until the turn is run.',
  plan: 'Plan on the map',
  orWrite: 'or write:',
  oneALine: 'One order per line.',
  orderSheet: {
    title: 'Order sheet',
    link: 'Order sheet to fill in or print',
    back: 'Back to the seat',
    how: 'A row is an order, a column is a part of it. Leave the rows you do not need empty. You can print this page and fill it in by hand first.',
    number: 'No.',
    order: 'Order',
    line: 'Order line',
    field: (column: string, row: number, table: string) => `${column}, row ${row} of ${table}`,
    others: 'Other orders',
    othersHow: 'One line each, as you would write it in a mail.',
    moreRows: 'More rows',
  },
  allOrders: 'All orders',
  brief: 'the rules in brief',
  rulebook: 'the rulebook',
  twoDeeds: 'Sending in makes your orders count, but does not run the turn. Say afterwards that you need no more time.',
  needNoMoreTime: 'I need no more time',
  needMoreTime: 'I need more time after all',
  /** What follows when a ruler says so: the turn at once, or as soon as the others have said so too. */
  whenReady: {
    turn: 'The game waits for nobody else. When you say that you need no more time, the turn is run at once.',
    others: 'Once all rulers have said that they need no more time, the turn is run before the deadline.',
  },
  saidReady: {
    turn: 'You need no more time: the turn is being run.',
    others: 'You need no more time. The turn is run as soon as all other rulers have said the same.',
  },
  sections: 'In force now, section by section:',
  leftUndone: 'Left undone:',
  questions: 'Questions to the game master',
  noRuling: (holds: string) => `put to the game master; without a ruling: ${holds}`,
  notPut: (holds: string) => `not put yet; without a ruling: ${holds}`,
  ruled: 'ruled:',
  ask: 'Ask the game master now',
  askWhat: 'You can ask before you send these orders in, and read the ruling first.',
  undoneAsk: 'This is left undone. Send in anyway?',
  sendAnyway: 'Send anyway',
  goBack: 'Go back',
  send: 'Send in',
  check: 'Check only',
  takeBack: 'Take back what I sent',
  notSent: 'Not sent yet.',
  unsent: {
    instead: 'This is your newest draft, which is not sent in. What you sent before still counts.',
    first: 'This is your newest draft. It is not sent in, so nothing counts yet.',
  },
  past: (turn: TurnName) =>
    typeof turn === 'string'
      ? `This is ${turn}, as it was.`
      : turn === 0
        ? 'This is the beginning, as it was.'
        : `This is what turn ${turn} brought.`,
  toOpen: 'Go to the open turn.',
  turns: 'What the turns brought:',
  beginning: 'the beginning',
  letters: 'Letters',
  campaign: 'The campaign',
  awaits: {
    turn: 'All orders are in: the turn is being run. This page updates by itself.',
    others: 'You are ready. The turn comes out as soon as all rulers are.',
  },
  live: {
    move: 'It is your move',
    atOnce:
      'What you post is resolved at once. You can take it back only if no dice were rolled for it, and nobody else was told of it or has moved since.',
    post: 'Post',
    others: (window: string) => `Now: ${window}.`,
    wait: 'You can write ahead: these orders wait for your move and are then posted automatically.',
    keep: 'Keep for my move',
    waiting: 'These orders wait for your move.',
    dontWait: 'Do not post them automatically',
    came: 'What came of your post',
    inHand: 'Your post is saved and being resolved. Reload this page in a moment.',
    undo: 'Take my last post back',
    beginning: 'The beginning',
  },
  empty: 'An empty sheet: nothing is ordered.',
  taken: (taken: number, all: number) =>
    taken < all
      ? `${taken} of ${all} orders are accepted.`
      : `${all === 1 ? 'The order is' : `All ${all} orders are`} understood and possible.`,
  outcome: { malformed: 'malformed', illegal: 'illegal', accepted: 'accepted', warned: 'accepted' },
  note: 'Note:',
  sheet: (turn: number) => `Accepted for turn ${turn}:`,
  counts: 'Your orders count.',
  countsNot: 'None of this could be accepted. What you sent before still counts.',
  apart: 'Your orders for the turn stand as they stood.',
  doneBefore: 'Done when it came before, and not again.',
  takenBack: 'Your orders are taken back: none count now.',
};
