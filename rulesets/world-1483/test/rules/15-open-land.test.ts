import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../../src/order.ts';
import { contestersAt, enemiesAt, newContestersAt } from '../../src/rules/fleets.ts';
import { barAt } from '../../src/rules/gates.ts';
import { bestGeneral } from '../../src/rules/leaders.ts';
import { friendlyLands, joinersOf, resisters } from '../../src/rules/passage.ts';
import { selected } from '../../src/rules/selection.ts';
import { allowsLand, joins, standingWord } from '../../src/rules/standing.ts';
import type { Unit } from '../../src/state.ts';
import { boardOf } from '../board.ts';
import { withUnits } from '../deeds.ts';

const board = withUnits(
  boardOf({
    turn: 3,
    nations: { England: {}, France: {}, Spain: {}, Scots: {} },
    lands: {
      London: { owner: 'England' },
      Paris: { owner: 'France', units: ['1 inf', '1 inf of England', '1 inf of Spain'] },
      Toledo: { owner: 'Spain', units: ['1 inf of England'] },
      Perth: { owner: 'Scots' },
      Wild: { owner: 0, units: ['1 inf of England', '1 inf of 0', '1 inf of Spain'] },
      Aegina: { owner: 'Spain', special: 'strait-aegean-blacksea' },
    },
    seas: {
      Channel: { units: ['1 frg of England', '1 frg of France', '1 frg of Spain'] },
      Aegean: { special: 'strait-aegean-blacksea' },
      Black: { seas: ['Aegean'], special: 'strait-aegean-blacksea' },
    },
    wars: [{ between: ['England', 'France'] }],
  }),
  ({ owner }) => (owner === 1 ? { guestRight: true } : {}),
);
const { nation, place, state, setting } = board;
const [england, france, spain, scots] = ['England', 'France', 'Spain', 'Scots'].map(nation) as [
  number,
  number,
  number,
  number,
];
const all = (verb: string): StandingOrder =>
  ({ verb, args: { nations: ['ALL'], places: ['ALL'] } }) as unknown as StandingOrder;
const join = (side: number, against: number): StandingOrder => ({
  verb: 'JOIN',
  args: { nation: side, against, places: ['ALL'] },
});

describe('where a nation is at home', () => {
  const open = (standing: readonly StandingOrder[]) =>
    [...friendlyLands(state, () => standing, england)].toSorted((a, b) => a - b);
  test('W83-11.42 on own land, and where its guests have a right at peace; not on land of enemies or of nobody', () => {
    expect(open([])).toEqual([place('London'), place('Toledo')]);
  });
  test('W83-11.42 W83-15.4 W83-15.25 where a permission covers it, but not at war', () => {
    expect(
      [
        ...friendlyLands(state, (owner) => (owner === scots || owner === france ? [all('ALLOW_LAND')] : []), england),
      ].toSorted((a, b) => a - b),
    ).toEqual([place('London'), place('Toledo'), place('Perth')]);
  });
});

describe('who would fight', () => {
  const asked = (territory: string, standing: readonly StandingOrder[], by = scots, avoid: readonly number[] = []) =>
    [...resisters(state, () => standing, { by, territory: place(territory), avoid })].toSorted((a, b) => a - b);
  test('W83-11.2 all troops that are there but one’s own', () => {
    expect(asked('Paris', [])).toEqual([england, france, spain]);
    expect(asked('Paris', [], england)).toEqual([france, spain]);
    expect(asked('Wild', [])).toEqual([0, england, spain]);
  });
  test('W83-15.20 W83-11.4 who stands aside and is avoided, or joins, does not; enemies always do', () => {
    expect(asked('Paris', [all('STAND_ASIDE')], england, [france, spain])).toEqual([france]);
    expect(asked('Paris', [join(scots, france)])).toEqual([france]);
    expect(asked('Wild', [join(scots, 0)])).toEqual([0]);
  });
  test('W83-15.15 guests who join are those at peace with the attacker, and never the owner', () => {
    const joiners = (by: number, territory = 'Paris', against = france) =>
      joinersOf(state, () => [join(by, against)], { by, territory: place(territory) });
    expect([joiners(scots), joiners(england)]).toEqual([[england, spain], [spain]]);
    expect(joiners(scots, 'Toledo', spain)).toEqual([england]);
    expect(joiners(scots, 'Wild', 0)).toEqual([england, spain]);
  });
  test('W83-15.13 words on either side join nobody, whichever ally they name', () => {
    expect(joins([join(1, 3)], [1, 2], [3], 9)).toBe(true);
    expect(joins([join(1, 3), join(3, 2)], [1, 2], [3], 9)).toBe(false);
    expect(joins([join(1, 3), join(3, 4)], [1, 2], [3], 9)).toBe(true);
    expect(joins([join(1, 3), join(4, 2)], [1, 2], [3], 9)).toBe(true);
    expect(joins([join(5, 6), join(1, 3)], [1, 2], [3], 9)).toBe(true);
  });
  test('W83-15.2 a name beats ALL in either place, and what names neither nations nor places holds for all', () => {
    const said = (verb: string, nations: readonly unknown[], places: readonly unknown[]) =>
      ({ verb, args: { nations, places } }) as unknown as StandingOrder;
    expect(allowsLand([said('ALLOW_LAND', ['ALL'], [7]), said('DENY_LAND', ['ALL'], ['ALL'])], 2, 7)).toBe(true);
    expect(allowsLand([said('ALLOW_LAND', [2], [7]), said('DENY_LAND', ['ALL'], [7])], 2, 7)).toBe(true);
    expect(allowsLand([said('ALLOW_LAND', [2], ['ALL']), said('DENY_LAND', ['ALL'], [7])], 2, 7)).toBe(false);
    expect(
      standingWord([{ verb: 'LAND_LOSSES', args: { losses: [] } } as unknown as StandingOrder], ['LAND_LOSSES'], {
        nation: 2,
        place: 7,
      }),
    ).not.toBeNull();
  });
});

describe('who would fight at sea', () => {
  const zone = place('Channel');
  test('W83-8.5 enemies, and those at peace who contest; never oneself', () => {
    expect(enemiesAt(state, england, zone)).toEqual([france]);
    expect(enemiesAt(state, spain, zone)).toEqual([]);
    expect(contestersAt(state, () => [all('CONTEST_SEA')], england, zone)).toEqual([spain]);
    expect(newContestersAt(state, () => [all('CONTEST_NEW')], england, zone)).toEqual([spain]);
    expect(contestersAt(state, () => [all('CONTEST_NEW')], england, zone)).toEqual([]);
  });
  test('W83-2.20 W83-2.25 nobody but the owner of Constantinople closes the strait, and only there', () => {
    const bar = (keeper: number, from = 'Aegean', to = 'Black') =>
      barAt(
        setting,
        state,
        (owner) => (owner === keeper ? [{ verb: 'CLOSE_STRAIT', args: { nations: ['ALL'] } }] : []),
        { owner: england, type: 'frg', from: place(from), to: place(to) },
      );
    expect([bar(spain), bar(scots), bar(spain, 'Aegean', 'Channel'), bar(spain, 'Channel', 'Black')]).toEqual([
      'strait closed',
      null,
      null,
      null,
    ]);
  });
});

describe('who is chosen', () => {
  const unit = (id: number, more: Partial<Unit> = {}): Unit => ({
    ...(state.units[0] as Unit),
    id,
    movedTurn: null,
    ...more,
  });
  test('W83-3.15 of a type those that have not moved, then the lowest numbers', () => {
    const units = [unit(1, { movedTurn: 3 }), unit(2), unit(3), unit(4, { movedTurn: 3 })];
    const chosen = (count: number | 'ALL') => {
      const found = selected(units, [{ count, type: 'inf' }], 1, 3);
      return 'units' in found ? found.units.map(({ id }) => id) : found.refusal;
    };
    expect([chosen(1), chosen(2), chosen(3), chosen('ALL')]).toEqual([[2], [2, 3], [1, 2, 3], [1, 2, 3, 4]]);
    expect(chosen(5)).toMatchObject({ code: 'too-few-units', wanted: 5, there: 4 });
    expect(selected(units, [{ count: 'ALL', type: 'cav' }], 1, 3)).toMatchObject({ refusal: { wanted: 1, there: 0 } });
  });
  test('W83-4.14 the highest skill, then whoever has an ability, then the lowest number, in whatever order they came', () => {
    const general = (id: number, skill: number, ability: number) => unit(id, { type: 'gen', skill, ability });
    const best = (...all_: readonly Unit[]) => bestGeneral(all_)?.id;
    expect(best(general(1, 3, 0), general(2, 4, 0))).toBe(2);
    expect(best(general(1, 4, 0), general(2, 4, 1))).toBe(2);
    expect(best(general(5, 4, 0), general(2, 4, 0))).toBe(2);
    expect(best(general(5, 4, 1), general(2, 4, 2))).toBe(2);
    expect(best()).toBeUndefined();
  });
});
