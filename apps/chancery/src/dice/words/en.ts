import type { VerdictWords } from '../verdict-words.ts';

const some = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? one : many.replace('#', String(count))];

const THINGS: { readonly [kind: string]: string } = {
  commitment: 'the commitment to its dice',
  secret: 'its secret',
  list: 'D (the hash of its list)',
  line: 'a line of its list',
  salt: 'the salt of your line',
  orders: 'your orders',
  closed: 'the commitment to the closed secret',
  founding: 'the commitment to the founding secret',
};

export const en: VerdictWords = {
  now: 'Proved now',
  atEnd: 'Only at the end of the game',
  byRecord: 'Not by this list: the whole record, which is open now, proves it',
  never: 'Not at all',
  differs: 'Your orders were others than your receipt says, and the server tells why',
  faults: 'Faults',
  none: 'Nothing yet.',
  proved: ({ secrets, lists, rolls, ownLines, ownReceipts, kept, closed, founding }) => [
    ...some(kept, 'One thing that you kept is as it was.', '# things that you kept are as they were.'),
    ...some(
      secrets,
      'One told secret is the one that was committed to.',
      '# told secrets are those that were committed to.',
    ),
    ...some(lists, 'D follows from the lines of one list.', 'D follows from the lines of # lists.'),
    ...some(
      rolls,
      'The public dice of one label fall again as they were told.',
      'The public dice of # labels fall again as they were told.',
    ),
    ...some(ownLines, 'Your own line is on its list.', 'Your own # lines are on their lists.'),
    ...some(
      ownReceipts,
      'One of them holds the orders of the receipt that you kept.',
      '# of them hold the orders of receipts that you kept.',
    ),
    ...(closed ? ['The closed secret is the one that was committed to.'] : []),
    ...(founding ? ['The founding secret is the one that was committed to.'] : []),
  ],
  later: ({ closedDice, othersLines, founding }, over) => [
    ...(closedDice
      ? [
          over
            ? 'That dice which the rules hide come from the closed secret, which is told now.'
            : 'Dice that the rules hide come from the closed secret, which is told at the end.',
        ]
      : []),
    ...(othersLines
      ? [
          'That the lines of others, the acts and the rulings hold what the turns were made from, and that the rules make of them what you were told.',
        ]
      : []),
    ...(founding
      ? ['The first position and the lottery over wishes come from the founding secret, which is told at the end.']
      : []),
  ],
  unproved: ({ oldTurns, founding, nothingKept }) => [
    ...(nothingKept
      ? [
          'You brought nothing that you kept, so all this rests on the word of the server. Bring mails, receipts or turn files that you saved.',
        ]
      : []),
    ...some(
      oldTurns,
      'One turn was made by an older release and has no list.',
      '# turns were made by an older release and have no lists.',
    ),
    ...(founding ? ['The first position was made by an older release, without a commitment.'] : []),
    'That whoever knows a secret before it is told has not tried it with sheets, acts or rulings of their own.',
  ],
  place: (turn, edition) => (turn === 0 ? 'The campaign' : `Turn ${turn}, edition ${edition}`),
  thing: (kind, number) =>
    kind === 'line' && number !== undefined ? `line ${number} of its list` : (THINGS[kind] ?? kind),
  fault: {
    'kept-missing': (thing) => `${thing}, which you kept, is not shown any more.`,
    'kept-other': (thing) => `${thing} is not the one that you kept.`,
    'kept-twice': (thing) => `you were told two different values for ${thing}.`,
    'secret-other': () => 'the secret that was told is not the one that was committed to.',
    'secret-missing': () => 'the secret should be told by now, and is not.',
    'secret-early': () => 'the secret was told before its time.',
    'secret-used-again': () => 'a secret that was told already makes the dice of new orders.',
    'commitment-late': () => 'the commitment came only after orders could be sent.',
    'list-missing': () => 'the turn is out and shows no list.',
    'list-other': () => 'D does not follow from the lines of its list.',
    'list-late': () => 'the list was closed only after the turn was run.',
    'seat-twice': () => 'a seat has two lines on the list.',
    'first-list-other': () => 'the turn was run again with other dice.',
    'reason-missing': () => 'the dice are new, and nobody is told why.',
    'turn-missing': () => 'it is missing from the list, or stands there twice.',
    'own-line-missing': () => 'your own line, as it is opened to you, is not on the list.',
    'own-orders-other': () => 'your line holds other orders than your receipt, and nothing is said to explain it.',
    'own-orders-changed': () => 'the turn was run again with other orders of yours.',
    'roll-other': (_, label) => `the public dice ${label} do not fall as they were told.`,
  },
  end: (faults) =>
    faults === 0 ? 'No fault was found.' : faults === 1 ? 'One fault was found.' : `${faults} faults were found.`,
};
