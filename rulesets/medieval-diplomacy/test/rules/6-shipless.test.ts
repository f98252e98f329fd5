import { describe, expect, test } from 'vitest';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, troop, unit } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const DUKE = { commanders: [{ name: 'Duke' }] };

/** F1 scuttles its only ship, with the Duke on board. */
const scuttled = (
  place: 'Channel' | 'Kent',
  others: readonly GivenUnit[],
  more: readonly string[] = [],
): PlayedTurn => {
  const provinces: GivenPosition['provinces'] = { Kent: { owner: 'Eng', harbour: true } };
  const units = [fleet('Eng F1', place, { carrack: 1 }, DUKE), ...others];
  return play(settled({ provinces, units }), { orders: { Eng: ['F1 DISBAND 1 carrack', ...more] } });
};

describe('section 6: commanders of a fleet without ships', () => {
  test('MD-6.65 at sea they go to no fleet elsewhere, of others, or without ships itself', () => {
    const others = [
      fleet('Eng F2', 'Biscay', { carrack: 1 }),
      fleet('Nor F1', 'Channel', { carrack: 1 }),
      fleet('Eng F3', 'Channel', { carrack: 1 }),
    ];
    const saved = scuttled('Channel', others);
    expect([saved.unit('Eng F3').commanders, saved.unit('Eng F3').leader]).toEqual([[1], 1]);
    const lost = scuttled('Channel', others, ['F3 DISBAND 1 carrack']);
    expect([lost.commander(1), lost.unit('Eng F2').commanders, lost.unit('Nor F1').commanders]).toEqual([
      undefined,
      [],
      [],
    ]);
  });

  test('MD-6.65 in a province they go to no army elsewhere or of others, and the army there before the garrison', () => {
    const turn = scuttled('Kent', [
      army('Eng A1', 'Wessex', { militia: 1 }),
      army('Eng A3', 'Kent', { militia: 1 }),
      army('Sco A1', 'Kent', { militia: 1 }),
      garrison('Eng', 'Kent', { militia: 1, carrack: 1 }),
    ]);
    expect(turn.unit('Eng A3').commanders).toEqual([1]);
    expect([turn.unit('Eng A1').commanders, turn.unit('Eng G1').commanders]).toEqual([[], []]);
  });

  test('MD-6.65, MD-7.13 their host takes over the Move-points that they have used', () => {
    const turn = scuttled('Kent', [army('Eng A3', 'Kent', { archers: 1 })], ['A3 HOLD', 'A3 HOLD']);
    expect(turn.of('transferred').at(-1)).toMatchObject({ to: unit('Eng A3'), mpUsed: 1, troops: [] });
    const tired = play(
      settled({
        provinces: { Kent: { owner: 'Eng', harbour: true } },
        units: [fleet('Eng F1', 'Channel', { carrack: 1 }, DUKE), fleet('Eng F2', 'Kent', { carrack: 1 })],
      }),
      { orders: { Eng: ['F1 SAIL Kent', 'F1 TRANSFER 1 carrack TO F2'] } },
    );
    expect(tired.of('transferred').at(-1)).toMatchObject({ from: unit('Eng F1'), to: unit('Eng F2'), mpUsed: 1 });
  });

  test('MD-6.65, MD-6.53 at F20 armies aboard are shifted to other ships once more', () => {
    const turn = play(
      settled({
        realms: { Eng: { treasury: 0 } },
        units: [
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          fleet('Eng F2', 'Channel', { carrack: 1 }),
          army('Eng A1', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        ],
      }),
      { dice: { 'unpaid@1': [1, 51, 51] } },
    );
    expect([turn.exists('Eng F1'), turn.unit('Eng A1').loadedOn]).toEqual([false, unit('Eng F2')]);
  });

  test('MD-6.65 what is weightless goes down with the last ship', () => {
    const turn = play(
      settled({
        troops: [troop('ghost', { weight: 0 })],
        units: [
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          army('Eng A1', 'Channel', { ghost: 2 }, { loadedOn: 'Eng F1' }),
        ],
      }),
      { orders: { Eng: ['F1 DISBAND 1 carrack'] } },
    );
    expect([turn.exists('Eng F1'), turn.exists('Eng A1')]).toEqual([false, false]);
  });

  test('MD-6.65 armies aboard without weight land, or lose their commanders at sea', () => {
    const cargo = (place: 'Channel' | 'Kent') => army('Eng A1', place, {}, { loadedOn: 'Eng F1', ...DUKE });
    const landed = scuttled('Kent', [cargo('Kent')]);
    expect(landed.of('put-ashore')).toMatchObject([{ army: unit('Eng A1'), why: 'no-room' }]);
    expect(landed.unit('Eng A1')).toMatchObject({ loadedOn: null, commanders: [1, 2] });
    const lost = scuttled('Channel', [cargo('Channel')]);
    expect([lost.exists('Eng A1'), lost.commander(1), lost.commander(2)]).toEqual([false, undefined, undefined]);
    const taken = scuttled('Channel', [cargo('Channel'), fleet('Eng F2', 'Channel', { carrack: 1 })]);
    expect(taken.unit('Eng F2').commanders).toHaveLength(2);
  });
});
