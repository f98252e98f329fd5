import { err, NOBODY, ok, type Ruleset, rulesetId, seatId } from '@chancery/core';
import { oneOrderLesson } from '../../src/index.ts';
import { ORDERS } from './purses-orders.ts';
import { apply, PHASES, tellAfter } from './purses-turn.ts';
import type { Purses, PursesTold } from './purses-types.ts';
import { WORLD } from './purses-world.ts';

const seats = ({ seats: all }: { readonly seats: readonly string[] }) => all.map(seatId);
const purse = (all: readonly string[], amount: number) => Object.fromEntries(all.map((seat) => [seat, amount]));

const saying = (told: PursesTold): string => {
  switch (told.kind) {
    case 'paid':
      return `${told.from} paid ${told.gold} to ${told.to}.`;
    case 'whispered':
      return `${told.from} whispered to ${told.to}: “${told.text}”`;
    case 'boast-heard':
      return `Everybody talks of ${told.seat}: fame ${told.fame}.`;
    case 'blessed':
      return `${told.seat} was blessed.`;
  }
};

/** A sound ruleset. Tests spoil one field of it at a time. */
export const PURSES: Ruleset<Purses> = {
  id: rulesetId('purses'),
  version: 1,
  title: 'Purses',
  prefix: 'PU',
  scenarios: [
    { id: 'market', title: 'The Market', description: 'Three purses.', seats: 3, minutes: { least: 5, most: 10 } },
  ],
  scenarioData: async () => ({ seats: ['Ann', 'Bob', 'Cem'] }),
  readScenario: (data) => (data === null ? err(['there is no market']) : ok(data as Purses['scenario'])),
  options: { type: 'object', properties: { lastTurn: { type: 'integer', minimum: 1, maximum: 99 } } },
  readOptions: (_, given) => ok({ lastTurn: 99, ...(given as object) }),
  setup: ({ seats: all }, { lastTurn }, dice) => ({
    setting: { seats: all, lastTurn },
    state: { turn: 1, fame: purse(all, 0), gold: purse(all, 10 + dice.at('luck').d(6)) },
  }),
  seats: (setting) => seats(setting).map((seat) => ({ seat, name: seat, description: '' })),
  world: () => WORLD,
  window: ({ setting, state }) =>
    state.turn > setting.lastTurn
      ? { kind: 'outcome', winners: [], by: 'nobody' }
      : { kind: 'window', label: 'market day', seats: seats(setting), mode: 'sealed' },
  orders: ORDERS,
  questions: () => [],
  begin: () => null,
  phases: PHASES,
  apply,
  tell: () => NOBODY,
  tellAfter,
  view: ({ setting, state: { turn, fame, gold } }, viewer) => {
    const seat = viewer.kind === 'seat' && setting.seats.includes(viewer.seat) ? viewer.seat : null;
    return { seat, turn, fame, gold: seat === null ? null : (gold[seat] ?? 0) };
  },
  figures: [
    {
      id: 'gold',
      of: ({ view }) => ({ id: 'gold', label: 'Gold', rule: 'PU-1.1', amount: String(view.gold), reckoning: [] }),
    },
  ],
  units: {
    columns: [{ id: 'what', label: 'What', align: 'left' }],
    kinds: [{ id: 'purse', label: 'Purses' }],
    rows: () => [{ unit: 'P1', kind: 'purse', area: 1, cells: { what: 'a purse' } }],
    plan: ({ view }) => [{ text: `It holds ${view.gold}.` }],
  },
  places: {
    report: () => [{ text: 'A market.' }],
    verbs: () => ['PAY'],
    picture: () => ({ title: 'The Market', powers: [], areas: [], markers: [], arrows: [] }),
  },
  desk: { rooms: [], advice: [], stories: [], switches: [] },
  report: {
    sections: [
      { id: 'secrets', title: 'Secrets', kinds: ['paid', 'whispered', 'blessed'], empty: 'Nobody spoke to you.' },
      { id: 'talk', title: 'Talk of the market', kinds: ['boast-heard'] },
    ],
    papers: [],
  },
  text: {
    refusal: (it) => (it.code === 'oneself' ? 'That is you.' : `You have ${it.has} and cannot pay ${it.gold}.`),
    told: (told) => [{ text: saying(told), rule: told.rule }],
    question: () => 'There is no question.',
    outcome: () => 'The market is over.',
    turn: ({ view }) => `Day ${view.turn}`,
    argument: { seat: 'name', seats: 'names' },
  },
  tutorial: async () =>
    oneOrderLesson({
      scenario: 'market',
      seat: seatId('Ann'),
      verb: 'BOAST',
      line: 'BOAST',
      fought: 'boast-heard',
      won: ({ view }) => (view.fame['Ann'] ?? 0) > 0,
    }),
  bot: ({ setting, view }, dice) => {
    const others = setting.seats.filter((seat) => seat !== view.seat);
    const seat = others[dice.at('friend').d(others.length) - 1] ?? '';
    return [
      { verb: 'BOAST', args: {} },
      { verb: 'WHISPER', args: { seat, text: 'I like your hat.' } },
      ...((view.gold ?? 0) > 0 ? [{ verb: 'PAY', args: { seat, gold: 1 } } as const] : []),
    ];
  },
  standings: ({ setting, state }) =>
    setting.seats.map((seat, index) => ({
      seat,
      place: index + 1,
      name: seat,
      score: state.fame[seat] ?? 0,
      figures: {},
    })),
};
