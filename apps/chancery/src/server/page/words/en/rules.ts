/** The rulebooks. */
export const rules = {
  title: 'Rulebooks',
  lead: 'The rules of the games on this server, clause by clause. Every line of a report names its clause.',
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
      ? `No clause contains “${words}”.`
      : count === 1
        ? `One clause contains “${words}”.`
        : `${count} clauses contain “${words}”.`,
  tooMany: (shown: number) => `Showing the first ${shown}.`,
  whole: 'The whole rulebook',
  before: 'Previous:',
  after: 'Next:',
  why: 'Why',
  showReasons: 'Show all reasons',
  hideReasons: 'Hide the reasons',
  top: 'To the top',
  english: '',
};
