/** What a receipt says of orders that act on arrival. Receipts speak English, as orders and reports do. */
export const ARRIVAL_SAID = {
  /** `to`: the names of the seats; null is everybody. */
  letter: (to: string | null): string => `The letter has gone to ${to ?? 'everybody'}.`,
  ask: (put: number): string =>
    put === 0 ? 'The game master has this question already.' : 'The question is before the game master.',
  takenBack: (lines: readonly string[]): string =>
    lines.length === 0 ? 'You had sent in nothing of the kind.' : `Taken back: ${lines.join('; ')}.`,
  awayTurns: (turns: number): string =>
    turns === 1
      ? 'You are announced as away for this turn.'
      : `You are announced as away for ${turns} turns, this one among them.`,
  away: (days: number): string => `You are announced as away for ${days} ${days === 1 ? 'day' : 'days'}.`,
  back: (fromCaretaker: boolean): string =>
    fromCaretaker ? 'You are back, and order for your seat yourself.' : 'You are back.',
};
