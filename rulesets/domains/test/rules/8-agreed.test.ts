import { expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { actingOn, allied, type Change, holding, province, route, unit, war } from '../conditions.ts';
import { monthOf } from '../month.ts';

/** What agreements and their ends bring about. */

const month = (changes: readonly Change[], orders: { readonly [code: string]: string }) => {
  const { setting, state } = actingOn({ changes });
  return monthOf({ setting, state }, orders);
};
const unitOf = ({ units }: State, id: number) => units.find((each) => each.id === id);
const kinds = (events: readonly Event[], ...of: readonly Event['kind'][]) =>
  events.filter(({ kind }) => of.includes(kind)).map(({ kind }) => kind);

const PEACE = { ALD: 'R1 DIPLOMACY BRA PEACE', BRA: 'R1 DIPLOMACY ALD PEACE' } as const;

test('DOM-8.19 peace ends tasks and occupations between the two, of holdings and of land, and sends everybody home', () => {
  const { after, events } = month(
    [
      war(1, 2),
      war(3, 2),
      war(1, 3),
      unit(1, { province: 5, task: { kind: 'occupy', holding: 14 } }),
      unit(2, { province: 5, inside: 19, task: { kind: 'besiege', holding: 14 } }),
      unit(3, { task: { kind: 'besiege', holding: 25 } }),
      unit(9, { province: 1 }),
      unit(17, { province: 10, task: { kind: 'besiege', holding: 16 } }),
      holding(19, { level: 1, occupiedBy: 1, occupiedSince: 1 }),
      holding(23, { occupiedBy: 3, occupiedSince: 1 }),
      unit(18, { province: 9, inside: 23 }),
      unit(19, { province: 9, inside: 23 }),
      province(5, { occupiedBy: 1, occupiedSince: 1 }),
      province(10, { occupiedBy: 3, occupiedSince: 1 }),
    ],
    PEACE,
  );
  const { state } = after;
  expect(state.wars.map(({ attacker, defender }) => [attacker, defender])).toEqual([
    [3, 2],
    [1, 3],
  ]);
  expect([1, 2, 3, 17].map((id) => unitOf(state, id)?.task?.holding ?? null)).toEqual([null, null, 25, 16]);
  const homes = [1, 2, 9].map((id) => unitOf(state, id));
  expect(homes.map((each) => each?.inside)).toEqual([null, null, null]);
  expect(homes.map((each) => state.provinces[each?.province ?? 0]?.ruler)).toEqual([1, 1, 2]);
  expect(state.holdings.find(({ id }) => id === 19)?.occupiedBy).toBeNull();
  expect(state.holdings.find(({ id }) => id === 23)?.occupiedBy).toBe(3);
  expect([state.provinces[5]?.occupiedBy, state.provinces[10]?.occupiedBy]).toEqual([null, 3]);
  expect(kinds(events, 'peace-made')).toEqual(['peace-made']);
  const sent = events.filter((event) => event.kind === 'retreated' && event.why === 'peace');
  expect(sent).toHaveLength(3);
});

test('DOM-8.19 nobody is sent anywhere who stands on own or on friendly land, and no task is set that was none', () => {
  const { after, events } = month([war(2, 1), unit(1, { province: 5 }), allied(1, 6), unit(3, { province: 8 })], PEACE);
  expect(kinds(events, 'task-set')).toEqual([]);
  const moved = events.flatMap((event) => (event.kind === 'retreated' ? event.units : []));
  expect(moved).toEqual([1]);
  expect(unitOf(after.state, 2)?.province).toBe(2);
  expect(unitOf(after.state, 6)?.inside).toBe(1);
});

test('DOM-8.1 an AGREE binds to the terms that it names: whom, what, which provinces, which guilds, which units, who commands and pays', () => {
  const concluded = (proposed: string, agreed: string): boolean => {
    const { events } = month([], { ALD: `R1 DIPLOMACY ${proposed}`, BRA: `AGREE ${agreed}` });
    return events.some(({ kind }) => ['allied', 'permitted', 'route-made', 'loaned'].includes(kind));
  };
  expect(concluded('BRA ALLIANCE', 'ALD ALLIANCE')).toBe(true);
  expect(concluded('BRA ALLIANCE', 'CAR ALLIANCE')).toBe(false);
  expect(concluded('BRA ALLIANCE', 'ALD PASSAGE')).toBe(false);
  expect(concluded('BRA PASSAGE Brantholm', 'ALD PASSAGE')).toBe(true);
  expect(concluded('BRA PASSAGE Brantholm', 'ALD PASSAGE Brantholm')).toBe(true);
  expect(concluded('BRA PASSAGE Brantholm', 'ALD PASSAGE Kestrel Hill')).toBe(false);
  expect(concluded('BRA PASSAGE Brantholm', 'ALD PASSAGE Brantholm, Kestrel Hill')).toBe(false);
});

test('DOM-8.5 DOM-8.9 DOM-5.7 a broken alliance sends back what was lent either way, and war ends the routes between the two alone', () => {
  const lent = [unit(1, { loanedTo: 2, borrowerCommands: true }), unit(9, { loanedTo: 1 }), unit(17, { loanedTo: 1 })];
  const broken = month([allied(1, 2), allied(1, 3), ...lent], { ALD: 'BREAK ALLIANCE WITH BRA' });
  expect([1, 9, 17].map((id) => unitOf(broken.after.state, id)?.loanedTo ?? null)).toEqual([null, null, 1]);
  expect(broken.after.state.treaties.map(({ a, b }) => [a, b])).toEqual([[1, 3]]);

  const routes = [route(5, 17), route(7, 29), route(6, 18)];
  const notice = war(2, 1, { active: false, declaredTurn: 0, notified: [1] });
  const answered = month([...routes, notice], { ALD: 'R1 DECLARE WAR BRA' });
  expect(answered.after.state.routes).toEqual([
    { first: 7, second: 29 },
    { first: 6, second: 18 },
  ]);
});
