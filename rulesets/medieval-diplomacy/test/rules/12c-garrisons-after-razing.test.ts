import { describe, expect, test } from 'vitest';
import { codes, england, masons, order } from '../masons.ts';
import { army, garrison, type UnitLabel } from '../position.ts';
import type { PlayedTurn } from '../turn.ts';

/** England razes in Essex, where no city stands. */
const inEssex = (fortLevel: number, troops: { readonly mason?: number }, ...lines: readonly string[]): PlayedTurn =>
  order(
    england(
      [army('Eng A1', 'Essex', { mason: 9 }), garrison('Eng', 'Essex', troops, { commanders: [{ name: 'Duke' }] })],
      {},
      { provinces: { Essex: { owner: 'Eng', annexedTo: 'Ind', fortLevel, productionAreas: 1 } } },
    ),
    ...lines,
  );
const armies = ({ state }: PlayedTurn): readonly number[] =>
  state.units.filter(({ kind, realm }) => kind === 'A' && realm === 1).map(({ number }) => number);

describe('section 12: what becomes of a garrison when something is razed', () => {
  test('MD-12.35 without its last walls it becomes an army, commanders and all', () => {
    const turn = inEssex(1, { mason: 2 }, 'A1 RAZE FORT');
    expect(turn.exists('Eng G2' as UnitLabel)).toBe(false);
    expect(turn.unit('Eng A2')).toMatchObject({ commanders: [1], location: 2 });
    expect(turn.troops('Eng A2')).toEqual({ mason: 2 });
  });

  test('MD-12.35 an empty one is just gone', () => {
    const said = england(
      [army('Eng A1', 'Essex', { mason: 9 })],
      {},
      {
        provinces: { Essex: { owner: 'Eng', annexedTo: 'Ind', fortLevel: 1 } },
      },
    );
    const turn = order(said, 'A1 RAZE FORT');
    expect([turn.exists('Eng G2'), armies(turn), turn.of('unit-formed')]).toEqual([false, [1], []]);
  });

  test('MD-12.35 while a wall is left it stays, and so it does for a city', () => {
    const open = order(
      england(
        [army('Eng A1', 'Essex', { mason: 9 })],
        {},
        {
          provinces: { Essex: { owner: 'Eng', annexedTo: 'Ind', productionAreas: 1 } },
        },
      ),
      'A1 RAZE PRODUCTION',
    );
    expect([open.province('Essex').productionAreas, armies(open)]).toEqual([0, [1]]);
    const walled = inEssex(2, { mason: 2 }, 'A1 RAZE FORT', 'A1 RAZE PRODUCTION');
    expect([walled.troops('Eng G2'), armies(walled)]).toEqual([{ mason: 2 }, [1]]);
    const city = order(england([masons(9), garrison('Eng', 'Kent', { mason: 1 })], { fortLevel: 1 }), 'A1 RAZE FORT');
    expect([city.troops('Eng G1'), armies(city)]).toEqual([{ mason: 1 }, [1]]);
  });

  test('MD-12.64 its ships leave with the harbour, and with nothing else', () => {
    const said = (ships: number) =>
      england([masons(9), garrison('Eng', 'Kent', { mason: 1, ...(ships > 0 && { carrack: ships }) })], {
        harbour: true,
        fortLevel: 1,
        productionAreas: 1,
      });
    const kept = order(said(2), 'A1 RAZE FORT', 'A1 RAZE PRODUCTION');
    expect([kept.troops('Eng G1'), codes(kept)]).toEqual([{ mason: 1, carrack: 2 }, []]);
    const none = order(said(0), 'A1 RAZE HARBOUR');
    expect([none.of('unit-formed'), none.province('Kent').harbour]).toEqual([[], false]);
    const noGarrison = england(
      [army('Eng A1', 'Wessex', { mason: 9 })],
      {},
      {
        provinces: { Wessex: { owner: 'Eng', annexedTo: 'Ind', harbour: true } },
      },
    );
    expect(order(noGarrison, 'A1 RAZE HARBOUR').province('Wessex').harbour).toBe(false);
  });
});
