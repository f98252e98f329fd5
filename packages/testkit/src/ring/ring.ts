import {
  type AnyRuleset,
  defineRuleset,
  type Hearing,
  ok,
  type Ruleset,
  rulesetId,
  seatId,
  type Window,
} from '@chancery/core';
import { oneOrderLesson } from '../one-order-lesson.ts';
import { ORDERS } from './ring-orders.ts';
import type { Ring, RingEvent, RingState } from './ring-types.ts';

const MARKET = {
  id: 'ring',
  title: 'The Ring',
  width: 200,
  height: 200,
  areas: [
    {
      number: 1,
      name: 'The Ring',
      kind: 'land',
      terrain: 'plain',
      rings: [[50, 50, 150, 50, 150, 150, 50, 150]],
      label: { x: 100, y: 100, room: 80 },
      seat: { x: 100, y: 120 },
    },
  ],
  borders: [],
  wilds: [],
} as const;

const asked = (setting: Ring['setting'], { round, at, ended }: RingState): readonly string[] =>
  round === 0 ? setting.seats.filter((seat) => !ended.includes(seat)) : setting.seats.slice(at, at + 1);

const window = (setting: Ring['setting'], state: RingState): Window => {
  const seats = asked(setting, state);
  return {
    kind: 'window',
    label: state.round === 0 ? 'Opening' : `Round ${state.round}: ${seats.join()}`,
    seats: seats.map(seatId),
    mode: 'live',
    clock: state.round === 0 ? 'opening' : `${state.round} ${seats.join()}`,
  };
};

const tell = (event: RingEvent): readonly Hearing<RingEvent>[] => {
  if (event.kind === 'given') return [{ to: [seatId(event.from), seatId(event.to)], told: event }];
  if (event.kind === 'granted') return [{ to: 'all', told: event, named: [seatId(event.seat)] }];
  return [{ to: 'all', told: event }];
};

const said = (told: RingEvent): string => {
  if (told.kind === 'sown') return `${told.seat} sowed.`;
  if (told.kind === 'rolled') return `${told.seat} rolled ${told.roll}.`;
  if (told.kind === 'given') return `${told.from} gave to ${told.to}.`;
  if (told.kind === 'granted') return `${told.seat} was granted a grain.`;
  return told.late ? `The time of ${told.seat} was over.` : `${told.seat} ended.`;
};

const ring: Ruleset<Ring> = {
  id: rulesetId('ring'),
  version: 1,
  title: 'Ring',
  prefix: 'RI',
  scenarios: [{ id: 'ring', title: 'The Ring', description: '', seats: 3, minutes: { least: 5, most: 10 } }],
  scenarioData: async () => ({ seats: ['Ann', 'Bob', 'Cem'] }),
  readScenario: (data) => ok(data as Ring['scenario']),
  options: { type: 'object', properties: { rounds: { type: 'integer' } } },
  readOptions: (_, given) => ok({ rounds: 9, ...(given as object) }),
  setup: ({ seats }, { rounds }) => ({
    setting: { seats, rounds },
    state: { round: 0, at: 0, ended: [], grain: Object.fromEntries(seats.map((seat) => [seat, 0])) },
  }),
  seats: ({ seats }) => seats.map((seat) => ({ seat: seatId(seat), name: seat, description: '' })),
  world: () => MARKET,
  window: ({ setting, state }) =>
    state.round > setting.rounds ? { kind: 'outcome', winners: [], by: 'rounds' } : window(setting, state),
  orders: ORDERS,
  questions: () => [],
  begin: () => null,
  phases: [
    {
      name: 'Post',
      rule: 'RI-1',
      run: ({ setting, state, sheets, acts, dice, emit }) => {
        for (const act of acts) if (act.verb === 'GRANT') emit({ kind: 'granted', rule: 'RI-6', seat: act.args.seat });
        const over = Object.keys(sheets).length === 0 && acts.length === 0;
        if (over) for (const seat of asked(setting, state)) emit({ kind: 'ended', rule: 'RI-5', seat, late: true });
        for (const [seat, { orders }] of Object.entries(sheets)) {
          for (const { verb, args } of orders) {
            if (!asked(setting, state).includes(seat)) return;
            if (verb === 'SOW') emit({ kind: 'sown', rule: 'RI-1', seat });
            if (verb === 'ROLL') emit({ kind: 'rolled', rule: 'RI-2', seat, roll: dice.at('roll', seat).d(6) });
            if (verb === 'GIVE' && (state.grain[seat] ?? 0) > 0)
              emit({ kind: 'given', rule: 'RI-3', from: seat, to: args.seat });
            if (verb === 'END') emit({ kind: 'ended', rule: 'RI-4', seat, late: false });
          }
        }
      },
    },
  ],
  apply(draft, event, setting) {
    const add = (seat: string, grain: number): void => {
      draft.grain[seat] = (draft.grain[seat] ?? 0) + grain;
    };
    if (event.kind === 'sown') add(event.seat, 1);
    if (event.kind === 'rolled') add(event.seat, event.roll);
    if (event.kind === 'granted') add(event.seat, 1);
    if (event.kind === 'given') {
      add(event.from, -1);
      add(event.to, 1);
    }
    if (event.kind !== 'ended') return;
    if (draft.round === 0) draft.ended.push(event.seat);
    else draft.at += 1;
    const full = draft.round === 0 ? draft.ended.length : draft.at;
    if (full < setting.seats.length) return;
    draft.round += 1;
    draft.at = 0;
  },
  tell,
  view: ({ state }, viewer) => ({ ...state, seat: viewer.kind === 'seat' ? viewer.seat : null }),
  figures: [],
  units: { columns: [], kinds: [], rows: () => [], plan: () => [] },
  places: {
    report: () => [],
    verbs: () => [],
    picture: () => ({ title: 'The Ring', powers: [], areas: [], markers: [], arrows: [] }),
  },
  desk: { rooms: [], advice: [], stories: [], switches: [] },
  report: {
    sections: [
      { id: 'news', title: 'News', kinds: ['sown', 'rolled', 'given', 'granted', 'ended'], empty: 'Nothing happened.' },
    ],
    papers: [],
  },
  text: {
    refusal: () => 'You have no grain.',
    told: (told) => [{ text: said(told), rule: told.rule }],
    question: () => '',
    outcome: () => 'The ring is closed.',
    turn: ({ view }) => (view.round === 0 ? 'Opening' : `Round ${view.round}`),
    argument: { seat: 'name' },
  },
  tutorial: async () =>
    oneOrderLesson({
      scenario: 'ring',
      seat: seatId('Ann'),
      verb: 'SOW',
      line: 'SOW',
      fought: 'sown',
      won: ({ view }) => (view.grain['Ann'] ?? 0) > 0,
    }),
  /** Sows once in a round, and then ends: two posts. */
  bot: ({ view }) =>
    (view.grain[view.seat ?? ''] ?? 0) > view.round ? [{ verb: 'END', args: {} }] : [{ verb: 'SOW', args: {} }],
  standings: ({ setting, state }) =>
    setting.seats.map((seat, index) => ({
      seat,
      place: index + 1,
      name: seat,
      score: state.grain[seat] ?? 0,
      figures: {},
    })),
};

export const RING: AnyRuleset = defineRuleset(ring);
