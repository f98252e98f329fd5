/** The rulebooks. */
export const rules = {
  title: 'Rulebooks',
  lead: 'The rules by which the games of this server are run, clause by clause. Every line of a report names its clause.',
  open: 'Open the rulebook',
  orders: 'All orders',
  scenarios: 'Scenarios',
  seats: (seats: number) => `${seats} seats`,
  bookTitle: (ruleset: string) => `The rulebook of ${ruleset}`,
  contents: 'Contents',
  chapter: 'Chapter',
  search: 'Search the rulebook',
  searchHint: 'A word, several words, or a clause such as',
  find: 'Find',
  found: (count: number, words: string) =>
    count === 0
      ? `No clause has “${words}”.`
      : count === 1
        ? `One clause has “${words}”.`
        : `${count} clauses have “${words}”.`,
  tooMany: (shown: number) => `The first ${shown} are shown.`,
  whole: 'The whole rulebook',
  before: 'Before:',
  after: 'Next:',
  why: 'Why',
  showReasons: 'Show all reasons',
  hideReasons: 'Hide the reasons',
  top: 'To the top',
  english: '',
};
