import { describe, expect, test } from 'vitest';
import { aboard, area, atSea, inPort, levy, navy, retinue, run } from '../position.ts';
import { landDuels, ROOMY, stage, WIN } from '../stage.ts';

const [CHE, SSX, SUR, HAN] = [area('CHE'), area('SSX'), area('SUR'), area('HAN')];

/** Chenth and Hantescire are players; Sudsexe between them is an NPC State. */
const CONQUEST = {
  players: ['CHE', 'HAN'],
  wars: ['CHE-SSX'],
  kingdoms: { CHE: { ...ROOMY.kingdom, prestige: 3 }, SSX: run('npc') },
  areas: { CHE: ROOMY.area, SSX: { resources: ['iron', 'timber'] } },
} as const;

describe('conquest of an NPC State', () => {
  test('HEP-6.16 HEP-13.5 its Levies destroyed and its area Occupied: it is annexed at once, with its Resources', () => {
    const game = stage({ ...CONQUEST, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', WIN));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.occupier('SSX'), game.where(1)]).toEqual(['CHE', null, 'SSX']);
    expect(game.state.areas[SSX]?.resources).toEqual(['iron', 'timber']);
    expect(game.state.wars).toEqual([]);
    expect(game.told('war-ended')).toMatchObject([{ a: CHE, b: SSX, how: 'annexed', winner: null }]);
    expect(game.state.kingdoms[CHE]?.prestige).toBe(5);
    expect(game.state.kingdoms[SSX]?.controller).toBe('eliminated');
    expect(game.told('area-changed-hands')).toMatchObject([{ from: SSX, to: CHE, why: 'conquest' }]);
  });

  test('HEP-6.19 undefended it is annexed by entering, without a roll', () => {
    const game = stage({ ...CONQUEST, units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.owner('SSX')).toBe('CHE');
  });

  test('HEP-6.16 not while it has a Land Unit anywhere, even aboard at sea', () => {
    const units = [levy('CHE'), navy('SSX', atSea(3)), levy('SSX', aboard(2))];
    const game = stage({ ...CONQUEST, units });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.occupier('SSX')]).toEqual(['SSX', 'CHE']);
  });

  test('HEP-6.16 not by killing its Levies from home', () => {
    const game = stage(
      {
        ...CONQUEST,
        units: [levy('CHE'), levy('SSX', 'CHE'), levy('CHE', 'SUR')],
        areas: { SUR: { owner: 'CHE' }, CHE: { occupier: 'SSX' } },
      },
      landDuels('CHE', WIN),
    );
    game.order('CHE', 'MOVE', { units: [3], to: CHE });
    expect([game.owner('SSX'), game.state.wars.length]).toEqual(['SSX', 1]);
  });

  test('HEP-6.17 the occupier annexes, no matter who destroyed the last Levy', () => {
    const game = stage(
      {
        ...CONQUEST,
        wars: ['CHE-SSX', 'HAN-SSX'],
        areas: { SSX: { occupier: 'CHE' }, SUR: { owner: 'HAN', occupier: 'SSX' } },
        units: [levy('CHE', 'SSX'), levy('HAN', 'BER'), levy('SSX', 'SUR'), levy('HAN', 'SSX')],
        kingdoms: { ...CONQUEST.kingdoms, HAN: ROOMY.kingdom },
        pacts: ['BER-HAN'],
      },
      landDuels('SUR', WIN),
    );
    game.order('HAN', 'MOVE', { units: [2], to: SUR });
    expect([game.owner('SSX'), game.state.kingdoms[CHE]?.prestige, game.state.kingdoms[HAN]?.prestige]).toEqual([
      'CHE',
      5,
      0,
    ]);
    expect(game.told('war-ended').map(({ how }) => how)).toEqual(['annexed', 'eliminated']);
    expect(game.where(4), 'HEP-5.32 the other State’s unit is displaced').toBe('SUR');
  });

  test('HEP-6.16 only a Player State annexes', () => {
    const units = [levy('CHE')];
    const game = stage({ ...CONQUEST, kingdoms: { CHE: run('caretaker'), SSX: run('npc') }, units });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.occupier('SSX')]).toEqual(['SSX', 'CHE']);
  });

  test('HEP-6.16 a Player State is not annexed', () => {
    const game = stage({ ...CONQUEST, kingdoms: { SSX: run('player') }, units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.occupier('SSX')]).toEqual(['SSX', 'CHE']);
  });
});

describe('HEP-6.18 a caretaker State of several areas', () => {
  const said = {
    ...CONQUEST,
    kingdoms: { CHE: ROOMY.kingdom, SSX: { controller: 'caretaker', gold: 40 } },
    areas: { CHE: ROOMY.area, SUR: { owner: 'SSX', occupier: 'CHE' } },
  } as const;

  test('must be Occupied whole', () => {
    const game = stage({
      ...said,
      areas: { ...said.areas, BER: { owner: 'SSX' } },
      units: [levy('CHE'), levy('CHE', 'SUR')],
    });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.owner('SUR'), game.occupier('SSX')]).toEqual(['SSX', 'SSX', 'CHE']);
  });

  test('and by the same State', () => {
    const game = stage({
      ...said,
      wars: ['CHE-SSX', 'HAN-SSX'],
      areas: { SUR: { owner: 'SSX', occupier: 'HAN' } },
      units: [levy('CHE'), levy('HAN', 'SUR')],
    });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.owner('SUR')]).toEqual(['SSX', 'SSX']);
  });

  test('then all pass, +2 Prestige each; Navies and Gold are lost', () => {
    const units = [
      levy('CHE'),
      levy('CHE', 'SUR'),
      navy('SSX', inPort('SSX', 3)),
      navy('SSX', atSea(3)),
      navy('CHE', atSea(3)),
    ];
    const game = stage({ ...said, units });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.owner('SSX'), game.owner('SUR'), game.where(3), game.where(4)]).toEqual([
      'CHE',
      'CHE',
      'gone',
      'gone',
    ]);
    expect([
      game.state.kingdoms[CHE]?.prestige,
      game.state.kingdoms[SSX]?.gold,
      game.state.kingdoms[CHE]?.gold,
    ]).toEqual([4, 0, 30]);
    expect(game.told('battle-began')).toEqual([]);
  });

  test('HEP-6.18 Retinues are Land Units too', () => {
    const units = [levy('CHE'), levy('CHE', 'SUR'), retinue('SSX', 'HAN')];
    const game = stage({ ...said, pacts: ['SSX-HAN'], units });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.owner('SSX')).toBe('SSX');
  });
});
