import type { Named } from '../named.ts';
import type { TurnName } from '../turn-name.ts';

/** The plain page of a seat: its report, its map, its orders as text. */
export const seat = {
  orders: 'Orders',
  ordersFor: (turn: number) => `Orders for turn ${turn}`,
  news: 'News',
  table: 'The powers',
  mapTitle: 'Map',
  map: ({ inSentence }: Named) => `The map as ${inSentence} knows it`,
  overtaken:
    'Nothing was sent: other orders have come in for this seat since you opened this page. They stand here. If yours are to take their place, send them once more.',
  over: 'The game is over: there is nothing to order.',
  notAsked: 'The game does not wait for you now.',
  none: 'None yet. What you send counts at once, and can be replaced or taken back until the turn is run.',
  plan: 'Plan on the map',
  orWrite: 'or write:',
  oneALine: 'One order a line.',
  allOrders: 'All orders',
  brief: 'the rules in brief',
  rulebook: 'the rulebook',
  twoDeeds:
    'Sending in makes your orders count; the turn is not run by it. That you need no more time you say afterwards.',
  needNoMoreTime: 'I need no more time',
  needMoreTime: 'I need more time after all',
  /** What follows when a ruler says so: the turn at once, or as soon as the others have said so too. */
  whenReady: {
    turn: 'The game waits for nobody else. When you say that you need no more time, the turn is run at once.',
    others: 'When all rulers have said that they need no more time, the turn is run before the deadline.',
  },
  saidReady: {
    turn: 'You need no more time: the turn is being run.',
    others: 'You need no more time. The turn is run as soon as all other rulers have said the same.',
  },
  leftUndone: 'Left undone:',
  undoneAsk: 'This is left undone. Send it in all the same?',
  sendAnyway: 'Send anyway',
  goBack: 'Go back',
  send: 'Send in',
  check: 'Check only',
  takeBack: 'Take back what I sent',
  notSent: 'Not sent yet.',
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
    turn: 'All orders are in: the turn is being run. This page follows by itself.',
    others: 'You are ready. The turn comes out as soon as all rulers are.',
  },
  live: {
    move: 'It is your move',
    atOnce:
      'What you post is resolved at once. You can take it back only while no die was rolled for it, and nobody else was told of it or has moved since.',
    post: 'Post',
    others: (window: string) => `Now: ${window}.`,
    wait: 'You can write ahead: these orders wait for your move and go by themselves when it comes.',
    keep: 'Keep for my move',
    waiting: 'These orders wait for your move.',
    dontWait: 'Do not send them by themselves',
    came: 'What came of your post',
    inHand: 'Your post is kept and is being resolved: load this page again in a moment.',
    undo: 'Take my last post back',
    beginning: 'The beginning',
  },
  empty: 'An empty sheet: nothing is ordered.',
  taken: (taken: number, all: number) =>
    taken < all
      ? `${taken} of ${all} orders are taken.`
      : `${all === 1 ? 'The order is' : `All ${all} orders are`} understood and possible.`,
  outcome: { malformed: 'malformed', illegal: 'illegal', accepted: 'accepted', warned: 'accepted' },
  note: 'Note:',
  sheet: (turn: number) => `Taken for turn ${turn}:`,
  counts: 'Your orders count.',
  countsNot: 'Nothing of this could be taken; what you sent before counts.',
  takenBack: 'Your orders were taken back: none of yours count now.',
};
