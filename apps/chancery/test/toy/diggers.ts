import { defineRuleset, err, type Known, ok, rulesetId, seatId } from '@chancery/core';
import { oneOrderLesson } from '@chancery/testkit';
import { ORDERS } from './toy-orders.ts';
import { apply, PHASES, questions, tell } from './toy-turn.ts';
import type { Diggers, DiggersScenario, DiggersState } from './toy-types.ts';
import { WORLD } from './toy-world.ts';

const SCENARIO: DiggersScenario = {
  diggers: [
    { seat: 'Ann', name: 'Ann of the Hill' },
    { seat: 'Bob', name: 'Bob of the Dale' },
  ],
  lastTurn: 5,
};

const isScenario = (data: unknown): data is DiggersScenario =>
  typeof data === 'object' && data !== null && Array.isArray((data as { readonly diggers?: unknown }).diggers);

const richest = ({ gold }: DiggersState): readonly string[] => {
  const most = Math.max(...Object.values(gold));
  return Object.keys(gold).filter((seat) => gold[seat] === most);
};

/** The rules of `version`; states of version 1 are understood by version 2. */
export const diggersOfVersion = (version: number) =>
  defineRuleset<Diggers>({
    id: rulesetId('diggers'),
    version,
    title: 'Diggers',
    prefix: 'DG',
    scenarios: [
      { id: 'field', title: 'The Field', description: 'Two diggers.', seats: 2, minutes: { least: 5, most: 10 } },
    ],
    scenarioData: async () => SCENARIO,
    readScenario: (data) => (isScenario(data) ? ok(data) : err(['there are no diggers'])),
    options: {
      type: 'object',
      properties: { lastTurn: { type: 'integer', minimum: 1, description: 'When it ends.' } },
    },
    readOptions: ({ lastTurn }, given) => {
      const options = { lastTurn, ...(given as object) };
      return Number.isInteger(options.lastTurn) && Object.keys(options).length === 1
        ? ok(options)
        : err(['lastTurn is a whole number, and nothing else can be set']);
    },
    setup: ({ diggers }, { lastTurn }, dice) => ({
      setting: { diggers, lastTurn },
      state: { turn: 0, gold: Object.fromEntries(diggers.map(({ seat }) => [seat, dice.at('purse', seat).d(6)])) },
    }),
    seats: ({ diggers }) => diggers.map(({ seat, name }) => ({ seat: seatId(seat), name, description: '' })),
    world: () => WORLD,
    window: ({ setting, state }) =>
      state.turn < setting.lastTurn
        ? {
            kind: 'window',
            label: 'all diggers',
            seats: setting.diggers.map(({ seat }) => seatId(seat)),
            mode: 'sealed',
          }
        : { kind: 'outcome', winners: richest(state).map(seatId), by: 'most gold' },
    orders: ORDERS,
    questions,
    begin: () => null,
    phases: PHASES,
    apply,
    tell,
    view: ({ state }, viewer) => ({
      turn: state.turn,
      gold: viewer.kind === 'seat' ? (state.gold[viewer.seat] ?? null) : null,
    }),
    figures: [
      {
        id: 'gold',
        of: ({ view }) => ({ id: 'gold', label: 'Gold', rule: 'DG-1', amount: String(view.gold ?? 0), reckoning: [] }),
      },
    ],
    leftUndone: (_, drafted) =>
      drafted.some(({ verb }) => verb === 'DIG') ? [] : [{ text: 'No hole is dug.', rule: 'DG-1' }],
    units: { columns: [], kinds: [], rows: () => [], plan: () => [] },
    places: {
      report: () => [],
      verbs: () => [],
      picture: ({ view }) => ({
        title: `The Field, day ${view.turn}`,
        powers: [{ code: 'Ann', name: 'Ann', tone: 0 }],
        areas: [{ area: 1, owner: 'Ann' }],
        markers: [],
        arrows: [],
      }),
    },
    desk: { rooms: [], advice: [], stories: [], switches: [] },
    report: {
      sections: [
        { id: 'finds', title: 'Finds', kinds: ['dug', 'given'], empty: 'You found nothing.' },
        { id: 'shouts', title: 'Shouts', kinds: ['shouted'] },
      ],
      papers: [],
    },
    text: {
      refusal: (refusal) =>
        refusal.code === 'one-hole-a-turn'
          ? 'You can dig one hole a turn.'
          : `${refusal.depth} is ${refusal.code === 'deep' ? 'deep' : 'deeper than anybody can dig'}.`,
      told: (told) => [{ text: saying(told), rule: told.rule }],
      question: ({ about }) => `Is the hole of ${about} safe?`,
      outcome: ({ winners }) => `${winners.join(' and ')} found most.`,
      turn: ({ view }: Known<Diggers>) => `Day ${view.turn}`,
      argument: { digger: 'digger' },
    },
    tutorial: async () =>
      oneOrderLesson({
        scenario: 'field',
        seat: seatId('Ann'),
        verb: 'DIG',
        line: 'DIG 1',
        fought: 'dug',
        won: ({ view }) => view.turn > 0,
      }),
    bot: (_, dice) => [{ verb: 'DIG', args: { depth: dice.at('depth').d(6) } }],
    standings: ({ setting, state }) =>
      setting.diggers.map(({ seat, name }, index) => ({
        seat,
        place: index + 1,
        name,
        score: state.gold[seat] ?? 0,
        figures: { holes: String(state.turn) },
      })),
    odds: (request) => {
      const { attackers, defenders, runs } = request as { attackers: string[]; defenders: string[]; runs: number };
      if (attackers.includes('ghosts')) return err(['ghosts do not fight']);
      return ok({
        title: `${attackers.join(' + ')} against ${defenders.join(' + ')}`,
        rule: 'DG-6',
        runs,
        outcomes: [{ id: 'won', label: 'attackers win', chance: 4275, low: 4200, high: 4350 }],
        losses: [{ side: 'attackers', label: 'spades', of: 10, meanHundredths: 375, least: 0, most: 10 }],
        notes: ['Nobody is hurt.'],
      });
    },
    ...(version > 1 ? { migrate: (state: unknown) => state as DiggersState } : {}),
  });

export const diggers = diggersOfVersion(1);

const saying = (told: Diggers['told']): string => {
  switch (told.kind) {
    case 'dug':
      return `You rolled ${told.roll} and found ${told.found}.`;
    case 'given':
      return `You were given ${told.gold}.`;
    case 'shouted':
      return `${told.seat}: ${told.text}`;
    case 'turn-ended':
      return 'The day is over.';
  }
};
