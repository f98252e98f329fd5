import {
  type AnyRuleset,
  beginPractice,
  type Position,
  playOn,
  type Ruleset,
  type SeatId,
  seatId,
  seatsOf,
} from '@chancery/core';
import { firstPosition, knownTo, type PlayedTurn, type Player, playCampaign } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import type { Fog, Order } from '../../src/fog/types.ts';
import { fog } from '../../src/index.ts';

const FOG = fog as unknown as Ruleset<Fog>;
const [GULL, HERON, KITE] = [seatId('Gul'), seatId('Her'), seatId('Kit')];
const [OLDMERE, STONEBRIDGE, HIGHMOOR] = [4, 6, 7];

const march = (unit: string, ...way: readonly number[]): Order => ({ verb: 'MARCH', unit, args: { way } });

/** Gull takes two areas in the first turn and one in the second; the others order what they are given. */
const COURSE: readonly { readonly [seat: string]: readonly Order[] }[] = [
  { Gul: [march('C1', 1), march('S2', STONEBRIDGE)] },
  { Gul: [march('C1', OLDMERE)] },
];
const played = async (course = COURSE): Promise<readonly PlayedTurn<Fog>[]> => {
  const position = await firstPosition(FOG, { scenario: 'restless-island', seed: 'rebels' });
  const player =
    (seat: SeatId, turn: number): Player<Fog> =>
    () =>
      course[turn - 1]?.[seat] ?? [];
  return [...playCampaign(FOG, { position, seed: 'rebels', turns: course.length, player })];
};
const by = (position: Position<Fog>, seat: SeatId) => FOG.seating?.seatedBy(position, seat);
const asked = (position: Position<Fog>): readonly SeatId[] => {
  const window = FOG.window(position);
  return window.kind === 'window' ? window.seats : [];
};

describe('rebels of Fog', () => {
  test('FG-6.1 rise at home when a lord holds four areas, and are a lord like the others from the next turn on', async () => {
    const [first, second] = (await played()) as [PlayedTurn<Fog>, PlayedTurn<Fog>];
    expect([by(first.after, KITE), by(second.after, KITE)]).toEqual(['later', 'ruler']);
    expect([asked(first.after), asked(second.after)]).toEqual([
      [GULL, HERON],
      [GULL, HERON, KITE],
    ]);
    const { view } = knownTo(FOG, second.after, KITE);
    expect(view).toMatchObject({ silver: 0, units: [{ kind: 'column', number: 1, at: HIGHMOOR }] });
    expect(view.owners[HIGHMOOR]).toBe(view.power);
    expect(view.units[0]?.men).toBeGreaterThanOrEqual(6);
    expect(view.units[0]?.men).toBeLessThanOrEqual(8);
  });

  test('FG-6.1 are one of the powers of their scenario', async () => {
    const { scenario, world } = (await FOG.scenarioData('restless-island')) as {
      readonly scenario: object;
      readonly world: object;
    };
    const faults = FOG.ownScenarios?.faultsOf({ scenario: { ...scenario, rebels: { code: 'Owl', areas: 4 } }, world });
    expect(faults).toMatchObject([{ path: expect.stringContaining('rebels.code') }]);
  });

  test('FG-6.1 do not rise where somebody watches, nor twice', async () => {
    const watched = await played([
      { Gul: [march('C1', 1), march('S2', STONEBRIDGE)] },
      { Gul: [march('C1', OLDMERE), march('S2', HIGHMOOR)] },
      { Gul: [march('S2', STONEBRIDGE)] },
      { Kit: [march('C1', 8)] },
    ]);
    expect(watched.map(({ after }) => by(after, KITE))).toEqual(['later', 'later', 'ruler', 'ruler']);
    const rose = watched.map(({ resolved }) => resolved.events.filter(({ kind }) => kind === 'rose').length);
    expect(rose).toEqual([0, 0, 1, 0]);
  });

  test('FG-6.1 everybody hears that they rise, and nobody else how many they are', async () => {
    const [, second] = (await played()) as [PlayedTurn<Fog>, PlayedTurn<Fog>];
    const hears = (seat: SeatId) =>
      second.resolved.tellings
        .filter(({ to }) => to === 'all' || to.includes(seat))
        .map(({ told }) => told.kind)
        .filter((kind) => kind === 'rose' || kind === 'mustered');
    expect([hears(GULL), hears(HERON), hears(KITE)]).toEqual([['rose'], ['rose'], ['rose', 'mustered']]);
    const heard = second.resolved.tellings.map(({ told }) => told);
    const gains = (seat: SeatId | null) => FOG.report.gains?.(heard, knownTo(FOG, second.after, seat));
    expect([gains(GULL)?.length, gains(null)]).toEqual([1, []]);
  });

  test('FG-6.1 before they rise their seat sees what everybody sees, and has no place in the table', async () => {
    const [first] = (await played()) as [PlayedTurn<Fog>];
    expect(knownTo(FOG, first.after, KITE).view).toMatchObject({ power: null, silver: null, units: [], sightings: [] });
    expect(FOG.standings(first.after).map(({ seat }) => seat)).toEqual(['Gul', 'Her', 'free']);
  });

  test('FG-6.3 the table lists the land that nobody holds; it has no seat and wins nothing', async () => {
    const [, second] = (await played()) as [PlayedTurn<Fog>, PlayedTurn<Fog>];
    expect(FOG.standings(second.after)).toMatchObject([
      { seat: 'Gul', place: 1, score: 4 },
      { seat: 'Her', place: 2, score: 1 },
      { seat: 'Kit', place: 2, score: 1 },
      { seat: 'free', seatless: true, place: 4, score: 4 },
    ]);
    const ended = { ...second.after, state: { ...second.after.state, turn: 99 } };
    expect(FOG.window(ended)).toMatchObject({ kind: 'outcome', winners: [GULL] });
  });

  test('FG-6.1 in a practice game nobody begins as a rebel, and a bot plays them once they have risen', async () => {
    const rules = fog as AnyRuleset;
    expect((await seatsOf(rules, 'restless-island')).map(({ seat }) => seat)).toEqual([GULL, HERON]);
    const founding = {
      id: 'rebels',
      title: 'Rebels',
      ruleset: rules.id,
      scenario: 'restless-island',
      seat: GULL,
      secret: 'ab'.repeat(32),
    };
    const { setting, first } = await beginPractice(rules, founding);
    let turn = first;
    let marched = 0;
    for (const orders of [...COURSE.map(({ Gul }) => Gul ?? []), [], []]) {
      const next = playOn(rules, { founding, setting }, turn, orders);
      if (!next.ok) throw new Error(next.incident.reason);
      turn = next.turn;
      const units = (turn.state as Fog['state']).units.filter(({ owner }) => owner === 3);
      marched += units.filter(({ at }) => at !== HIGHMOOR).length;
    }
    expect(by({ setting, state: turn.state } as Position<Fog>, KITE)).toBe('ruler');
    expect(marched).toBeGreaterThan(0);
  });
});
