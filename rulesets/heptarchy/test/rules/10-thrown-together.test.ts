import { describe, expect, test } from 'vitest';
import { absorb, changeOwner, declareWarFollows } from '../../src/consequences/index.ts';
import { aboard, area, inPort, levy, navy, run } from '../position.ts';
import { landDuels, ROOMY, stage, TIE, WIN } from '../stage.ts';

const [CHE, SSX, HAN, SUR, SUM] = [area('CHE'), area('SSX'), area('HAN'), area('SUR'), area('SUM')];

const declare = (game: ReturnType<typeof stage>): void => {
  game.emit({ kind: 'war-declared', rule: 'HEP-5.5', by: CHE, on: SSX, turn: 1 });
  declareWarFollows(game, CHE, SSX);
  game.settle('CHE');
};

/** Chenth and Sudsexe march in the lands of a common friend or foe. */
const ABROAD = {
  players: ['CHE', 'SSX', 'HAN'],
  kingdoms: { CHE: ROOMY.kingdom, SSX: ROOMY.kingdom },
  areas: { CHE: ROOMY.area, SSX: ROOMY.area },
} as const;

describe('HEP-10.21 a declaration of War where units of both stand in a third State’s area', () => {
  test('they fight at once, areas ascending, the declarer attacking', () => {
    const units = [levy('CHE', 'HAN'), levy('SSX', 'HAN'), levy('CHE', 'SUR'), levy('SSX', 'SUR')];
    const pacts = ['CHE-HAN', 'SSX-HAN', 'CHE-SUR', 'SSX-SUR'] as const;
    const game = stage({ ...ABROAD, pacts, units }, landDuels('SUR', WIN), landDuels('HAN', WIN));
    declare(game);
    expect(game.told('battle-began').map(({ battle, attackers }) => [battle, attackers[0]?.owner])).toEqual([
      [{ on: 'land', area: SUR }, CHE],
      [{ on: 'land', area: HAN }, CHE],
    ]);
    expect([1, 2, 3, 4].map(game.where)).toEqual(['HAN', 'gone', 'SUR', 'gone']);
  });

  test('without crossing, but the terrain counts', () => {
    const game = stage(
      { ...ABROAD, pacts: ['CHE-SUM', 'SSX-SUM'], units: [levy('CHE', 'SUM'), levy('SSX', 'SUM')] },
      landDuels('SUM', WIN),
    );
    declare(game);
    expect(game.told('duel-fought')[0]?.attack.modifiers).toEqual([{ what: 'swamps', value: -2 }]);
    expect(game.where(1)).toBe('SUM');
    expect(game.setting.areas[SUM]?.terrain).toBe('swamps');
  });

  test('a tie sends the attacker to the closest own area (HEP-9.21)', () => {
    const game = stage(
      { ...ABROAD, pacts: ['CHE-HAN', 'SSX-HAN'], units: [levy('CHE', 'HAN'), levy('SSX', 'HAN')] },
      landDuels('HAN', TIE),
    );
    declare(game);
    expect([game.where(1), game.where(2)]).toEqual(['CHE', 'HAN']);
    expect(game.told('sent')).toMatchObject([{ why: 'retreated', rule: 'HEP-9.21' }]);
  });

  test('a tie Disbands the attacker when there is none (HEP-9.20), and nobody scores for a Levy (HEP-6.5)', () => {
    const areas = { CHE: { occupier: 'WIL' }, SSX: ROOMY.area } as const;
    const units = [levy('CHE', 'HAN'), levy('SSX', 'HAN'), levy('WIL', 'CHE')];
    const game = stage(
      { ...ABROAD, areas, wars: ['WIL-CHE'], pacts: ['CHE-HAN', 'SSX-HAN'], units },
      landDuels('HAN', TIE),
    );
    declare(game);
    expect(game.where(1)).toBe('gone');
    expect(game.told('unit-disbanded')).toMatchObject([{ unit: 1, why: 'displaced' }]);
    expect(game.state.wars.find(({ a, b }) => a === CHE && b === SSX)).toMatchObject({ eventsA: 0, eventsB: 0 });
  });

  test('units aboard in port fight too, and go home by land', () => {
    const units = [navy('CHE', inPort('HAN', 3)), levy('CHE', aboard(1)), levy('SSX', 'HAN')];
    const game = stage({ ...ABROAD, pacts: ['CHE-HAN', 'SSX-HAN'], units }, landDuels('HAN', TIE));
    declare(game);
    expect([game.where(1), game.where(2)]).toEqual(['HAN/S3', 'CHE']);
  });

  test('both at War with the owner: the occupation passes to who is left (HEP-0.8)', () => {
    const game = stage(
      {
        ...ABROAD,
        wars: ['SSX-HAN', 'CHE-HAN'],
        areas: { ...ABROAD.areas, HAN: { occupier: 'SSX' } },
        units: [levy('CHE', 'HAN'), levy('SSX', 'HAN'), levy('HAN', 'BER')],
        pacts: ['HAN-BER'],
      },
      landDuels('HAN', WIN),
    );
    declare(game);
    expect(game.occupier('HAN')).toBe('CHE');
  });
});

describe('HEP-9.23 an area whose new owner is at War with somebody who stands there', () => {
  test('who has Levies there is attacked at once by the State at War, which then Occupies it', () => {
    const game = stage(
      {
        ...ABROAD,
        kingdoms: { ...ABROAD.kingdoms, SUR: run('npc') },
        wars: ['CHE-SSX', 'SSX-SUR'],
        units: [levy('SUR'), levy('SUR', 'HAN'), levy('SSX', 'SUR')],
        pacts: ['SUR-HAN', 'CHE-HAN'],
        areas: { ...ABROAD.areas, SUR: { occupier: 'SSX' } },
      },
      landDuels('SUR', WIN),
    );
    absorb(game, SUR, CHE);
    game.settle('CHE');
    expect(game.told('battle-began')).toMatchObject([{ battle: { area: SUR }, attackers: [{ owner: SSX }] }]);
    expect([1, 2, 3].map(game.where)).toEqual(['gone', 'HAN', 'SUR']);
    expect([game.owner('SUR'), game.occupier('SUR')]).toEqual(['CHE', 'SSX']);
  });

  test('where the new owner has nobody it is Occupied without a fight', () => {
    const game = stage({
      ...ABROAD,
      wars: ['CHE-SSX', 'SSX-SUR'],
      units: [levy('SSX', 'SUR')],
      areas: { ...ABROAD.areas, SUR: { occupier: 'SSX' }, BER: { owner: 'SUR' } },
    });
    changeOwner(game, SUR, CHE, 'peace');
    game.settle('CHE');
    expect([game.owner('SUR'), game.occupier('SUR'), game.told('battle-began')]).toEqual(['CHE', 'SSX', []]);
  });

  test('Levies that change hands abroad fight enemies of their new State there, the lowest number attacking', () => {
    const game = stage(
      {
        ...ABROAD,
        kingdoms: { ...ABROAD.kingdoms, SUR: run('npc') },
        wars: ['CHE-SSX'],
        pacts: ['SUR-HAN', 'SSX-HAN', 'CHE-HAN'],
        units: [levy('SUR', 'HAN'), levy('SSX', 'HAN')],
      },
      landDuels('HAN', WIN),
    );
    absorb(game, SUR, CHE);
    game.settle('CHE');
    expect(game.told('battle-began')).toMatchObject([{ battle: { area: HAN }, attackers: [{ owner: CHE }] }]);
    expect([game.where(1), game.where(2)]).toEqual(['HAN', 'gone']);
  });

  test('several such States attack in ascending number', () => {
    const game = stage(
      {
        ...ABROAD,
        wars: ['CHE-SSX', 'CHE-HAN', 'SSX-SUR', 'HAN-SUR'],
        units: [levy('SUR'), levy('HAN', 'SUR'), levy('SSX', 'SUR')],
        areas: { ...ABROAD.areas, SUR: { occupier: 'HAN' } },
      },
      landDuels('SUR', TIE, WIN),
    );
    absorb(game, SUR, CHE);
    game.settle('CHE');
    expect(game.told('battle-began').map(({ attackers }) => attackers[0]?.owner)).toEqual([SSX, HAN]);
    expect([game.where(1), game.where(2), game.where(3)]).toEqual(['gone', 'SUR', 'SSX']);
    expect(game.occupier('SUR')).toBe('HAN');
    expect(game.told('occupied'), 'nobody Occupies it before the fight').toMatchObject([{ by: HAN }]);
  });
});
