/** The list of orders, the way to one order, and sending them in. */
export const orders = {
  title: 'Orders',
  views: { sheet: 'Order sheet', text: 'Write as text', list: 'Back to the list' },
  /** The draft as tables: a row an order, a column a part of it. */
  sheet: {
    title: 'Order sheet',
    how: 'A row is an order, a column is a part of it. What you fill in is on your list at once.',
    number: 'No.',
    order: 'Order',
    line: 'Order line',
    tools: 'Move or strike out',
    field: (column: string, row: number, table: string) => `${column}, row ${row} of ${table}`,
    row: (row: number, table: string) => `row ${row} of ${table}`,
    addRow: 'Add a row',
    others: 'Other orders',
    othersHow: 'One line each, as you would write it in a mail.',
    held: (count: number) =>
      count === 1
        ? '1 row of the order sheet is not understood yet. It is not among your orders.'
        : `${count} rows of the order sheet are not understood yet. They are not among your orders.`,
  },
  close: 'Close',
  oneALine: 'One order per line, as in an e-mail.',
  lineIs: (line: number, outcome: string) => `Line ${line}: ${outcome}`,
  take: (count: number) => (count === 1 ? 'Take 1 order' : `Take ${count} orders`),
  noneYet: (headquarters: string) => `None yet. Choose a unit on the map, or an order under ${headquarters}.`,
  turnIsClosed: 'This turn is closed: there is nothing to order.',
  onlyToLookAt: 'This turn is closed: you can only look at the list.',
  earlier: (order: string) => `Earlier: ${order}`,
  later: (order: string) => `Later: ${order}`,
  strikeOut: (order: string) => `Strike out: ${order}`,
  outcome: {
    accepted: 'accepted',
    warned: 'accepted, with a remark',
    illegal: 'not allowed',
    malformed: 'not understood',
  },
  added: 'Added.',
  find: 'Find',
  findWhat: (what: string) => `Find ${what}`,
  range: (from: number | string, to: number | string) => `(${from} to ${to})`,
  /** Of things to be ticked. */
  tickedOf: (ticked: number, from: number, to: number) =>
    `${ticked} chosen (${from === to ? from : `${from} to ${to}`})`,
  tickAll: 'All',
  tickNone: 'None',
  /** Of a bill: what is left to spend, and what keeps it from being paid. */
  billLeft: (what: string, left: number, sum: number) => `${what}: ${left} of ${sum} left`,
  billTooLittle: (what: string, least: number) => `Choose something for ${least} ${what} or more.`,
  billOver: (what: string, over: number) => `${over} ${what} too many.`,
  billClear: 'Clear',
  bySteps: (from: number, to: number, step: number) =>
    `Enter ${from} to ${to}${step === 1 ? '' : `, in steps of ${step}`}.`,
  costs: (price: number) => `costs ${price}`,
  onlyWith: (what: string) => `only with ${what}`,
  tooMany: (over: number, sum: number) => `(${over} more than the ${sum} available)`,
  left: (left: number, sum: number) => `(${left} of ${sum} left)`,
  lengthOf: (length: number, most: number) => `(${length} of ${most})`,
  tooShort: (length: number, least: number) => `(${length} of at least ${least})`,
  /** Of groups: how many of each. */
  fewer: (what: string) => `Fewer: ${what}`,
  more: (what: string) => `More: ${what}`,
  allOf: (what: string) => `All: ${what}`,
  /** Of a way along the map. */
  wayBegins: 'Choose the first place of the way, here or on the map.',
  wayEnds: 'The way ends here.',
  wayBack: 'One place back',
  /** Of a condition with several parts. */
  anyIsEnough: 'If you choose several, any one of them is enough.',
  signOf: (what: string) => `Sign: ${what}`,
  ratioOf: (what: string) => `To how many: ${what}`,
  next: 'Next',
  notThisOrder: 'Not this order',
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
  sendingCounts:
    'Orders count as soon as they are sent in. You can replace them or take them back until the turn is run.',
  /** Of a seat for which the game does not wait now. `asks`: when it does; `now`: the sections that are run with any turn. */
  waitsFor: (
    phase: string,
    asks: { readonly label: string; readonly turns: number } | null,
    now: readonly string[],
  ) => {
    const when =
      asks === null
        ? ''
        : asks.turns === 1
          ? ` Yours is next: ${asks.label}.`
          : ` Yours is ${asks.label}, after ${asks.turns} turns.`;
    const run = now.length === 0 ? '' : ` What you send under ${now.join(', ')} is run with the turn that is open.`;
    return `The game waits for others: ${phase}.${when}${run} All else is kept, and checked again when it is your turn.`;
  },
  waiting: (count: number, label: string | null) =>
    `${count === 1 ? '1 order waits' : `${count} orders wait`} for ${label ?? 'your turn'}.`,
  /** What others offer in orders that they have sent in. */
  offered: {
    title: 'Offers to you',
    answer: 'Answer',
    answered: 'Your answer is on the list.',
    noAnswer: 'You cannot accept it now.',
    how: 'An answer goes on your list. It counts when you send it in.',
  },
  ofRoom: (orders: number, room: number) => `${orders} of ${room}`,
  emptySection: 'No order here.',
  intoSection: 'Orders go into',
  inNoSection: 'At any time',
  leaves: (what: string) => `Leaves ${what}.`,
  swap: (one: string, other: string) => `${one} and ${other} change places`,
  sections: 'In force now, section by section',
  leftUndone: 'Left undone',
  undoneAsk: 'This is left undone. Send in anyway?',
  sendAnyway: 'Send anyway',
  goBack: 'Go back',
  send: 'Send in',
  sending: 'Sending …',
  onServer: 'These orders are on the server.',
  receipt: (turn: number | string) => `Receipt for ${typeof turn === 'number' ? `turn ${turn}` : turn}`,
  theseCount: 'These orders count.',
  questions: 'Questions to the game master',
  ruled: (answer: string) => `Ruled: ${answer}`,
  noRuling: (holds: string) => `The game master has it. Without a ruling: ${holds}.`,
  notPut: (holds: string) => `Not asked yet. Without a ruling: ${holds}.`,
  askAhead: 'You can ask before you send these orders in, and read the ruling first.',
  askMaster: 'Ask the game master now',
  apart: 'Your orders for the turn stand as they stood.',
  doneBefore: 'Done when it came before, and not again.',
  nothingTaken: 'None of this could be accepted. What counted before still counts.',
  notTaken: (count: number) => `${count} not accepted.`,
  hash: 'The hash of the accepted orders',
  changedSince: 'You have changed your orders since: send them in again.',
  sendAgain: 'Send in again',
  othersCount: 'The orders that count are not those on this list.',
  nothingCounts: 'Nothing has been sent in yet: nothing on this list counts.',
  chooseFirst: 'Choose between your two drafts before you send.',
  asUnderstood: 'The receipt: your orders as understood',
  cameIn: 'Came in',
  hashName: 'Hash',
  proofs: 'Proof to keep',
  proofsWhy: 'With these lines you can check later that nobody has changed your orders or chosen the dice.',
  tooLateFor: (turn: number, next: number) => `These came too late for turn ${turn}, and count for turn ${next}.`,
  readOnceMore: 'They are read again once the turn before is out.',
  emptySheet: 'An empty sheet: nothing is ordered.',
  withdraw: 'Take back what I sent in',
  withdrawWhy: 'Then no orders of yours count. Your draft stays.',
  withdrawYes: 'Take back',
  withdrawNo: 'Cancel',
  mendFirst: (count: number) =>
    count === 1
      ? '1 line was not understood. It stays here for you to correct; the others go on the list.'
      : `${count} lines were not understood. They stay here for you to correct; the others go on the list.`,
};
