import { expect, test } from 'vitest';
import { FREE_DEEDS } from '../../src/actions/free/index.ts';
import type { Event } from '../../src/events.ts';
import { initiativeOf } from '../../src/rules/initiative.ts';
import { holdingIncome, taxOf } from '../../src/rules/money.ts';
import type { Province, State, Unit } from '../../src/state.ts';
import type { Mood, TaxRate } from '../../src/words.ts';
import { monthOf, positionOf, withState } from '../month.ts';
import { RULESET } from '../ruleset.ts';

const position = await positionOf();
const { setting, state } = position;

/** The kinds of events in the order in which they first happened, of those that are asked for. */
const firstOf = (events: readonly Event[], ...kinds: readonly Event['kind'][]): readonly Event['kind'][] => [
  ...new Set(events.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))),
];

test('DOM-1.1 all seats send in their month before one deadline, and it is resolved at once', () => {
  const window = RULESET.window(position);
  expect(window).toMatchObject({ kind: 'window', mode: 'sealed' });
  expect(window.kind === 'window' && window.seats).toHaveLength(12);
});

const unit = (id: number, given: Partial<Unit>): Unit => ({ ...(state.units[0] as Unit), id, number: id, ...given });

/** A month in which something happens in every step: STA besieges, occupies and starves, SKA is spied on and taxed. */
const busy = (): State => {
  const knights = Array.from({ length: 6 }, (_, at) =>
    unit(1 + at, { type: 'Knights', owner: 2, province: 4, task: { kind: 'occupy', holding: lawIn(4) } }),
  );
  return {
    ...state,
    turn: 2,
    units: [...knights, unit(7, { type: 'Levies', owner: 1, province: 10, home: 10 })],
    wars: [
      { attacker: 2, defender: 1, declaredTurn: 0, active: true, answer: false, notified: [] },
      { attacker: 3, defender: 4, declaredTurn: 1, active: false, answer: false, notified: [4] },
    ],
    holdings: state.holdings.map((each) =>
      each.id === guildIn(4) ? { ...each, owner: 1, occupiedBy: 2, occupiedSince: 1 } : each,
    ),
    provinces: state.provinces.map((each) => (each?.number === 5 ? { ...each, taxRate: 'heavy' as const } : each)),
  };
};
const lawIn = (province: number): number =>
  state.holdings.find((each) => each.province === province && each.kind === 'law')?.id ?? 0;
const guildIn = (province: number): number =>
  state.holdings.find((each) => each.province === province && each.kind === 'guild')?.id ?? 0;

test('DOM-1.3 wars begin, then free orders, chance, income, upkeep, the rounds, and what ends the month in its order', () => {
  const from = { setting, state: busy() };
  const { events } = monthOf(
    {
      ...from,
      state: {
        ...from.state,
        units: from.state.units.map((each) => (each.id === 6 ? { ...each, inside: guildIn(4), task: null } : each)),
      },
    },
    { SKA: 'TAX Thornby NONE\nR1 RAISE Oxmarsh law SKA' },
    { 'event@2': [6], 'event.kind@2': [8], 'event.gold@2': [3] },
  );
  expect(
    firstOf(
      events,
      ...(['month-began', 'war-began', 'tax-set', 'random-event', 'income-received', 'maintenance-paid'] as const),
      ...([
        'holding-raised',
        'holding-occupied',
        'holding-converted',
        'starved',
        'mood-changed',
        'turn-ended',
      ] as const),
    ),
  ).toEqual([
    'month-began',
    'war-began',
    'tax-set',
    'random-event',
    'income-received',
    'maintenance-paid',
    'holding-raised',
    'holding-occupied',
    'holding-converted',
    'starved',
    'mood-changed',
    'turn-ended',
  ]);
});

test('DOM-1.4 the month of a number begins with that domain, goes round, and leaves out who is eliminated', () => {
  expect(initiativeOf(setting, { ...state, turn: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(initiativeOf(setting, { ...state, turn: 15 })[0]).toBe(3);
  const domains = state.domains.map((each) =>
    each?.number === 4 ? { ...each, controller: 'eliminated' as const } : each,
  );
  expect(initiativeOf(setting, { turn: 3, domains })).toEqual([3, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]);
});

test('DOM-1.5 the steps of a round follow each other, whoever takes them', () => {
  const at = (id: number, owner: number, province: number, type: Unit['type'] = 'Infantry'): Unit =>
    unit(id, { owner, province, type, inside: null });
  const war = { attacker: 12, defender: 1, declaredTurn: 0, active: true, answer: false, notified: [] };
  const from = withState(position, () => ({
    units: [
      at(1, 7, 42, 'Scouts'),
      at(2, 8, 51),
      at(3, 12, 4),
      unit(4, { owner: 1, province: 4, type: 'Levies', inside: lawIn(4) }),
      at(5, 12, 5),
      unit(6, { owner: 12, province: 9, inside: null, task: { kind: 'occupy', holding: lawIn(9) } }),
      at(7, 12, 10),
      at(8, 1, 10),
    ],
    wars: [war],
  }));
  const { events } = monthOf(from, {
    FUR: 'R1 ASSAULT Thornby law SKA WITH 3',
    BLA: 'R1 MOVE 2 VIA Reedholm',
    VIN: 'R1 RAID Sandrock WITH 1'.replace('Sandrock', 'Staithe'),
    CRO: 'R1 MUSTER 1 Infantry AT Kingsholt law CRO',
    KEL: 'R1 RAISE Kelder',
    EAS: 'R1 SPY Pellmoor BY Count Renaud',
    COL: 'R1 COUNTERSPY BY Dame Ingrith',
    STA: 'R1 DECLARE WAR EAS',
  });
  const round = events.slice(
    0,
    events.findIndex((event) => event.kind === 'part-began' && event.part === 'round 2'),
  );
  const steps = round.flatMap((event) => {
    if (event.kind === 'battle-fought') return [event.cause];
    const kinds: readonly Event['kind'][] = [
      'war-declared',
      'counterspy-set',
      'attempted',
      'province-raised',
      'raised',
    ];
    const later: readonly Event['kind'][] = ['raided', 'marched', 'holding-occupied'];
    return [...kinds, ...later].includes(event.kind) ? [event.kind] : [];
  });
  expect(steps).toEqual([
    'war-declared',
    'counterspy-set',
    'attempted',
    'province-raised',
    'raised',
    'raided',
    'marched',
    'march',
    'assault',
    'holding-occupied',
  ]);
});

test('DOM-1.8 free orders are carried out verb by verb, in whatever order they stand on the sheet', () => {
  const units = state.units.filter(({ owner }) => owner === 1);
  const [field, other] = units.filter(({ inside }) => inside === null);
  const text = [
    `TASK ${field?.number} NONE`,
    `JOIN ${field?.number} NO`,
    `STANCE ${field?.number} RETREAT`,
    'SEND GOLD 1 TO STA',
    `DISBAND ${other?.number}`,
    'TAX Thornby LIGHT',
    'HEIR Hild Longstride',
    'PERMIT EAS PASSAGE',
    'DENY COL',
    'BREAK STA ALLIANCE',
  ].join('\n');
  const allied = withState(position, () => ({
    treaties: [
      { a: 1, b: 2, since: 0 },
      { a: 1, b: 3, since: 0 },
    ],
  }));
  const { events } = monthOf(allied, { SKA: text });
  const upToIncome = events
    .slice(
      0,
      events.findIndex(({ kind }) => kind === 'income-received'),
    )
    .map(({ kind }) => kind);
  expect(upToIncome.filter((kind) => kind !== 'month-began')).toEqual([
    'alliance-ended',
    'denial-changed',
    'permitted',
    'heir-named',
    'tax-set',
    'disbanded',
    'gold-sent',
    'stance-set',
    'scouts-joining-set',
    'task-set',
  ]);
  expect(Object.keys(FREE_DEEDS).join(' ').replaceAll('_', ' ')).toBe(
    'BREAK DENY UNDENY PERMIT REVOKE RECALL HEIR TAX DISBAND SEND GOLD LEAVE ENTER STANCE JOIN TASK',
  );
});

test('DOM-1.10, DOM-5.1, DOM-5.2, DOM-5.4, DOM-19.13 halves are rounded as each formula says', () => {
  const levels = Array.from({ length: 11 }, (_, level) => level);
  const tax = (taxRate: TaxRate, mood: Mood = 3): readonly number[] =>
    levels.map((level) =>
      taxOf(setting, { ...state, units: [] }, { ...(state.provinces[1] as Province), level, taxRate, mood }),
    );
  expect(tax('light')).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(tax('normal')).toEqual(levels);
  expect(tax('heavy')).toEqual([0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15]);
  expect(tax('normal', 1)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  const book = { law: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5], guild: levels, temple: [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7] };
  for (const kind of ['law', 'guild', 'temple'] as const) {
    expect(levels.map((level) => holdingIncome(kind, level))).toEqual(book[kind]);
  }
});
