import { expect, test } from 'vitest';
import { disband } from '../../src/consequences/index.ts';
import { aboard, area, atSea, inPort, levy, navy, retinue } from '../position.ts';
import { AT_WAR, stage } from '../stage.ts';

test('HEP-8.20 any own unit, at once and without refund', () => {
  const units = [
    levy('CHE'),
    retinue('CHE', 'CHE', { fresh: true }),
    navy('CHE', inPort('CHE', 3)),
    levy('CHE', 'CHE', { moved: true }),
  ];
  const game = stage({ ...AT_WAR, units });
  for (const unit of [1, 2, 3, 4]) game.order('CHE', 'DISBAND', { unit });
  expect([game.state.units, game.state.kingdoms[area('CHE')]?.gold]).toEqual([[], 30]);
  expect(game.told('unit-disbanded').every(({ why }) => why === 'order')).toBe(true);
});

test('HEP-14.1 not another’s, and not a Navy at sea with a unit aboard', () => {
  const units = [levy('SSX'), navy('CHE', atSea(3)), levy('CHE', aboard(2)), navy('CHE', atSea(3))];
  const game = stage({ ...AT_WAR, units });
  expect(game.refusal('CHE', 'DISBAND', { unit: 1 })?.code).toBe('not-your-unit');
  expect(game.refusal('CHE', 'DISBAND', { unit: 2 })).toEqual({ code: 'navy-loaded', navy: 2 });
  expect(game.refusal('CHE', 'DISBAND', { unit: 9 })).toEqual({ code: 'unknown-unit', unit: 9 });
  game.order('CHE', 'DISBAND', { unit: 4 });
  game.order('CHE', 'DISBAND', { unit: 3 });
  game.order('CHE', 'DISBAND', { unit: 2 });
  expect(game.state.units.map(({ id }) => id)).toEqual([1]);
});

test('HEP-8.19 who is aboard a Navy that is Disbanded stays in its port, or goes with it at sea', () => {
  const units = [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1)), navy('CHE', atSea(3)), levy('CHE', aboard(3))];
  const game = stage({ ...AT_WAR, units });
  game.order('CHE', 'DISBAND', { unit: 1 });
  expect(game.where(2)).toBe('CHE');
  disband(game, 3, 'upkeep');
  expect([game.where(3), game.where(4)]).toEqual(['gone', 'gone']);
  expect(game.told('unit-disbanded').map(({ why }) => why)).toEqual(['order', 'navy-gone', 'upkeep']);
});
