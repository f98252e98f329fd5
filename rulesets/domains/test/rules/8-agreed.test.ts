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

test('DOM-8.19 peace ends what the two occupy of each other and nothing else, and turns units out into friendly land around', () => {
  const { after, events } = month(
    [
      war(1, 2),
      war(1, 4),
      // A hall of Brant on Alder's own land, and one of Dorrin that has nothing to do with it.
      holding(19, { province: 1, level: 1, occupiedBy: 1, occupiedSince: 1 }),
      unit(1, { province: 1, inside: 19 }),
      holding(43, { level: 1, occupiedBy: 1, occupiedSince: 1 }),
      unit(2, { province: 17, inside: 43 }),
    ],
    PEACE,
  );
  const ended = events.filter(({ kind }) => kind === 'holding-occupation-ended');
  expect(ended).toMatchObject([{ rule: 'DOM-8.19', holding: 19 }]);
  expect([1, 2].map((id) => unitOf(after.state, id)).map((each) => [each?.province, each?.inside])).toEqual([
    [1, null],
    [17, 43],
  ]);
});

test('DOM-8.1 a proposal keeps the terms that it names, and no others', () => {
  const { proposals } = month([], { ALD: 'R1 DIPLOMACY BRA ALLIANCE', CAR: 'R1 DIPLOMACY BRA PASSAGE Oatley' }).after
    .state;
  expect(proposals.map(({ from, provinces, holdings, units }) => [from, provinces.length, holdings, units])).toEqual([
    [1, 0, [], []],
    [3, 1, [], []],
  ]);
});

test('DOM-8.1 an AGREE binds to the terms that it names: whom, what, which provinces, which guilds', () => {
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
  expect(concluded('BRA PASSAGE Brantholm, Oatley', 'ALD PASSAGE Brantholm, Kestrel Hill')).toBe(false);
  const trade = 'TRADE Alderburgh guild ALD, Brantholm guild BRA';
  expect(concluded(`BRA ${trade}`, 'ALD TRADE')).toBe(true);
  expect(concluded(`BRA ${trade}`, `ALD ${trade}`)).toBe(true);
  expect(concluded(`BRA ${trade}`, 'ALD TRADE Hobfield guild ALD, Brantholm guild BRA')).toBe(false);
  expect(concluded('BRA LOAN 1', 'ALD LOAN')).toBe(true);
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

test('DOM-8.1 what two propose to each other is agreed at once, if it is the same thing', () => {
  const concluded = (alder: string, brant: string, ...changes: readonly Change[]) => {
    const { events } = month(changes, { ALD: `R1 DIPLOMACY ${alder}`, BRA: `R1 DIPLOMACY ${brant}` });
    const answered = events.filter(({ kind }) => kind === 'proposal-answered').length;
    return [kinds(events, 'allied', 'route-made', 'permitted', 'peace-made'), answered];
  };
  const [there, back] = ['Alderburgh guild ALD, Brantholm guild BRA', 'Brantholm guild BRA, Alderburgh guild ALD'];
  expect(concluded('BRA ALLIANCE', 'ALD ALLIANCE')).toEqual([['allied'], 2]);
  expect(concluded('BRA ALLIANCE', 'CAR ALLIANCE')).toEqual([[], 0]);
  expect(concluded('BRA ALLIANCE', 'ALD PASSAGE')).toEqual([[], 0]);
  expect(concluded('BRA PASSAGE', 'ALD PASSAGE')).toEqual([[], 0]);
  expect(concluded(`BRA TRADE ${there}`, `ALD TRADE ${back}`)).toEqual([['route-made'], 2]);
  expect(concluded(`BRA TRADE ${there}`, 'ALD TRADE Brantholm guild BRA, Hobfield guild ALD')).toEqual([[], 0]);
  expect(concluded('BRA PEACE', 'ALD PEACE', war(1, 2))).toEqual([['peace-made'], 2]);
});

test('DOM-8.16 DOM-8.17 only the notice of last month is answered, in round 1, by those who read it, and no answer is answered', () => {
  const answer = (round: number, notice: Parameters<typeof war>[2], attacker = 2): boolean => {
    const { events } = month([war(attacker, 3, { active: false, declaredTurn: 0, notified: [1, 3], ...notice })], {
      ALD: `R${round} DECLARE WAR BRA`,
    });
    return events.some((event) => event.kind === 'war-declared' && event.answer);
  };
  expect(answer(1, {})).toBe(true);
  expect(answer(2, {})).toBe(false);
  expect(answer(1, { declaredTurn: -1 })).toBe(false);
  expect(answer(1, { notified: [3] })).toBe(false);
  expect(answer(1, { answer: true })).toBe(false);
  expect(answer(1, {}, 4)).toBe(false);
});

test('DOM-8.5 DOM-8.12 DOM-5.7 a declaration breaks an alliance at once, and leaves routes alone until the war is active', () => {
  const declared = month([allied(1, 2), unit(9, { loanedTo: 1 }), route(5, 17)], { ALD: 'R1 DECLARE WAR BRA' });
  expect(declared.events.find(({ kind }) => kind === 'war-declared')?.rule).toBe('DOM-8.12');
  expect(declared.after.state.treaties).toEqual([]);
  expect(unitOf(declared.after.state, 9)?.loanedTo).toBeNull();
  expect(declared.after.state.routes).toEqual([{ first: 5, second: 17 }]);
  const [notice] = declared.after.state.wars;
  expect(notice).toMatchObject({ attacker: 1, defender: 2, active: false });
  expect(notice?.notified).not.toContain(1);
  expect(notice?.notified).toEqual(expect.arrayContaining([2, 5, 6]));
});
