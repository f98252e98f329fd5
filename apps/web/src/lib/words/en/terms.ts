/** The settings of a campaign in plain words. */
export const terms = {
  masters: 'Game masters',
  masterPlays: '(who also plays)',
  turns: 'Turns',
  byHand: 'The game master closes each turn by hand.',
  everyHours: (hours: number) =>
    hours % 24 === 0
      ? hours === 24
        ? 'One every day.'
        : `One every ${hours / 24} days.`
      : `One every ${hours} hours.`,
  firstHours: (hours: number) =>
    `The first time: ${hours === 24 ? '1 day' : hours % 24 === 0 ? `${hours / 24} days` : hours === 1 ? '1 hour' : `${hours} hours`}.`,
  moves: 'Moves',
  movesByHand: 'One ruler after another. The game waits for every move, until the game master ends it.',
  moveHours: (hours: number) =>
    `One ruler after another. Time for a move: ${hours % 24 === 0 ? (hours === 24 ? '1 day' : `${hours / 24} days`) : hours === 1 ? '1 hour' : `${hours} hours`}.`,
  moveUntil: (when: string) => `One ruler after another. Time for a move runs out: ${when}`,
  weekly: (days: readonly string[] | null, time: string, zone: string) =>
    `${days === null ? 'Every day' : `On ${days.join(', ')}`} at ${time} (${zone}).`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  grace: 'Grace',
  graceOf: (minutes: number) => `Orders are taken ${minutes} minutes past the deadline.`,
  early: 'When all are ready',
  earlyYes: 'The turn is run at once.',
  earlyNo: 'The turn waits for its deadline.',
  moreTime: 'More time',
  moreTimeOf: (hours: number, times: number) =>
    `A seat may take ${hours} hours without asking, ${times === 1 ? 'once' : `${times} times`} in the campaign.`,
  moreTimeAsk: 'The game master decides.',
  missed: 'Missed turns',
  missedMoves: 'Missed moves',
  missedNothing: 'Nothing happens to a silent seat.',
  missedLadder: 'A silent seat is reminded first, and in the end given to somebody else.',
  breaker: 'Too many missing',
  breakerOf: (percent: number) => `The clock is held when more than ${percent} % of the orders are missing.`,
  review: 'Review',
  reviewOf: (hours: number) =>
    `After the deadline the game master may look at a turn for ${hours === 1 ? 'an hour' : `${hours} hours`} and rule on it before it is published.`,
  empty: 'Seats without a ruler',
  emptySeats: { rule: 'The rules play them.', caretaker: 'A bot looks after them.' },
  letters: 'Letters',
  press: {
    open: 'Rulers write to each other, and to all.',
    public: 'Rulers write only to all, not to each other in private.',
    none: 'Rulers do not write to each other.',
    anonymous: 'Rulers write without their names.',
  },
  hostReads: {
    yes: 'The game master reads what rulers write to one another.',
    no: 'The game master does not read what rulers write to one another.',
  },
  playingMasters: {
    yes: 'One who rules a seat sees everything.',
    no: 'One who rules a seat sees only what that seat sees.',
  },
  oldLetters: 'Letters of former rulers',
  oldLettersAre: {
    hidden: 'Whoever takes over a seat cannot read them.',
    shown: 'Whoever takes over a seat can read them.',
  },
  names: 'Names of the rulers',
  anonymity: {
    never: 'Everybody sees who rules what.',
    'until-the-end': 'Who rules what is revealed at the end.',
    always: 'Who rules what is never revealed.',
  },
};
