import { expect, test } from 'vitest';
import { actingOn, allied, type Change, domain, holding, person, province, route, unit, war } from '../conditions.ts';
import { monthOf } from '../month.ts';

/** What actions leave behind. */

type Orders = { readonly [code: string]: string };

const month = (changes: readonly Change[], orders: Orders, dice: Parameters<typeof monthOf>[2] = {}) => {
  const { setting, state } = actingOn({ changes });
  return monthOf({ setting, state }, orders, dice);
};
const paid = ({ events }: ReturnType<typeof month>) =>
  events.flatMap((event) => (event.kind === 'gold-paid' && event.domain === 1 ? [event.gold] : []));

test('DOM-14.1 DOM-4.7 DOM-2.5 contests, bridges and provinces are paid for, and what costs nothing pays nothing', () => {
  expect(
    paid(month([], { ALD: 'R1 CONTEST Alderburgh guild WEA' }, { 'contest.att@1': [1], 'contest.def@1': [6] })),
  ).toEqual([2]);
  expect(paid(month([allied(1, 3)], { ALD: 'R1 BRIDGE Cold Ash, Fenwick' }))).toEqual([]);
  expect(paid(month([], { ALD: 'R1 RAISE Hobfield' }))).toEqual([12]);
  expect(paid(month([], { ALD: 'R1 DECLARE WAR BRA' }))).toEqual([]);
});

test('DOM-4.14 largesse lifts moods below the best, and no others', () => {
  const { after, events } = month([province(1, { mood: 5 }), province(2, { mood: 4 })], {
    ALD: 'R1 LARGESSE Hobfield, Alderburgh',
  });
  expect([1, 2].map((number) => after.state.provinces[number]?.mood)).toEqual([5, 5]);
  expect(events.filter((event) => event.kind === 'mood-changed' && event.why === 'largesse')).toHaveLength(1);
});

test('DOM-6.9 DOM-14.1 as many men are called as were ordered, or as the province gives', () => {
  const called = (count: number, level: number) =>
    month([province(1, { level })], { ALD: `R1 LEVY ${count} IN Hobfield` }).after.state.units.filter(
      ({ type }) => type === 'Levies',
    ).length;
  expect([called(1, 6), called(2, 6), called(3, 6), called(4, 6)]).toEqual([1, 2, 3, 3]);
  const treasury = (orders: Orders) => month([], orders).after.state.domains[1]?.treasury;
  expect(treasury({ ALD: 'R1 LEVY 1 IN Hobfield' })).toBe(treasury({}));
});

test('DOM-9.21 two who are sent to kill the same person both come, and there is one funeral', () => {
  const { events } = month(
    [domain(1, { treasury: 99 }), domain(3, { treasury: 99 })],
    { ALD: 'R1 ASSASSINATE BRA Sir Hamon BY Rafe Thorn', CAR: 'R1 ASSASSINATE BRA Sir Hamon BY Dame Sabin' },
    { 'espionage@1': [1], 'espionage@3': [1] },
  );
  expect(events.filter((event) => event.kind === 'attempted' && event.outcome === 'succeeded')).toHaveLength(2);
  expect(events.filter(({ kind }) => kind === 'underling-died')).toHaveLength(1);
});

test('DOM-9.15 a saboteur takes a level off a hall that has one, off both levels under siege, and breaks what else it is sent to', () => {
  const beside = unit(4, { province: 3 });
  const levelAfter = (...changes: readonly Change[]) => {
    const { state } = month(
      [beside, ...changes],
      { ALD: 'R1 SABOTAGE Brantholm guild WEA WITH 4' },
      { 'espionage@1': [50] },
    ).after;
    return state.holdings.find(({ id }) => id === 18)?.level;
  };
  expect([levelAfter(), levelAfter(holding(18, { level: 0 })), levelAfter(holding(18, { level: 1 }))]).toEqual([
    2, 0, 0,
  ]);
  const cut = month(
    [beside, route(17, 29)],
    { ALD: 'R1 SABOTAGE ROUTE Brantholm guild BRA WITH 4' },
    { 'espionage@1': [1] },
  );
  expect(cut.after.state.routes).toEqual([]);
  expect(cut.after.state.holdings.find(({ id }) => id === 17)?.level).toBe(2);
});

test('DOM-9.18 plots: a mood falls by one and not below revolt, a bribed unit is gone, a thief takes no more than there is', () => {
  const plot = (line: string, changes: readonly Change[], dice: Parameters<typeof monthOf>[2] = {}) =>
    month(changes, { ALD: `R1 COVERT BRA ${line} BY Rafe Thorn` }, { 'espionage@1': [50], ...dice });
  const moodOf = (mood: number) =>
    plot('unrest IN Kestrel Hill "Songs."', [province(5, { mood })]).events.flatMap((event) =>
      event.kind === 'mood-changed' && event.why === 'plot' ? [event.mood] : [],
    );
  expect([moodOf(2), moodOf(1), moodOf(0)]).toEqual([[1], [0], []]);
  const bribed = plot('bribe Irregulars IN Sallow "Gold."', []);
  expect(bribed.after.state.units.some(({ id }) => id === 16)).toBe(false);
  const poor = [domain(2, { treasury: 0 }), ...[4, 5, 9, 10].map((number) => province(number, { taxRate: 'none' }))];
  const stolen = (changes: readonly Change[], roll: number) =>
    plot('theft "A purse."', changes, { 'covert.gold@1': [roll] }).events.flatMap((event) =>
      event.kind === 'stolen' ? [event.gold] : [],
    );
  expect(stolen([], 6)).toEqual([6]);
  // The die has six sides: what the dice of these tests show otherwise is their highest.
  expect(plot('theft "A purse."', []).events).toContainEqual(expect.objectContaining({ kind: 'stolen', gold: 6 }));
  expect(stolen(poor, 6)[0]).toBeLessThanOrEqual(6);
});

test('DOM-3.7 DOM-3.8 the named heir follows a ruler, else the first underling, else a kinsman', () => {
  const successor = (...changes: readonly Change[]) => {
    const { state } = month(changes, { ALD: 'R3 ASSASSINATE BRA RULER BY Rafe Thorn' }, { 'espionage@1': [1] }).after;
    return [state.domains[2]?.ruler.name, state.domains[2]?.underlings.map(({ name }) => name)];
  };
  expect(successor(domain(1, { treasury: 99 }))).toEqual(['Sir Hamon', ['Meg of Oatley']]);
  expect(successor(domain(1, { treasury: 99 }), domain(2, { heir: person(2, 1) }))).toEqual([
    'Meg of Oatley',
    ['Sir Hamon'],
  ]);
  const alone = month(
    [domain(1, { treasury: 99 }), domain(2, { underlings: [] })],
    { ALD: 'R3 ASSASSINATE BRA RULER BY Rafe Thorn' },
    { 'espionage@1': [1] },
  );
  expect(alone.events).toContainEqual(expect.objectContaining({ kind: 'ruler-died', heir: null }));
  const [kinsman, court] = successor(domain(1, { treasury: 99 }), domain(2, { underlings: [] }));
  expect(kinsman).toContain('Brant');
  expect(court).toEqual([]);
});

test('DOM-11.3 DOM-11.34 whoever faced attackers that ran before anybody answered stands on the board, on what they would have rolled', () => {
  const boards = (...changes: readonly Change[]) =>
    month(
      [war(1, 2), ...[9, 10, 11, 12, 13, 16].map((id) => unit(id, { province: 5 })), ...changes],
      { ALD: 'R1 INVADE Brantholm WITH 1 VIA Brantholm' },
      { 'battle.att@4': [6] },
    )
      .reportOf('ALD')
      .papers.flatMap(({ pieces }) => pieces.flat())
      .flatMap(({ board }) => board?.rounds ?? [])
      .map(({ columns }) =>
        columns.map(({ title, cells }) => [title, ...cells.map(({ counters }) => counters.join())]),
      );
  const field = (type: 'Pikemen' | 'Infantry') => unit(9, { type, province: 4 });
  const riding = unit(1, { type: 'Cavalry', province: 3 });
  expect(boards(riding, field('Pikemen'))).toEqual([[['On 4', 'ALD1 Cavalry', 'BRA1 Pikemen']]]);
  expect(boards(riding, field('Infantry'))).toEqual([
    [
      ['On 3', '', 'BRA1 Infantry'],
      ['On 4', 'ALD1 Cavalry', ''],
    ],
  ]);
  expect(
    boards(unit(1, { type: 'Infantry', province: 3 }), field('Pikemen'))[0]
      ?.at(-1)
      ?.at(-1),
  ).toBe('BRA1 Pikemen');
});

test('DOM-12.6 DOM-6.19 DOM-7.22 a siege ends at once when one of its units too few is left, disbanded, or sent to another task', () => {
  const task = { kind: 'besiege', holding: 13 } as const;
  const army = [1, 2, 3, 4, 5, 6].map((id) => unit(id, { province: 4, inside: null, task }));
  const gone = [9, 10, 11, 12, 13].map((id) => unit(id, { province: 5 }));
  const siege = [war(1, 2), ...army, ...gone, holding(13, { siegeLevel: 3 })];
  const lifted = (order: string): boolean =>
    month(siege, { ALD: order }).events.some((event) => event.kind === 'siege-lifted');
  expect(lifted('TAX Hobfield LIGHT')).toBe(false);
  expect(lifted('DISBAND 1')).toBe(true);
  expect(lifted('TASK 1 NONE')).toBe(true);
  expect(lifted('TASK 1 OCCUPY Brantholm guild BRA')).toBe(true);
  // Before the gold of the month comes in.
  const kinds = month(siege, { ALD: 'TASK 1 NONE' }).events.map(({ kind }) => kind);
  expect(kinds.indexOf('siege-lifted')).toBeLessThan(kinds.indexOf('income-received'));
});

test('DOM-10.6 DOM-8.9 DOM-8.6 JOIN says yes or no, RECALL brings units back, and what may be revoked last counts', () => {
  const joined = month([], { ALD: 'JOIN 1 NO' }).after.state;
  expect(joined.units.slice(0, 2).map(({ joinScouts }) => joinScouts)).toEqual([false, true]);
  expect(month([unit(1, { joinScouts: false })], { ALD: 'JOIN 1 YES' }).after.state.units[0]?.joinScouts).toBe(true);
  const back = month([allied(1, 2), unit(1, { loanedTo: 2, borrowerCommands: true }), unit(17, { loanedTo: 2 })], {
    ALD: 'RECALL 1',
  });
  expect([1, 17].map((id) => back.after.state.units.find((each) => each.id === id)?.loanedTo ?? null)).toEqual([
    null,
    2,
  ]);
});
