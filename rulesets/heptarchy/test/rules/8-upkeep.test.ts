import { describe, expect, test } from 'vitest';
import type { Tradition } from '../../src/words.ts';
import { END, order, playOn, postAndEnd } from '../play.ts';
import {
  aboard,
  area,
  atSea,
  type GivenPosition,
  type GivenUnit,
  inPort,
  levy,
  navy,
  retinue,
  times,
} from '../position.ts';

/** Sudsexe has its Phase, then Chenth opens with so much Gold, its 2 of Tax Income added. */
const opens = (
  gold: number,
  units: readonly GivenUnit[],
  said: GivenPosition = {},
  traditions: readonly Tradition[] = [],
) => postAndEnd({ players: ['SSX', 'CHE'], ...said, kingdoms: { CHE: { gold: gold - 2, traditions } }, units }, 'SSX');

describe('section 8: upkeep', () => {
  test.each<[string, readonly GivenUnit[], readonly Tradition[], number]>([
    ['a Levy 1', [levy('CHE')], [], 1],
    ['a Retinue 5', [retinue('CHE')], [], 5],
    ['a Retinue 4 with Feudalism', [retinue('CHE')], ['feudalism'], 4],
    ['both together', [...times(3, levy('CHE')), ...times(2, retinue('CHE'))], [], 13],
  ])('HEP-8.13, HEP-8.16 %s', (_, units, traditions, amount) => {
    const turn = opens(50, units, {}, traditions);
    expect(turn.of('upkeep-paid')).toMatchObject([{ of: 'land', amount, gold: 50 - amount }]);
    expect(turn.kingdom('CHE').gold).toBe(50 - amount);
  });

  test('HEP-8.14, HEP-8.15 who cannot pay loses Retinues before Levies, the highest id first, and no more than needed', () => {
    const units = [levy('CHE'), retinue('CHE'), levy('CHE'), retinue('CHE'), levy('CHE')];
    const gone = (gold: number) =>
      opens(gold, units)
        .of('unit-disbanded')
        .map(({ unit }) => unit);
    expect(gone(13)).toEqual([]);
    expect(gone(12)).toEqual([4]);
    expect(gone(8)).toEqual([4]);
    expect(gone(7)).toEqual([4, 2]);
    expect(gone(3)).toEqual([4, 2]);
    expect(gone(2)).toEqual([4, 2, 5]);
    expect(opens(7, units).kingdom('CHE').gold).toBe(4);
  });

  test('HEP-8.15 this is done before anything is asked of the player', () => {
    const turn = opens(2, [retinue('CHE')]);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('phase-opened'))).toEqual(['phase-opened', 'income-received', 'unit-disbanded']);
  });

  test('HEP-8.17 a Navy 6, after the upkeep on land', () => {
    const turn = opens(20, [navy('CHE', atSea(3)), levy('CHE')]);
    expect(turn.of('upkeep-paid')).toMatchObject([
      { of: 'land', amount: 1, gold: 19 },
      { of: 'navies', amount: 6, gold: 13 },
    ]);
    const poor = opens(6, [navy('CHE', atSea(3)), levy('CHE')]);
    expect(poor.of('unit-disbanded')).toMatchObject([{ unit: 1, unitKind: 'navy' }]);
  });

  test('HEP-8.18 Navies without Land Units go first, then the highest id', () => {
    const units = [
      navy('CHE', atSea(3)),
      navy('CHE', atSea(3)),
      navy('CHE', atSea(3)),
      levy('CHE', aboard(3)),
      navy('CHE', atSea(2)),
    ];
    const gone = (gold: number) =>
      opens(gold, units)
        .of('unit-disbanded')
        .map(({ unit }) => unit);
    expect(gone(1 + 24)).toEqual([]);
    expect(gone(1 + 18)).toEqual([5]);
    expect(gone(1 + 12)).toEqual([5, 2]);
    expect(gone(1 + 6)).toEqual([5, 2, 1]);
    expect(gone(1 + 5)).toEqual([5, 2, 1, 4, 3]);
  });

  test('HEP-8.18 an empty Navy before those with Land Units, whatever their ids', () => {
    const gone = (gold: number, units: readonly GivenUnit[]) =>
      opens(gold, units)
        .of('unit-disbanded')
        .map(({ unit }) => unit);
    const ships = [navy('CHE', atSea(3)), navy('CHE', atSea(3)), navy('CHE', atSea(2))];
    const first = [...ships, levy('CHE', aboard(2)), levy('CHE', aboard(3))];
    expect(gone(2 + 12, first)).toEqual([1]);
    expect(gone(2 + 6, first)).toEqual([1, 5, 3]);
    const last = [...ships, levy('CHE', aboard(1)), levy('CHE', aboard(2))];
    expect(gone(2 + 6, last)).toEqual([3, 5, 2]);
  });

  test('HEP-8.19 who is aboard stays in the port, or is lost at sea', () => {
    const port = opens(3, [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1))]);
    expect(port.state.units).toMatchObject([{ id: 2, at: { in: 'area', area: area('CHE') } }]);
    expect(opens(3, [navy('CHE', atSea(3)), levy('CHE', aboard(1))]).state.units).toEqual([]);
  });

  test('HEP-8.21 every unit counts, at sea or abroad', () => {
    const units = [navy('CHE', atSea(3)), levy('CHE', aboard(1)), levy('CHE', 'HAN')];
    const turn = opens(20, units, { pacts: ['CHE-HAN'] });
    expect(turn.of('upkeep-paid').map(({ amount }) => amount)).toEqual([2, 6]);
  });

  test('HEP-8.21 a new unit first pays at the next Opening', () => {
    const said: GivenPosition = { players: ['CHE', 'SSX'], kingdoms: { CHE: { gold: 20 } } };
    const raised = postAndEnd(said, 'CHE', [order('RAISE', { area: area('CHE'), kind: 'levy' })]);
    expect(raised.kingdom('CHE').gold).toBe(17);
    const next = playOn(raised.position, { posts: { SSX: [END] } });
    expect(next.of('upkeep-paid')).toMatchObject([{ amount: 1, gold: 17 + 2 - 1 }]);
  });
});
