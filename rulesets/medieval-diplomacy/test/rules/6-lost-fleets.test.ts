import { describe, expect, test } from 'vitest';
import { EXHAUSTED } from '../../src/words.ts';
import {
  army,
  at,
  fleet,
  type GivenPosition,
  type GivenTroops,
  type GivenUnit,
  garrison,
  type UnitLabel,
  unit,
} from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const drowned = (turn: PlayedTurn): readonly number[] =>
  turn.of('troops-gone').flatMap(({ why, unit: id }) => (why === 'drowned' ? [id] : []));

/** A cog that is going to be sunk, with armies below decks; a second fleet, strong but for what is said, survives. */
const sunk = (second: GivenTroops, ...cargo: readonly GivenUnit[]): PlayedTurn =>
  play(
    settled({
      wars: ['Eng-Fra'],
      units: [
        ...cargo,
        fleet('Eng F1', 'Channel', { trading_cog: 1 }),
        fleet('Eng F2', 'Channel', { light_dromond: { 4: 90 }, ...second }),
        fleet('Fra F1', 'Channel', { light_dromond: 20 }),
      ],
    }),
  );
const below = (name: UnitLabel, troops: GivenTroops, commanders = 0): GivenUnit =>
  army(name, 'Channel', troops, { loadedOn: 'Eng F1', marines: false, commanders: Array(commanders).fill({}) });

describe('section 6j: fleets that are no more', () => {
  test('MD-6.58 armies of a sunk fleet are shifted to own fleets in that sea', () => {
    const turn = sunk({ carrack: { 5: 2 } }, below('Eng A1', { archers: 2 }, 1), below('Nor A1', { archers: 2 }));
    expect(turn.exists('Eng F1')).toBe(false);
    expect([turn.unit('Eng A1').loadedOn, turn.unit('Nor A1').loadedOn]).toEqual([unit('Eng F2'), unit('Eng F2')]);
    expect(turn.unit('Eng A1').commanders).toEqual([1]);
  });

  test('MD-6.58 the last in canonical order first, as long as there is room', () => {
    const turn = sunk({ carrack: { 5: 1 } }, below('Eng A1', { archers: 2 }), below('Eng A2', { archers: 2 }));
    expect([turn.exists('Eng A1'), turn.exists('Eng A2')]).toEqual([false, true]);
    expect(drowned(turn)).toEqual([unit('Eng A1')]);
  });

  test('MD-6.58 the wreck of the lower number first', () => {
    const onF3 = army('Eng A1', 'Channel', { archers: 2 }, { loadedOn: 'Eng F3', marines: false });
    const F3 = fleet('Eng F3', 'Channel', { trading_cog: 1 });
    const turn = sunk({ carrack: { 5: 1 } }, onF3, below('Eng A2', { archers: 2 }), F3);
    expect([turn.exists('Eng F1'), turn.exists('Eng F3')]).toEqual([false, false]);
    expect([turn.exists('Eng A1'), turn.exists('Eng A2')]).toEqual([false, true]);
  });

  test('MD-6.58 without room soldiers are lost, and their commanders move to any own fleet', () => {
    const turn = sunk({}, below('Eng A1', { archers: 2 }, 2));
    expect(turn.exists('Eng A1')).toBe(false);
    expect(turn.unit('Eng F2').commanders).toEqual([1, 2]);
    expect(drowned(turn)).toEqual([unit('Eng A1')]);
    expect(drowned(sunk({}, below('Eng A1', {}, 2)))).toEqual([]);
    expect(turn.unit('Eng F2')).toMatchObject({ leader: 1, mpUsed: EXHAUSTED });
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('unit-removed')).toBeLessThan(kinds.indexOf('movement-ended'));
  });

  test('MD-6.58 or are lost with it', () => {
    const turn = play(
      settled({
        wars: ['Eng-Fra'],
        units: [
          below('Eng A1', { archers: 2 }, 1),
          fleet('Eng F1', 'Channel', { trading_cog: 1 }),
          fleet('Fra F1', 'Channel', { light_dromond: 20 }),
        ],
      }),
    );
    expect([turn.exists('Eng F1'), turn.exists('Eng A1'), turn.commander(1)]).toEqual([false, false, undefined]);
  });

  describe('MD-6.65 a fleet that has lost its ships otherwise than in battle', () => {
    const harbour = { Kent: { owner: 'Eng', harbour: true } } as const;
    const given = (place: 'Channel' | 'Kent', ...others: readonly GivenUnit[]) =>
      settled({ provinces: harbour, units: [fleet('Eng F1', place, { carrack: 1 }, { commanders: [{}] }), ...others] });
    const SCUTTLE = { orders: { Eng: ['F1 DISBAND 1 carrack'] } };

    test('MD-6.65 keeps its place, so that ships may still join it', () => {
      const turn = play(given('Channel', fleet('Eng F2', 'Channel', { carrack: 1 })), {
        orders: { Eng: ['F1 TRANSFER 1 carrack TO F2', 'F2 HOLD', 'F2 TRANSFER 1 carrack TO F1'] },
      });
      expect([turn.troops('Eng F1'), turn.troops('Eng F2')]).toEqual([{ carrack: 1 }, { carrack: 1 }]);
      expect(turn.unit('Eng F1').commanders).toEqual([1]);
    });

    test('MD-6.65 its armies are shifted, landed or lost at M7', () => {
      const cargo = (place: 'Channel' | 'Kent') => army('Eng A1', place, { archers: 2 }, { loadedOn: 'Eng F1' });
      const lost = play(given('Channel', cargo('Channel')), SCUTTLE);
      expect([lost.exists('Eng A1'), drowned(lost).length]).toEqual([false, 2]);
      const shifted = play(given('Channel', cargo('Channel'), fleet('Eng F2', 'Channel', { carrack: 1 })), SCUTTLE);
      expect(shifted.journey('Eng A1')).toEqual(['1 reloaded']);
      const landed = play(given('Kent', cargo('Kent')), SCUTTLE);
      expect(landed.journey('Eng A1')).toEqual(['1 put ashore in Kent']);
      expect(landed.troops('Eng A1')).toEqual({ archers: 2 });
    });

    test.each([
      [
        'another fleet of the realm',
        'Kent',
        [fleet('Eng F3', 'Kent', { carrack: 1 }), fleet('Eng F2', 'Kent', { carrack: 1 })],
        'Eng F2',
      ],
      [
        'the lowest-numbered army',
        'Kent',
        [army('Eng A4', 'Kent', { archers: 1 }), army('Eng A2', 'Kent', { archers: 1 })],
        'Eng A2',
      ],
      ['the garrison', 'Kent', [], 'Eng G1'],
    ] as const)('MD-6.65 at F20 its commanders go to %s', (_host, place, others, host) => {
      const turn = play(given(place, ...others), SCUTTLE);
      expect(turn.exists('Eng F1')).toBe(false);
      expect(turn.unit(host)).toMatchObject({ commanders: [1], leader: 1 });
    });

    test('MD-6.65 else to a new army, and at sea they are lost', () => {
      const ashore = play(
        settled({
          provinces: { Wessex: { owner: 'Eng', harbour: true } },
          units: [fleet('Eng F1', 'Wessex', { carrack: 1 }, { commanders: [{}] })],
        }),
        SCUTTLE,
      );
      expect(ashore.unit('Eng A1')).toMatchObject({ location: at('Wessex'), commanders: [1] });
      const atSea = play(given('Channel'), SCUTTLE);
      expect([atSea.exists('Eng F1'), atSea.commander(1)]).toEqual([false, undefined]);
    });

    test.each([
      ['at sea they are lost', 'Channel', false],
      ['in harbour they land', 'Kent', true],
    ] as const)(
      'MD-6.65 ships that leave unpaid after movement: the armies aboard are seen to at F20, %s',
      (_fate, place, saved) => {
        const poor = {
          realms: { Eng: { treasury: 0 } },
          provinces: harbour,
          units: [
            fleet('Eng F1', place, { carrack: 1 }),
            army('Eng A1', place, { archers: 1 }, { loadedOn: 'Eng F1', commanders: [{}] }),
            garrison('Eng', 'Kent'),
          ],
        } satisfies GivenPosition;
        const turn = play(settled(poor), { dice: { 'unpaid@1': [51, 1, 51] } });
        expect(turn.exists('Eng A1')).toBe(saved);
      },
    );
  });
});
