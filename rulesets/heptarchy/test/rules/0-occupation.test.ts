import { describe, expect, test } from 'vitest';
import { endWar } from '../../src/consequences/index.ts';
import { atWar, mayEnter } from '../../src/rules/relations.ts';
import { aboard, area, atSea, inPort, levy, navy } from '../position.ts';
import { AT_WAR, landDuels, stage, WIN } from '../stage.ts';

const [CHE, SSX, HAN, SUR] = [area('CHE'), area('SSX'), area('HAN'), area('SUR')];

test('HEP-0.7 an enemy is any State at War with it, from both sides', () => {
  const { state } = stage({ ...AT_WAR, pacts: ['CHE-SUR'] });
  expect([atWar(state, CHE, SSX), atWar(state, SSX, CHE), atWar(state, CHE, SUR)]).toEqual([true, true, false]);
});

test('HEP-0.10 the right of entry: owner, enemy of the owner, pact partner of the owner', () => {
  const game = stage({ ...AT_WAR, pacts: ['CHE-SUR'] });
  const may = [CHE, SSX, SUR, HAN].map((to) => mayEnter(game, CHE, to));
  expect(may).toEqual([true, true, true, false]);
  expect([mayEnter(game, SSX, CHE), mayEnter(game, SUR, CHE), mayEnter(game, SUR, SSX)]).toEqual([true, true, false]);
});

describe('HEP-0.8 HEP-9.7 occupation', () => {
  test('begins when the mover stands there and no hostile unit is left', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', WIN));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.occupier('SSX')).toBe('CHE');
    expect(game.told('occupied')).toMatchObject([{ area: SSX, by: CHE }]);
  });

  const held = { ...AT_WAR, areas: { ...AT_WAR.areas, SSX: { occupier: 'CHE' } } } as const;

  test('ends the moment the last unit leaves', () => {
    const game = stage({ ...held, units: [levy('CHE', 'SSX'), levy('CHE', 'SSX')] });
    game.order('CHE', 'MOVE', { units: [1], to: CHE });
    expect(game.occupier('SSX')).toBe('CHE');
    game.order('CHE', 'MOVE', { units: [2], to: CHE });
    expect(game.occupier('SSX')).toBe(null);
    expect(game.told('occupation-ended')).toMatchObject([{ area: SSX, by: CHE }]);
  });

  test('ends when the last unit dies', () => {
    const units = [levy('CHE', 'SSX'), levy('SSX', 'HAN')];
    const game = stage({ ...held, areas: { ...held.areas, HAN: { owner: 'SSX' } }, units }, landDuels('SSX', WIN));
    game.order('SSX', 'MOVE', { units: [2], to: SSX });
    expect([game.where(1), game.occupier('SSX')]).toEqual(['gone', null]);
  });

  test('ends when the last unit is Disbanded', () => {
    const game = stage({ ...held, units: [levy('CHE', 'SSX')] });
    game.order('CHE', 'DISBAND', { unit: 1 });
    expect(game.occupier('SSX')).toBe(null);
  });

  test('HEP-7.27 ends with the War', () => {
    const game = stage({ ...held, units: [levy('CHE', 'SSX')] });
    endWar(game, CHE, SSX, { how: 'white-peace' });
    game.settle('CHE');
    expect([game.occupier('SSX'), game.where(1)]).toEqual([null, 'CHE']);
    expect(game.state.wars).toEqual([]);
  });

  test('HEP-0.15 is kept by a unit aboard an anchored Navy, and not by one that has put to sea', () => {
    const game = stage({ ...held, units: [navy('CHE', inPort('SSX', 3)), levy('CHE', aboard(1)), levy('CHE', 'SSX')] });
    game.order('CHE', 'MOVE', { units: [3], to: CHE });
    expect(game.occupier('SSX')).toBe('CHE');
    game.order('CHE', 'DISPATCH', { navies: [1] });
    expect(game.occupier('SSX')).toBe(null);
  });

  test('HEP-0.8 needs Land Units: a Navy holds nothing, and leaves the port that is free again (HEP-9.19)', () => {
    const game = stage({ ...held, units: [navy('CHE', inPort('SSX', 3)), levy('CHE', 'SSX')] });
    game.order('CHE', 'MOVE', { units: [2], to: CHE });
    expect([game.occupier('SSX'), game.where(1)]).toEqual([null, 'S3']);
  });

  test('HEP-0.15 a unit aboard at sea stands nowhere: it does not defend', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), navy('SSX', atSea(3)), levy('SSX', aboard(2))] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.told('battle-began'), game.occupier('SSX')]).toEqual([[], 'CHE']);
  });
});

describe('HEP-0.9 two States at War with the owner', () => {
  const two = {
    ...AT_WAR,
    players: ['CHE', 'SSX', 'HAN', 'SUR'],
    wars: ['CHE-SSX', 'HAN-SSX', 'SUR-SSX'],
    areas: { SSX: { occupier: 'HAN' } },
  } as const;

  test('HEP-9.7 who was there first is the occupier', () => {
    const game = stage({ ...two, units: [levy('CHE'), levy('HAN', 'SSX')] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.occupier('SSX'), game.told('battle-began')]).toEqual(['HAN', []]);
  });

  test('when its units are gone the lowest-numbered of the others is', () => {
    const game = stage({ ...two, units: [levy('SUR', 'SSX'), levy('HAN', 'SSX'), levy('CHE', 'SSX')] });
    game.order('HAN', 'MOVE', { units: [2], to: HAN });
    expect(game.occupier('SSX')).toBe('CHE');
    game.order('CHE', 'MOVE', { units: [3], to: CHE });
    expect(game.occupier('SSX')).toBe('SUR');
  });
});
