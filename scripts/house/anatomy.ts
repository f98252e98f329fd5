/** A part of a ruleset: a folder of its `src`, or a file right in it. */
export interface Part {
  readonly name: string;
  /** `every` ruleset has it, or `some` do, where their rules ask for it. */
  readonly in: 'every' | 'some';
  readonly what: string;
}

const every = (name: string, what: string): Part => ({ name, in: 'every', what });
const some = (name: string, what: string): Part => ({ name, in: 'some', what });

/**
 * The one anatomy of all rulesets: the same names with the same meaning, floor by floor, the lowest first. A part imports from
 * lower floors only.
 */
export const ANATOMY: readonly (readonly Part[])[] = [
  [
    every('words.ts', 'the closed sets of the rules and their numbers'),
    every('usual-deadline.ts', 'when its turns fall due, unless a master says otherwise'),
  ],
  [some('unit-id.ts', 'how units are numbered, where a number tells more than which')],
  [every('sorts.ts', 'the sorts of things that its facts are about')],
  [
    every('order.ts', 'the orders as they travel'),
    every('refusals.ts', 'why something is not done: codes with facts'),
    every('setting.ts', 'what stays the same in a campaign'),
  ],
  [
    every('state.ts', 'what changes in a campaign'),
    every('seats.ts', 'the seats of a setting'),
    some('data', 'tables of facts'),
    some('plans.ts', 'the plans of units through a turn'),
  ],
  [
    every('events', 'what can happen, by topic'),
    every('view-types.ts', 'the shapes of what one viewer sees'),
    every('scenarios', 'the built-in scenarios: gazetteer, world, starting positions'),
    some('memory.ts', 'what the phases of one turn keep in mind'),
  ],
  [every('events.ts', 'all events'), every('scenario.ts', 'the shape of a scenario')],
  [
    some('scene.ts', 'what rules act on, where orders are resolved one by one'),
    some('told.ts', 'news, where it says less than the event'),
  ],
  [every('types.ts', 'the types that core is told of')],
  [every('rules', 'pure questions, asked by orders and phases alike')],
  [
    every('battle', 'how battles are fought'),
    every('desk', 'words and worries that the desk shows'),
    every('draft', 'how changes are written to the draft'),
    every('names', 'what things are called by a reader'),
    every('correspondence.ts', 'what it has to do with letters and press'),
    every('questions.ts', 'what the master is asked'),
    every('scenario', 'how scenarios and options are read and checked'),
    some('seating.ts', 'what it has to do with who holds which seat'),
    every('setup.ts', 'scenario, seats and dice → first position'),
    every('tell', 'who hears of what'),
    every('victory', 'who leads, and who has won'),
    some('begin.ts', 'a fresh memory for a turn'),
    some('view', 'the parts of what a seat sees'),
  ],
  [
    every('event-kinds', 'each kind of event: how it is applied, who hears of it, its topic'),
    every('desk.ts', 'the rooms of the desk'),
    every('view.ts', 'what a seat sees, built up'),
    some('consequences', 'what follows of itself from what was done, where orders are resolved one by one'),
  ],
  [
    every('event-kinds.ts', 'all kinds of events'),
    some('diplomacy', 'how kingdoms come to terms, where that has rules of its own'),
  ],
  [some('actions', 'what each order does, where orders are resolved one by one: a file an order')],
  [some('npc', 'powers that nobody plays')],
  [some('master', 'what each act of the master does: a file an act')],
  [every('phases', 'a file a phase')],
  [every('phases.ts', 'the turn as one array'), every('window.ts', 'whom the game waits for')],
  [every('known', 'what a draft should lead to, by what its ruler knows')],
  [every('tutorial', 'the lesson'), some('figures', 'how the figures of the desk are reckoned')],
  [
    every('orders', 'a file an order, in folders by kind of thing: menu and check'),
    every('bot', 'the parts of the bot'),
  ],
  [
    every('bot.ts', 'a stand-in that plays a seat from its view'),
    every('cases', 'the words in which people write positions down'),
    every('odds', 'the words of questions about battles'),
    some('own', 'the rows of what a seat has and deals with'),
    every('text', 'a sentence for every event, order and refusal'),
  ],
  [
    every('battle-plan', 'who would meet in a place'),
    every('figures.ts', 'the figures of the desk'),
    every('odds.ts', 'the odds of a battle'),
    some('own-spec.ts', 'what a seat has and deals with, as tables'),
    every('powers-spec.ts', 'the relations of a seat as a table'),
    every('report', 'the sections of the turn report'),
    every('units', 'the unit list and its rows'),
    some('reference', 'the rules in brief'),
  ],
  [
    every('left-undone.ts', 'what a seat leaves undone'),
    some('sections-leave.ts', 'what each section of a draft leaves, where its sheets have sections'),
    every('places', 'place reports, dress, markers and arrows of the map'),
    every('report-spec.ts', 'the turn report'),
    every('units-spec.ts', 'the unit list'),
    some('reference.ts', 'the rules in brief, as sheets to print'),
  ],
  [every('places-spec.ts', 'the places of the map')],
  [every('at-desk.ts', 'what of it a browser loads')],
  [every('index.ts', 'a table of contents without logic')],
];

/** What stands beside the `src` of every ruleset. */
export const BESIDE: readonly string[] = [
  'GUIDE.md',
  'HOST.md',
  'RULES.md',
  'mutants.yaml',
  'package.json',
  'test/cases.test.ts',
  'test/cases/',
  'test/golden.test.ts',
  'test/golden/',
  'test/rules/',
  'test/suite.test.ts',
  'test/tutorial.test.ts',
];
