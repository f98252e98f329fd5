import { keyedDice, resolveTurn, type SeatId, seatId, sha256Hex, toldTo } from '@chancery/core';
import { buildReport, type Report, toText } from '@chancery/reports';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { RULESET } from '../ruleset.ts';

const [ALD, BRA, CAR] = ['ALD', 'BRA', 'CAR'].map(seatId) as [SeatId, SeatId, SeatId];

/** The reports of the first month in the Vale of Sarn, by these orders. */
const monthOf = async (ordered: { readonly [seat: SeatId]: readonly Order[] }, given: object = {}) => {
  const scenario = RULESET.readScenario(await RULESET.scenarioData('sarn'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = RULESET.readOptions(scenario.value, given);
  if (!options.ok) throw new Error(options.error.join('; '));
  const position = RULESET.setup(scenario.value, options.value, keyedDice(sha256Hex('sarn')));
  const sheets = RULESET.seats(position.setting).map(({ seat }) => ({ seat, orders: ordered[seat] ?? [] }));
  const result = resolveTurn(RULESET, { ...position, sheets, dice: keyedDice(sha256Hex('a month')) });
  if (!result.ok) throw new Error(result.incident.reason);
  const { setting } = position;
  const { state, tellings } = result.turn;
  const knownBy = (seat: SeatId) => ({ setting, view: RULESET.view({ setting, state }, { kind: 'seat', seat }) });
  return {
    knownBy,
    reportOf: (seat: SeatId): Report => buildReport(RULESET, knownBy(seat), tellings, { seat }),
    heardBy: (seat: SeatId) => toldTo(tellings, seat).map(({ told }) => told),
  };
};

const linesOf = ({ sections }: Report, id: string): readonly string[] =>
  sections.find((section) => section.id === id)?.lines.map(({ text, amount }) => `${text} ${amount ?? ''}`.trim()) ??
  [];

const WAR: Order = { verb: 'DECLARE_WAR', section: 'r1', args: { domain: 2 } };
const MUSTER: Order = {
  verb: 'MUSTER',
  section: 'r2',
  args: { items: [{ count: 2, type: 'Infantry', at: 1 }] },
};

describe('the report', () => {
  test('DOM-8.23: a notice of war stands before all other news', async () => {
    const report = (await monthOf({ [ALD]: [WAR] })).reportOf(BRA);
    const [head, next] = report.sections.map(({ id }) => id);
    expect([head, next]).toEqual(['gains', 'notices']);
    expect(linesOf(report, 'notices')[0]).toContain('The Barony of Alder intends to declare war on you.');
  });

  test('DOM-15.3: units that are mustered one by one are told together, and the gold adds up', async () => {
    const report = (await monthOf({ [ALD]: [MUSTER] })).reportOf(ALD);
    expect(linesOf(report, 'month').filter((line) => line.includes('mustered'))).toEqual([
      'You mustered ALD9, ALD10 Infantry in Alderburgh for 4 gold.',
    ]);
    const amounts = linesOf(report, 'gold').map((line) => Number(/[−+]?\d+$/.exec(line)?.[0].replace('−', '-')));
    expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
  });

  test('DOM-15.8: everybody reads a newsheet, and no more than four pages in all', async () => {
    const { reportOf } = await monthOf({});
    for (const seat of [ALD, BRA, CAR]) {
      const text = toText(reportOf(seat));
      expect(text).toContain('Newsheet');
      expect(text.split(/\s+/).length).toBeLessThan(1_200);
    }
  });

  test('DOM-15.3: own provinces, holdings and income stand in tables, place by place, and the sum is that of the gold', async () => {
    const report = (await monthOf({ [ALD]: [MUSTER] })).reportOf(ALD);
    const tables = report.papers.flatMap(({ id, pieces }) =>
      pieces.flat().flatMap(({ text, table }) => (table === undefined ? [] : [{ id, text, table }])),
    );
    expect(tables.filter(({ id }) => id === 'domain').map(({ text }) => text)).toEqual([
      'Your provinces',
      'Your holdings',
      'Holdings of others in your provinces',
      'Your troops',
    ]);
    const holdings = tables.find(({ text }) => text === 'Your holdings')?.table.rows ?? [];
    expect(holdings.map(({ place, kind }) => `${place} ${kind}`)).toEqual([
      'Hobfield law holding',
      'Hobfield guild',
      'Alderburgh law holding',
      'Alderburgh guild',
      'Alderburgh temple',
      'Cold Ash law holding',
      'Rushey law holding',
      'Rushey temple',
    ]);
    const income = tables.find(({ id }) => id === 'treasury')?.table;
    const sum = (column: string): number => (income?.rows ?? []).reduce((all, row) => all + Number(row[column]), 0);
    const [, taxes, fromHoldings] = linesOf(report, 'gold').map((line) => Number(/\+(\d+)$/.exec(line)?.[1]));
    expect(sum('tax')).toBe(taxes);
    expect(sum('all')).toBe((taxes ?? 0) + (fromHoldings ?? 0));
    expect(toText(report)).toMatch(/^Province +Tax +Law/m);
  });

  test('DOM-13.16: where what was won pays no tax, the table of provinces says which that is, and elsewhere it has no such column', async () => {
    const columnsOf = async (conqueredTax: boolean) => {
      const { knownBy } = await monthOf({}, { conqueredTax });
      const known = knownBy(ALD);
      const provinces = known.view.provinces.map((each) =>
        each?.inside == null ? each : { ...each, inside: { ...each.inside, conquered: true } },
      );
      const lines = buildReport(RULESET, { ...known, view: { ...known.view, provinces } }, [], { seat: ALD }).papers;
      const [table] = lines.flatMap(({ pieces }) => pieces.flat()).flatMap((line) => line.table ?? []);
      return table?.columns.map(({ label }) => label);
    };
    expect(await columnsOf(true)).toEqual(['Province', 'Level', 'Mood', 'Tax']);
    expect(await columnsOf(false)).toEqual(['Province', 'Level', 'Mood', 'Tax', 'Won by arms']);
  });
});
