import { quickDice, type Ruleset, type SeatId, seatId } from '@chancery/core';
import { botPlayer, firstPosition, knownTo, type PlayedTurn, playCampaign } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import type { Fog, FogKnown, Unit } from '../../src/fog/types.ts';
import { areaOn, powerOfCode } from '../../src/ground/ground.ts';
import { fog } from '../../src/index.ts';

const FOG = fog as unknown as Ruleset<Fog>;
const [GULL, HERON] = [seatId('Gul'), seatId('Her')];

const played = async (seed: string): Promise<readonly PlayedTurn<Fog>[]> => {
  const position = await firstPosition(FOG, { scenario: 'misty-island', seed });
  return [...playCampaign(FOG, { position, seed, turns: 8, player: () => botPlayer })];
};
const knownIn = ({ after }: PlayedTurn<Fog>, seat: SeatId): FogKnown => knownTo(FOG, after, seat);
const menAt = (units: readonly Unit[], area: number): number =>
  units.filter(({ at }) => at === area).reduce((sum, { men }) => sum + men, 0);

describe('what a lord knows of the other', () => {
  test('FG-3.3 lies between the least and the most, and tells kinds only at close hand', async () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `fog ${index}`);
    let [close, afar, nobody] = [0, 0, 0];
    for (const seed of seeds) {
      for (const turn of await played(seed)) {
        const { setting, state } = turn.after;
        for (const seat of [GULL, HERON]) {
          const { view } = knownIn(turn, seat);
          for (const { area, turn: when, owner, source, figures } of view.sightings) {
            if (when !== view.turn - 1) continue;
            const others = state.units.filter((unit) => unit.owner !== powerOfCode(setting, seat));
            const men = menAt(others, area);
            if (owner === null) {
              nobody += 1;
              expect(men).toBe(0);
              continue;
            }
            const [least, most] = [
              figures.reduce((sum, each) => sum + each.least, 0),
              figures.reduce((sum, each) => sum + (each.most ?? 99), 0),
            ];
            expect([least <= men, men <= most]).toEqual([true, true]);
            if (source === 'unit') close += 1;
            else afar += 1;
            expect(figures.every(({ kind }) => (kind === null) === (source === 'scout'))).toBe(true);
          }
        }
      }
    }
    expect([close, afar, nobody].every((count) => count > 0)).toBe(true);
  });

  test('FG-3.3 is remembered with its turn until the area is seen again', async () => {
    const turns = await played('memory');
    const old = turns.flatMap((turn) => knownIn(turn, GULL).view.sightings.filter((seen) => seen.turn < turn.number));
    expect(old.length).toBeGreaterThan(0);
    const last = turns.at(-1) as PlayedTurn<Fog>;
    const areas = knownIn(last, GULL).view.sightings.map(({ area, owner }) => `${area} ${owner}`);
    expect(new Set(areas).size).toBe(areas.length);
  });

  test('FG-3.2 units of both lords are numbered apart, and no number is given twice', async () => {
    for (const turn of await played('numbers')) {
      for (const event of turn.resolved.events) {
        if (event.kind !== 'mustered') continue;
        const earlier = turn.record.state.units.filter(({ owner }) => owner === event.unit.owner);
        expect(earlier.every(({ number }) => number < event.unit.number)).toBe(true);
      }
    }
  });
});

describe('what a lord does with it', () => {
  /** Gull's column stands beside an area in which a scout has seen somebody. */
  const seeing = async (least: number, most: number): Promise<FogKnown> => {
    const position = await firstPosition(FOG, { scenario: 'misty-island', seed: 'bot' });
    const known = knownTo(FOG, position, GULL);
    const [home] = known.view.units.map(({ at }) => at);
    const sightings = areaOn(known.setting, home ?? 0)
      .borders.slice(1)
      .map((area) => ({
        area,
        turn: 0,
        source: 'scout' as const,
        owner: 'Her',
        figures: [{ kind: null, said: least, least, most }],
      }));
    return { ...known, view: { ...known.view, sightings } };
  };

  test('FG-1.2 odds have a least and a most where men were only seen from afar', async () => {
    const known = await seeing(4, 8);
    const [seen] = known.view.sightings;
    const area = seen?.area ?? 0;
    const plan = FOG.battleIn?.(known, [{ verb: 'MARCH', unit: 'C1', args: { way: [area] } }], area);
    expect(plan?.defenders).toEqual([{ label: 'Lord Heron', force: 'about 4 (4 to 8) men' }]);
    const odds = FOG.odds?.({ attackers: ['6 men'], defenders: ['about 5 (4 to 8) men'], place: '', runs: 1, seed: 1 });
    if (!odds?.ok) throw new Error(odds?.error.join());
    const won = odds.value.outcomes.find(({ id }) => id === 'won');
    expect(won).toMatchObject({ chance: 5833, least: 1667, most: 7222 });
    expect(FOG.odds?.({ attackers: ['6 bears'], defenders: ['2 men'], place: '', runs: 1, seed: 1 })).toEqual({
      ok: false,
      error: ["'6 bears' is no number of men"],
    });
  });

  test('FG-3.3 men seen from afar are called men, since nobody can tell of which kind they are', async () => {
    const known = await seeing(4, 8);
    const area = known.view.sightings[0]?.area ?? 0;
    const lines = FOG.places.report(known, area).map(({ text }) => text);
    expect(lines).toContain('Lord Heron: about 4 (4 to 8) men, on foot or on horses (seen now, seen by a scout)');
  });

  test('a bot keeps away from where more men were seen than it has', async () => {
    const known = await seeing(20, 30);
    const danger = known.view.sightings.map(({ area }) => area);
    const marches = [1, 2, 3, 4, 5].flatMap((seed) => FOG.bot(known, quickDice(seed)));
    const ways = marches.flatMap((order) => (order.verb === 'MARCH' ? order.args.way : []));
    expect(ways.length).toBeGreaterThan(0);
    for (const area of ways) expect(danger).not.toContain(area);
  });
});
