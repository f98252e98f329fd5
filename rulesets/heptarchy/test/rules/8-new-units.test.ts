import { expect, test } from 'vitest';
import { area, inPort, levy } from '../position.ts';
import { AT_WAR, stage } from '../stage.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];

test('HEP-0.20 HEP-8.12 a unit that is created takes the next id, is new, and its area remembers the Turn', () => {
  const game = stage({ ...AT_WAR, turn: 4, units: [levy('SSX')] });
  const created = { kind: 'unit-created', kingdom: CHE, area: CHE, turn: 4 } as const;
  const at = { in: 'area', area: CHE } as const;
  game.emit({ ...created, rule: 'HEP-8.2', unit: 2, unitKind: 'levy', at, cost: 3, gold: 27 });
  expect(game.state).toMatchObject({ nextUnit: 3, areas: { [CHE]: { landUnitMade: 4, navyMade: null } } });
  game.emit({ ...created, rule: 'HEP-8.6', unit: 3, unitKind: 'navy', at: inPort('CHE', 3), cost: 12, gold: 15 });
  expect(game.state).toMatchObject({ nextUnit: 4, areas: { [CHE]: { landUnitMade: 4, navyMade: 4 } } });
  expect(game.state.kingdoms[CHE]?.gold).toBe(15);
  expect(game.refusal('CHE', 'MOVE', { units: [2], to: SSX })).toEqual({ code: 'fresh', unit: 2 });
  expect(game.refusal('CHE', 'LOAD', { unit: 2, navy: 3 })).toEqual({ code: 'fresh', unit: 2 });
  expect(game.refusal('CHE', 'DISPATCH', { navies: [3] })).toEqual({ code: 'fresh', unit: 3 });
  expect(game.refusal('CHE', 'BOOST', { kind: 'levy', at: CHE })?.code).toBe('none-there');
});
