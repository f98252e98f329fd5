import { expect, test } from 'vitest';
import { winterQuarters } from '../../src/phases/winter-quarters.ts';
import type { GamePosition } from '../../src/types.ts';
import { positionOf, type Ran, ran } from '../board.ts';
import {
  codesOf,
  type Garrisons,
  garrisoned,
  inTurn,
  unitsAt,
  withGeneral,
  withNation,
  withProvince,
} from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const LAST_CAMPAIGN = 4;
const autumn = inTurn(positionOf(ITALIA), LAST_CAMPAIGN);
const at = (garrisons: Garrisons, position = autumn): GamePosition => garrisoned(position, ITALIA, garrisons);
const wintered = (position: GamePosition, rolls: { readonly [label: string]: readonly number[] } = {}): Ran =>
  ran(position, [winterQuarters], {}, rolling(rolls));
const units = ({ state }: Ran, nation: string, province: string) => unitsAt(state, ITALIA, nation, province);

test('UM-18.11, UM-18.14, UM-18.17 armies on enemy soil go to the nearest province of their own, and generals with them', () => {
  const raid = withGeneral(at({ BER: { MIL: { FOT: 3 } } }), ITALIA, 'Trivulzio', { location: P('BER') });
  const result = wintered(raid);
  // Monza by 2 points.
  expect([units(result, 'MIL', 'BER'), units(result, 'MIL', 'MON')]).toEqual([{}, { FOT: 4 }]);
  expect(result.state.generals[G('Trivulzio') - 1]?.location).toBe(P('MON'));
});

test('UM-18.11 in the last campaigning turn only; UM-18.13, UM-18.18 not from the land of friends or their own', () => {
  const raid = at({ BER: { MIL: { FOT: 3 } } });
  expect(units(wintered(inTurn(raid, 3)), 'MIL', 'BER')).toEqual({ FOT: 3 });
  const guest = at({ FLO: { VEN: { FOT: 3 } } });
  expect(units(wintered(guest), 'VEN', 'FLO')).toEqual({ FOT: 3 });
  const besieged = at({ BER: { VEN: { FOT: 1 }, MIL: { FOT: 3 } } });
  expect(units(wintered(besieged), 'VEN', 'BER')).toEqual({ FOT: 1 });
});

test('UM-18.11 from the land of Independents too', () => {
  expect(units(wintered(at({ MAN: { MIL: { FOT: 3 } } })), 'MIL', 'MAN')).toEqual({});
});

test('UM-18.14 squadrons go by sea, and carry the army units that have no road as far as they can', () => {
  const war = withNation(autumn, ITALIA, 'NAP', { enemies: [N('VEN')] });
  const landed = at({ RAV: { NAP: { SHP: 2, FOT: 3 } } }, war);
  const result = wintered(landed, { 'WINTER.size@NAP,RAV': [6] });
  expect(units(result, 'NAP', 'FOG')).toEqual({ SHP: 2, FOT: 2, HRS: 1, BRN: 2 });
  expect(units(result, 'NAP', 'RAV')).toEqual({ FOT: 1 });
});

test('UM-18.15 whoever cannot go stays, and freezes', () => {
  const war = withNation(autumn, ITALIA, 'NAP', { enemies: [N('VEN')] });
  const stranded = at({ RAV: { NAP: { FOT: 20 } } }, war);
  expect(units(wintered(stranded, { 'WINTER.size@NAP,RAV': [3] }), 'NAP', 'RAV')).toEqual({ FOT: 17 });
  const unpaid = withNation(stranded, ITALIA, 'NAP', { morale: 50 });
  // 15 percent by one and a half: 23, of twenty 4.6.
  expect(
    units(wintered(unpaid, { 'WINTER.size@NAP,RAV': [3], 'WINTER.size.frac@NAP,RAV': [60] }), 'NAP', 'RAV'),
  ).toEqual({ FOT: 15 });
});

test('UM-18.16 a siege is broken when its besiegers have gone; UM-18.12 takers of a city stay', () => {
  const siege = { besiegers: [N('MIL')], t: 2, reliefBeaten: null, reliefOutside: [] };
  const board = withProvince(at({ BER: { VEN: { FOT: 1 }, MIL: { FOT: 3 } } }), ITALIA, 'BER', { siege });
  expect(wintered(board).state.provinces[P('BER')]?.siege).toBeNull();
  const ring = ['MIL', 'COM', 'MON', 'LOD', 'BRE'];
  const stays = ring.reduce(
    (position, place) =>
      withProvince(garrisoned(position, ITALIA, { [place]: { VEN: { FOT: 1 } } }), ITALIA, place, { owner: N('VEN') }),
    board,
  );
  expect(wintered(stays).state.provinces[P('BER')]?.siege).toEqual(siege);
  const taken = withProvince(at({ BER: { MIL: { FOT: 3 } } }), ITALIA, 'BER', { owner: N('MIL') });
  expect(units(wintered(taken), 'MIL', 'BER')).toEqual({ FOT: 3 });
});
