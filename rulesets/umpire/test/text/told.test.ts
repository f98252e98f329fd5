import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { toldLines } from '../../src/text/told.ts';
import type { Told } from '../../src/told.ts';
import { view } from '../../src/view.ts';
import { changed, positionOf } from '../board.ts';
import { codesOf } from '../by-code.ts';
import { ARVEN } from '../scenarios.ts';

const position = positionOf(ARVEN);
const { nation: N, province: P, general: G, type: T } = codesOf(ARVEN);
const known = { setting: position.setting, view: view(position, { kind: 'seat', seat: seatId('COR') }) };

const [COR, TAL, HRU, IND] = ['COR', 'TAL', 'HRU', 'IND'].map(N) as [number, number, number, number];
const [CORVALE, ASPER, DUNMERE] = ['COR', 'ASP', 'DUN'].map(P) as [number, number, number];
const [ALDRIC, BERAND, MAREK] = ['Aldric', 'Berand', 'Marek'].map(G) as [number, number, number];
const units = (counts: { readonly [code: string]: number }): readonly number[] =>
  ARVEN.types.map(({ code }) => counts[code] ?? 0);
const FOUR_FOOT = units({ FOT: 4 });
const side = (nation: number, commander: number | null, lost: readonly number[]) => ({
  nations: [nation],
  commander,
  before: [{ nation, units: FOUR_FOOT }],
  lost: [{ nation, units: lost }],
});
const seen = (source: 'one factor' | 'rumour', said: number, general: number | null = null) => ({
  area: DUNMERE,
  nation: TAL,
  owner: 'TAL',
  turn: 1,
  source,
  general,
  figures: [{ kind: 'FOT', said, least: said - 1, most: said + 2 }],
});

type News = Told extends infer Each ? (Each extends Told ? Omit<Each, 'rule'> : never) : never;

/** What a ruler of Corvale reads of news, line by line. */
const SAID: readonly (readonly [news: News, ...lines: string[]])[] = [
  [
    { kind: 'orders-missed', nation: COR, missed: 2 },
    'No orders came from you, for 2 turns in a row: troops kept the orders that they had.',
  ],
  [
    { kind: 'status-set', nation: TAL, status: 'caretaker', why: 'silence' },
    'A caretaker took over Talmar after too many turns without orders.',
  ],
  [{ kind: 'status-set', nation: COR, status: 'active', why: 'master' }, 'A ruler took over you.'],
  [{ kind: 'nation-eliminated', nation: TAL }, 'Talmar was eliminated: neither a province nor a unit was left.'],
  [{ kind: 'nation-eliminated', nation: COR }, 'You were eliminated: neither a province nor a unit was left.'],
  [{ kind: 'enemies-set', nation: COR, enemies: [] }, 'Your list of enemies was empty from now on.'],
  [{ kind: 'enemies-set', nation: COR, enemies: [TAL, HRU] }, 'Your list of enemies was now Talmar and The Hrun.'],
  [{ kind: 'hostility-began', a: TAL, b: COR }, 'You and Talmar were hostile from now on.'],
  [{ kind: 'hostility-ended', a: COR, b: HRU }, 'You and The Hrun were no longer hostile.'],
  [{ kind: 'face-lost', nation: COR }, 'You lost face: morale suffers for a year.'],
  [{ kind: 'funds-sent', from: TAL, to: COR, tenths: 25 }, 'Talmar sent 2.5 RP to you.'],
  [
    { kind: 'tax-collected', nation: COR, collectable: 19, rate: 90, yield: 104, tenths: 178 },
    'You collected 17.8 RP in tax: 19 RP collectable at 90 %, yield 104 %.',
  ],
  [
    { kind: 'troops-paid', nation: COR, payroll: 190, disbanded: 20 },
    'You paid 19 RP to troops, and 2 RP to those who were disbanded.',
  ],
  [
    {
      kind: 'city-founded',
      nation: TAL,
      province: DUNMERE,
      name: 'Nova',
      code: 'NOV',
      revenue: 3,
      loyalty: 2,
      oldName: 'Dunmere',
      oldCode: 'DUN',
    },
    'Talmar founded the city of Nova (NOV, 3 RP) in Dunmere.',
  ],
  [
    {
      kind: 'province-passed',
      province: DUNMERE,
      from: IND,
      to: COR,
      manner: 'assault',
      loyalty: 1,
      rebelAgainst: null,
      siege: null,
    },
    'You took Dunmere from the Independents, by assault.',
  ],
  [
    {
      kind: 'province-passed',
      province: ASPER,
      from: COR,
      to: HRU,
      manner: 'entered',
      loyalty: 1,
      rebelAgainst: null,
      siege: null,
    },
    'Asper was lost to The Hrun.',
  ],
  [
    { kind: 'units-lost', nation: COR, province: ASPER, units: units({ FOT: 1, HRS: 2 }), why: 'supply' },
    'You lost 1 Foot and 2 Horse in Asper for want of supply.',
  ],
  [
    {
      kind: 'leg-marched',
      nation: COR,
      line: 1,
      leg: 1,
      by: 'land',
      from: ASPER,
      to: DUNMERE,
      units: FOUR_FOOT,
      generals: [BERAND, ALDRIC],
      started: 0,
      ended: 300,
    },
    'Berand and Aldric with 4 Foot marched from Asper to Dunmere.',
  ],
  [
    {
      kind: 'units-withdrew',
      nation: COR,
      by: 'land',
      from: DUNMERE,
      to: ASPER,
      units: FOUR_FOOT,
      generals: [],
      why: 'rout',
    },
    '4 Foot fled from Dunmere to Asper.',
  ],
  [
    { kind: 'units-converted', nation: COR, province: ASPER, from: T('FOT'), to: T('HRS'), given: 2, gained: 2 },
    'Asper: 2 Foot became 2 Horse.',
  ],
  [
    { kind: 'network-destroyed', nation: TAL, province: ASPER, units: units({ SPY: 1 }), by: COR },
    'You broke Talmar’s spy network in Asper.',
  ],
  [
    { kind: 'general-died', general: ALDRIC, province: ASPER, why: 'wounds', cinc: true },
    'Aldric, commander-in-chief, died of wounds in Asper.',
  ],
  [
    { kind: 'general-ransomed', general: BERAND, captor: HRU, tenths: 90, to: CORVALE },
    'Berand was captured by The Hrun and ransomed for 9 RP, and returned to Corvale.',
  ],
  [
    { kind: 'bribe-offered', by: COR, province: DUNMERE, tenths: 100, accepted: true },
    'An officer in Dunmere accepted your bribe of 10 RP.',
  ],
  [
    {
      kind: 'battle-fought',
      province: DUNMERE,
      witnesses: [COR],
      arm: 'land',
      attacker: side(COR, BERAND, units({ FOT: 1 })),
      holder: side(TAL, null, units({ FOT: 3 })),
      result: 'attacker',
      beaten: 'province',
      beatenTo: ASPER,
    },
    'Land battle of Dunmere: you against Talmar',
    'Attackers: you, under Berand: 4 Foot.',
    'Lost: 1 Foot.',
    'Holders: Talmar, under an un-named officer: 4 Foot.',
    'Lost: 3 Foot.',
    'You won. Talmar fled to Asper.',
  ],
  [
    {
      kind: 'siege-told',
      province: DUNMERE,
      witnesses: [COR],
      what: 'goes on',
      besiegers: [TAL],
      defenders: [COR],
      t: 2,
    },
    'The siege of Dunmere by Talmar went on: turn 2, defended by you.',
  ],
  [
    {
      kind: 'capture-told',
      province: DUNMERE,
      witnesses: [COR],
      from: IND,
      to: TAL,
      manner: 'surrender',
      t: 3,
      sacked: true,
      cty: 'D',
    },
    'Dunmere passed from the Independents to Talmar, by surrender after 3 turns of siege; the victors sacked and destroyed the city.',
  ],
  [
    { kind: 'revolt-told', province: ASPER, witnesses: [COR], owner: COR, rebels: { nation: IND, units: FOUR_FOOT } },
    'The people of Asper rose against you: 4 Foot for the Independents.',
  ],
  [
    {
      kind: 'captive-told',
      province: ASPER,
      witnesses: [COR],
      nation: TAL,
      general: MAREK,
      captor: COR,
      executed: true,
      tenths: 0,
    },
    'Marek, in Talmar’s service, was captured in Asper by you and executed.',
  ],
  [
    {
      kind: 'meeting-told',
      province: ASPER,
      witnesses: [COR],
      to: DUNMERE,
      by: 'land',
      fellBack: [{ nation: TAL, units: FOUR_FOOT }],
      wentOn: [{ nation: COR, units: units({ HRS: 9 }) }],
    },
    'Forces met on the road between Asper and Dunmere: 4 Foot of Talmar fell back before 9 Horse of yours.',
  ],
  [
    { kind: 'news-in-brief', nations: [COR], what: 'general revolts', province: DUNMERE, turn: 3 },
    'Dunmere: a general revolted in turn 3.',
  ],
  [
    {
      kind: 'intelligence-gathered',
      nation: COR,
      covered: [DUNMERE, ASPER],
      seen: [seen('one factor', 6, MAREK)],
      provinces: [{ province: DUNMERE, turn: 1, owner: TAL, cty: 'Y', revenue: 4, collects: false, loyalty: 2 }],
      generals: [],
    },
    'Dunmere: Talmar with about 6 (5 to 8) Foot; under Marek; RP (4), LOY 2; by one factor.',
    'No foreign force in Asper.',
  ],
  [
    { kind: 'intelligence-gathered', nation: COR, covered: [], seen: [seen('rumour', 6)], provinces: [], generals: [] },
    'Rumour: Dunmere: Talmar with about 6 (5 to 8) Foot.',
  ],
  [
    {
      kind: 'order-done',
      nation: COR,
      list: 'movement',
      line: 2,
      order: { verb: 'STANCE', args: { general: BERAND, army: '1D' } },
      status: 'done',
      reason: null,
      place: ASPER,
    },
    '2. STANCE Berand ARMY 1D: done, in Asper.',
  ],
  [
    {
      kind: 'chances-taken',
      step: 11,
      chances: [{ name: 'ASSAULT', subject: 'DUN', roll: 28, needed: 57, success: 'yes' }],
    },
    'Step 11: ASSAULT(DUN) rolled 28, needed 57: success.',
  ],
  [
    { kind: 'attempt-noticed', general: BERAND, result: 'survived', health: 3, by: null },
    'Berand was struck by an assassin and survived, with health 3. Nobody knows who paid.',
  ],
];

test('UM-20.4 a line comes back in its own words, also where the general it named has fallen', () => {
  const fallen = changed(position, (state) => {
    const general = state.generals[BERAND - 1];
    if (general) general.state = 'dead';
  });
  const event = {
    kind: 'order-done',
    rule: 'UM-20.4',
    nation: COR,
    list: 'movement',
    line: 1,
    order: { verb: 'MOVE', args: { generals: [BERAND], to: DUNMERE } },
    status: 'done',
    reason: null,
    place: DUNMERE,
  } satisfies Told;
  const after = { setting: fallen.setting, view: view(fallen, { kind: 'seat', seat: seatId('COR') }) };
  expect(toldLines(event, after).map(({ text }) => text)).toEqual([
    '1. MOVE Berand TO Dunmere: done, ended in Dunmere.',
  ]);
});

test.each(SAID.map(([news, ...lines]) => [news.kind, lines, news] as const))('%s is said as %j', (_, lines, news) => {
  expect(toldLines({ ...news, rule: 'UM-21.1' } as Told, known).map(({ text }) => text)).toEqual(lines);
});
