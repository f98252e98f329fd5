import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { battleIn } from '../../src/battle-plan/battle-in.ts';
import { FIGURES } from '../../src/figures.ts';
import { leftUndone } from '../../src/left-undone.ts';
import { odds } from '../../src/odds.ts';
import type { Order } from '../../src/order.ts';
import { OWN } from '../../src/own-spec.ts';
import { pictureOf } from '../../src/places/picture.ts';
import { placeReport } from '../../src/places/report.ts';
import { POWERS } from '../../src/powers-spec.ts';
import { REFERENCE } from '../../src/reference.ts';
import type { GamePosition } from '../../src/types.ts';
import { timelineOf, unitPlan, unitRows } from '../../src/units/rows.ts';
import { view } from '../../src/view.ts';
import { changed, positionOf } from '../board.ts';
import { codesOf, garrisoned, inTurn, withNation, withProvince } from '../by-code.ts';
import { marching } from '../marching.ts';
import { ARVEN } from '../scenarios.ts';

const { nation: N, province: P, general: G, type: T } = codesOf(ARVEN);
const { move } = marching(ARVEN);
const start = positionOf(ARVEN);
const knownTo = (code: string, { setting, state }: GamePosition) => ({
  setting,
  view: view({ setting, state }, { kind: 'seat', seat: seatId(code) }),
});
const texts = (lines: readonly { readonly text: string }[]): readonly string[] => lines.map(({ text }) => text);
const [SUMMER, AUTUMN] = [2, 3];

/** Corvale has heard of so many Foot of the Independents in a place, in a turn. */
const heardOf = (position: GamePosition, said: number, turn: number, place = 'DUN'): GamePosition =>
  changed(position, (state) => {
    const known = state.known[N('COR')];
    if (!known) throw new Error('Corvale knows nothing');
    known.forces = [
      {
        area: P(place),
        nation: 0,
        owner: 'IND',
        turn,
        source: 'one factor',
        general: null,
        figures: [{ kind: 'FOT', said, least: said - 1, most: said + 4 }],
      },
    ];
    known.generals = [{ general: G('Marek'), province: P('DUN'), turn }];
  });

test('UM-2.7, UM-5.13, UM-21.5 a place tells its owner revenue, loyalty, works and siege, and others what they last learned', () => {
  const position = withProvince(start, ARVEN, 'ASP', {
    dev: 1,
    siege: { besiegers: [N('HRU')], t: 2, reliefBeaten: null, reliefOutside: [] },
  });
  const own = texts(placeReport(knownTo('COR', position), P('ASP')));
  expect(own).toContain('Yours: RP 4, LOY 2, devastation 1.');
  expect(own).toContain('Besieged for 2 turns by The Hrun.');
  const others = texts(placeReport(knownTo('TAL', position), P('ASP')));
  expect(others).toContain('Owner: Corvale, as of Spring 701.');
  expect(others.join(' ')).not.toMatch(/RP|Besieged/);
});

test('UM-21.6, UM-21.12 a place tells how many were seen, since when and how surely, and whom', () => {
  const known = knownTo('COR', inTurn(heardOf(start, 4, 1), 4));
  const said = texts(placeReport(known, P('DUN')));
  expect(said).toContain('Independents: about 4 (3 to 8) Foot (as of the end of Spring 701, by one factor)');
  expect(said).toContain('Marek was named here, as of Spring 701.');
  expect(texts(placeReport(known, P('HIG')))).toContain('Forces of others: unknown');
});

test('UM-11.27, UM-11.31 a place lists its routes with the attrition of the season', () => {
  const spring = texts(placeReport(knownTo('COR', start), P('DUN')));
  const summer = texts(placeReport(knownTo('COR', inTurn(start, SUMMER)), P('DUN')));
  expect(spring).toContain('By sea to Talmar: 4 movement points, attrition 2.');
  expect(summer).toContain('By sea to Talmar: 4 movement points, attrition 1.');
  expect(summer).toContain('By land to Asper: 3 movement points, attrition 1.');
});

test('UM-5.13, UM-2.7 the map writes revenue in brackets where nothing is collected, and the turn beside what is old', () => {
  const shut = withNation(garrisoned(start, ARVEN, { ASP: { HRU: { WAR: 9 }, COR: { FOT: 1 } } }), ARVEN, 'COR', {
    enemies: [N('HRU')],
  });
  const dress = (position: GamePosition, code: string) =>
    pictureOf(knownTo('COR', position), []).areas.find(({ area }) => area === P(code));
  expect(dress(shut, 'ASP')?.value).toBe('(5)');
  expect(dress(start, 'COR')?.city).toEqual({ name: 'Corvale', capital: true });
  expect(dress(start, 'TAL')?.city).toEqual({ name: 'Talmar', capital: false });
});

test('UM-21.6 marks of others say about how many, and since when; own spies are no mark', () => {
  const { markers } = pictureOf(knownTo('COR', inTurn(heardOf(start, 4, 1), 4)), []);
  expect(markers.find(({ area }) => area === P('DUN'))).toMatchObject({
    amount: '3-8',
    asOf: 'T1',
    miniature: 'foot',
    power: 'IND',
  });
  const spies = pictureOf(knownTo('COR', garrisoned(start, ARVEN, { HIG: { COR: { SPY: 1 } } })), []).markers;
  expect(spies.filter(({ area }) => area === P('HIG'))).toEqual([]);
});

test('UM-11.1, UM-11.12 a general’s plan tells each leg, when it ends, and where the next line begins', () => {
  const known = knownTo('COR', inTurn(start, SUMMER));
  const draft: readonly Order[] = [
    move(['Aldric'], { FOT: 2 }, ['ASP'], { army: '1D' }),
    move(['Aldric'], { FOT: 3 }, ['DUN'], { army: '3M' }),
  ];
  const plan = texts(unitPlan(known, `${G('Aldric')}`, draft));
  // In a mail the plans of all stand one below the other.
  expect(plan[0]).toBe('Aldric');
  expect(plan).toContain('Line 1, from Corvale: 2 Foot.');
  expect(plan).toContain('Line 2, from Asper: 3 Foot.');
  expect(
    plan.some((line) =>
      /^By land to Dunmere: 3 movement points, arrives at \d+ of 1000, attrition level 1\.$/.test(line),
    ),
  ).toBe(true);
  expect(unitRows(known, draft).find(({ unit }) => unit === `${G('Aldric')}`)?.cells.to).toBe('Dunmere');
  expect(timelineOf(known, draft).tracks.find(({ unit }) => unit === `${G('Aldric')}`)?.areas).toEqual([
    P('COR'),
    P('DUN'),
  ]);
  expect(pictureOf(known, draft).arrows.map(({ through }) => through)).toEqual([
    [P('COR'), P('ASP')],
    [P('ASP'), P('DUN')],
  ]);
});

test('UM-11.19, UM-11.28, UM-11.32 a plan tells what each leg may cost, and where those it knows of would stop it', () => {
  const planOf = (position: GamePosition, general: string, order: Order) =>
    texts(unitPlan(knownTo('COR', inTurn(position, SUMMER)), `${G(general)}`, [order])).slice(4);
  const ridden = move(['Berand'], { HRS: 1 }, ['HIG', 'QUA'], { army: '3R' });
  expect(planOf(start, 'Berand', ridden)).toEqual([
    expect.stringMatching(/^By land to Highgate: .*, attrition level 1\.$/),
    expect.stringMatching(/^By land to Quarren: .*, attrition level 1\.$/),
  ]);
  expect(planOf(heardOf(start, 4, 1, 'HIG'), 'Berand', ridden)).toEqual([
    expect.stringMatching(/, attrition level 2, costs 0 to 1 of 1 unit\.$/),
    'They may have to stop here: Hostile forces are in Highgate.',
    expect.stringMatching(/, attrition level 2, costs 0 to 1 of 1 unit\.$/),
  ]);
  const sailed = move(['Aldric'], { GAL: 2, FOT: 1 }, ['DUN'], { fleet: '2R', army: '2R' });
  expect(planOf(start, 'Aldric', sailed)).toEqual([
    expect.stringMatching(/, attrition level 1, in 5 of 100 a storm, which costs up to 1 of 2 squadrons\.$/),
  ]);
});

test('UM-21.2, UM-5.17 treasury, tax with its range, pay and morale run along with the draft', () => {
  const known = knownTo('COR', inTurn(start, AUTUMN));
  const amounts = (draft: readonly Order[]) =>
    Object.fromEntries(FIGURES.map((figure) => [figure.id, figure.of(known, draft).amount]));
  expect(amounts([])).toMatchObject({
    treasury: '16 RP',
    income: '19 RP (17.1 to 20.9)',
    payroll: '14.5 RP',
    morale: '100 %',
  });
  const draft: readonly Order[] = [
    { verb: 'TAX', args: { rate: 50 } },
    { verb: 'TRANSFER', args: { nation: N('TAL'), tenths: 30 } },
  ];
  expect(amounts(draft)).toMatchObject({ treasury: '13 RP', income: '9.5 RP (8.6 to 10.5)' });
  expect(FIGURES.find(({ id }) => id === 'income')?.of(known, [{ verb: 'TAX', args: { rate: 120 } }]).warn).toMatch(
    /cities may decline/,
  );
  const poor = [{ verb: 'TAX' as const, args: { rate: 0 } }, ...draft.slice(1)];
  expect(FIGURES.find(({ id }) => id === 'payroll')?.of(known, poor).warn).toMatch(/do not pay/);
});

test('UM-13.5, UM-14.12, UM-14.18 odds of a battle, an assault and a siege take the troop types of the scenario', () => {
  const ask = (place: string, attackers: string, defenders: string) =>
    odds({ attackers: [attackers], defenders: [defenders], place, runs: 400, seed: 7 }, start.setting);
  const chances = (place: string, attackers: string, defenders: string) => {
    const asked = ask(place, attackers, defenders);
    if (!asked.ok) throw new Error(asked.error.join('; '));
    return Object.fromEntries(asked.value.outcomes.map(({ id, chance }) => [id, chance]));
  };
  expect(chances('plain', '12 foot', '4 foot').attackers).toBe(10_000);
  expect(chances('plain', '4 foot, morale 30', '4 foot, skill 7').defenders ?? 0).toBeGreaterThan(9_000);
  const mixed = chances('assault, plain, militia 2', '13 foot, 3 horse, skill 5', '3 foot, skill 2');
  expect(mixed.stormed ?? 0).toBeGreaterThan(3_000);
  expect(mixed.repulsed ?? 0).toBeGreaterThan(2_000);
  expect(chances('siege, plain, turn 6, revenue 1', '9 foot', '9 foot').surrenders).toBeGreaterThan(8_000);
  expect(chances('siege, plain, turn 1, revenue 9', '9 foot', '1 foot')['holds out']).toBeGreaterThan(7_000);
  const ranged = ask('plain', '6 foot', 'about 6 (3 to 12) foot');
  expect(ranged.ok && ranged.value.outcomes.find(({ id }) => id === 'attackers')).toMatchObject({ most: 10_000 });
  expect(ask('swamp', '6 knights', '3 foot')).toEqual({
    ok: false,
    error: [
      "'swamp' is no place: sea, plain, hill, mountain, forest",
      "'knights' are no troops: galleys, foot, warbands, horse",
    ],
  });
});

test('UM-21.14 who would meet in a place: own troops after the marches, others as far as they are known', () => {
  const known = knownTo('COR', heardOf(start, 4, 1));
  const draft = [move(['Berand'], { FOT: 4, HRS: 1 }, ['DUN'], { army: '3M' })];
  expect(battleIn(known, [], P('DUN'))).toBeNull();
  const plan = battleIn(known, draft, P('DUN'));
  expect(plan?.attackers).toEqual([{ label: 'Corvale', force: '3 foot, 1 horse, morale 100, skill 5' }]);
  expect(plan?.defenders).toEqual([{ label: 'the Independents', force: 'about 4 (3 to 8) foot' }]);
  expect(plan?.place).toBe('assault, plain, militia 0, revenue 0, turn 1');
  expect(
    plan &&
      odds(
        {
          attackers: plan.attackers.map(({ force }) => force),
          defenders: plan.defenders.map(({ force }) => force),
          place: plan.place,
          runs: 50,
          seed: 1,
        },
        start.setting,
      ).ok,
  ).toBe(true);
});

test('UM-4.9, UM-21.26 the table of nations tells who is hostile, and scores', () => {
  const rows = POWERS.rows(knownTo('COR', start));
  expect(rows.map(({ power, stance, cells }) => [power, stance, cells.stance, cells.score])).toEqual([
    ['TAL', 'neutral', 'friendly', '100'],
    ['HRU', 'foe', 'hostile, on your list', '100'],
  ]);
  const [first] = POWERS.rows(knownTo('HRU', withNation(start, ARVEN, 'HRU', { enemies: [] })));
  expect(first?.cells.stance).toBe('hostile, you are on their list');
});

test('UM-18.24, UM-5.3, UM-16.2 what a ruler leaves undone', () => {
  const autumn = texts(
    leftUndone(knownTo('COR', inTurn(start, AUTUMN)), [{ verb: 'STANCE', args: { general: G('Aldric'), army: '1D' } }]),
  );
  expect(autumn).toContain('Without a line: Berand and Cassian.');
  expect(autumn).toContain('This is a taxation turn: the tax level stays at 100 %.');
  expect(texts(leftUndone(knownTo('COR', start), []))).toContain('Troops can be recruited this turn, and nobody is.');
});

test('UM-21.3 own provinces and troops stand in tables, spies among them', () => {
  const known = knownTo('COR', start);
  const [provinces, troops] = OWN.map((table) => table.rows(known, []));
  expect(provinces?.map(({ cells }) => [cells.name, cells.revenue, cells.units])).toEqual([
    ['Corvale', '9', '8'],
    ['Belmont', '5', '3'],
    ['Asper', '5', '4'],
  ]);
  expect(troops?.map(({ name }) => name)).toContain('Spy networks, Corvale');
});

test('UM-21.31 everybody can read calendar, troops, routes and victory of the scenario', () => {
  const cells = REFERENCE.flatMap(({ tables }) => tables(start.setting)).flatMap(({ rows }) =>
    rows.flatMap((row) => Object.values(row.cells ?? row)),
  );
  const all = cells.join(' | ');
  expect(all).toContain('Autumn');
  expect(all).toContain('no: decline instead');
  expect(all).toContain('DUN (3, 1)');
  expect(all).toContain('Any nation wins with 8 provinces.');
  expect(T('FOT')).toBe(1);
});
