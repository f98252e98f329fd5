import { describe, expect, test } from 'vitest';
import { absorb } from '../../src/consequences/index.ts';
import { aboard, area, atSea, type GivenPosition, inPort, levy, navy, retinue, run } from '../position.ts';
import { ROOMY, stage } from '../stage.ts';

const [CHE, SSX, SUR] = [area('CHE'), area('SSX'), area('SUR')];

const subjugated = (said: GivenPosition): ReturnType<typeof stage> => {
  const game = stage({
    players: ['CHE', 'HAN'],
    ...said,
    kingdoms: { CHE: ROOMY.kingdom, SSX: run('npc'), ...said.kingdoms },
  });
  absorb(game, SSX, CHE);
  game.settle('CHE');
  return game;
};

describe('a Subjugation that was accepted', () => {
  test('HEP-5.29 gives area, Resources and Levies, intact and in place', () => {
    const game = subjugated({ areas: { SSX: { resources: ['iron', 'timber'] } }, units: [levy('SSX'), levy('SSX')] });
    expect(game.owner('SSX')).toBe('CHE');
    expect(game.state.areas[SSX]?.resources).toEqual(['iron', 'timber']);
    expect(game.state.units).toMatchObject([
      { id: 1, owner: CHE, at: { area: SSX } },
      { id: 2, owner: CHE, at: { area: SSX } },
    ]);
    expect(game.told('area-changed-hands')).toMatchObject([{ why: 'subjugation', rule: 'HEP-5.29' }]);
  });

  test('HEP-5.32 the Levies cannot move in this Phase', () => {
    const game = subjugated({ units: [levy('SSX')] });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: CHE })).toEqual({ code: 'fresh', unit: 1 });
  });

  test('HEP-5.32 brings no Prestige, and may exceed the Max Unit Limit', () => {
    const game = subjugated({
      kingdoms: { CHE: { traditions: [], prestige: 7 } },
      units: [levy('SSX'), levy('SSX'), levy('CHE')],
    });
    expect(game.state.kingdoms[CHE]?.prestige).toBe(7);
    expect(game.state.units.filter(({ owner }) => owner === CHE)).toHaveLength(3);
  });

  test('HEP-5.32 the NPC State is eliminated, its treaties and its Wars with others end', () => {
    const game = subjugated({ wars: ['HAN-SSX'], trade: ['SSX-CHE'], pacts: ['SSX-SUR'], units: [levy('SSX')] });
    expect(game.state.kingdoms[SSX]?.controller).toBe('eliminated');
    expect([game.state.wars, game.state.treaties]).toEqual([[], []]);
  });

  test('HEP-5.32 other States’ units in the area are displaced, Levies abroad too', () => {
    const game = subjugated({ pacts: ['SSX-SUR'], units: [levy('SUR', 'SSX'), levy('SSX', 'SUR')] });
    expect([game.where(1), game.where(2)]).toEqual(['SUR', 'CHE']);
    expect(game.state.units[1]?.owner).toBe(CHE);
    expect(SUR).toBe(3);
  });

  test('HEP-5.35 of a caretaker only the Levies change hands: Retinues and Navies are Disbanded, Gold is lost', () => {
    const game = subjugated({
      kingdoms: { SSX: { controller: 'caretaker', gold: 25 } },
      units: [
        levy('SSX'),
        retinue('SSX'),
        navy('SSX', inPort('SSX', 3)),
        levy('SSX', aboard(3)),
        navy('SSX', atSea(3)),
        retinue('SSX', aboard(5)),
      ],
    });
    expect([1, 2, 3, 4, 5, 6].map(game.where)).toEqual(['SSX', 'gone', 'gone', 'SSX', 'gone', 'gone']);
    expect(game.state.kingdoms[CHE]?.gold).toBe(30);
    expect(game.state.kingdoms[SSX]?.gold).toBe(0);
    expect(game.told('unit-disbanded').every(({ why }) => why === 'subjugated')).toBe(true);
  });

  test('HEP-5.29 without Levies nobody changes hands', () => {
    const game = subjugated({});
    expect([game.owner('SSX'), game.told('levies-joined')]).toEqual(['CHE', []]);
  });

  test('HEP-5.35 HEP-8.19 a Levy aboard a Navy at sea goes down with it', () => {
    const game = subjugated({ units: [navy('SSX', atSea(3)), levy('SSX', aboard(1))] });
    expect([game.where(1), game.where(2)]).toEqual(['gone', 'gone']);
  });
});
