import { describe, expect, test } from 'vitest';
import { standings } from '../../src/victory/standings.ts';
import { window } from '../../src/window.ts';
import { postAndEnd } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const CHE = area('CHE');
const CODES = position({ players: ['CHE', 'COR'] }).setting.areas.flatMap((land) => (land ? [land.code] : []));

/** Chenth closes the Turn with so many areas and so much Prestige; Cornualgie, the other player, has ended. */
const strong = (areas: number, prestige: number, said: GivenPosition = {}): GivenPosition => {
  const others = CODES.filter((code) => code !== 'CHE' && code !== 'COR').slice(0, areas - 1);
  return {
    players: ['CHE', 'COR'],
    state: { ended: [area('COR')] },
    ...said,
    kingdoms: { CHE: { prestige, traditions: [] }, ...said.kingdoms },
    areas: { ...Object.fromEntries(others.map((code) => [code, { owner: 'CHE' }])), ...said.areas },
  };
};

describe('section 17: victory', () => {
  test('HEP-17.8, HEP-17.9 20 areas, 50 Prestige and Peace with everybody: Sovereign of England', () => {
    const turn = postAndEnd(strong(20, 50), 'CHE');
    expect(turn.state.outcome).toEqual({ winner: CHE, by: 'sovereign', turn: 1 });
    expect(window(turn.position)).toEqual({ kind: 'outcome', winners: ['CHE'], by: 'sovereign' });
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('campaign-ended');
    expect(kinds.indexOf('newsheet')).toBeLessThan(kinds.indexOf('campaign-ended'));
  });

  test.each<[string, GivenPosition]>([
    ['with 19 areas', strong(19, 50)],
    ['with 49 Prestige', strong(20, 49)],
    ['at War with a player', strong(20, 50, { wars: ['CHE-COR'], units: [levy('CHE'), levy('COR')] })],
    ['at War with an NPC State', strong(20, 50, { wars: ['CHE-WTR'], units: [levy('CHE'), levy('WTR')] })],
    ['before the Turn is over', strong(20, 50, { state: { ended: [] } })],
    [
      'under a caretaker',
      strong(20, 50, { kingdoms: { CHE: { prestige: 50, controller: 'caretaker' } }, active: 'COR' }),
    ],
  ])('HEP-17.8 not %s', (_, said) => {
    expect(postAndEnd(said, said.active ?? 'CHE').state.outcome).toBeNull();
  });

  test('HEP-17.8 Wars of others do not matter, nor do Truces and treaties', () => {
    const said = strong(20, 50, { wars: ['COR-DEV'], units: [levy('COR')], pacts: ['CHE-COR'] });
    expect(postAndEnd(said, 'CHE').state.outcome).toMatchObject({ winner: CHE });
  });

  test.each<[string, GivenPosition, string]>([
    ['Prestige', { kingdoms: { CHE: { prestige: 1, traditions: [] }, COR: { prestige: 2, traditions: [] } } }, 'COR'],
    ['areas', { areas: { DEV: { owner: 'COR' } } }, 'COR'],
    ['Gold', { kingdoms: { CHE: { gold: 5, traditions: [] }, COR: { gold: 6, traditions: [] } } }, 'COR'],
    ['the lower number', {}, 'CHE'],
  ])('HEP-17.10 after the last Turn the first is whoever leads in %s', (_, said, winner) => {
    const last: GivenPosition = { ...strong(1, 0, said), turn: 6, options: { lastTurn: 6 } };
    expect(postAndEnd(last, 'CHE').state.outcome).toEqual({ winner: area(winner), by: 'last-turn', turn: 6 });
    expect(postAndEnd({ ...last, turn: 5 }, 'CHE').state.outcome).toBeNull();
    expect(postAndEnd({ ...last, options: {} }, 'CHE').state.outcome).toBeNull();
  });

  test('HEP-17.13 Prestige, areas and Tax Income are shown, players first', () => {
    const board = position({
      players: ['CHE', 'SSX', 'LIN', 'COR'],
      kingdoms: {
        CHE: { prestige: 3, leader: 'King Egbert' },
        SSX: { prestige: 9, controller: 'caretaker' },
        LIN: { controller: 'eliminated' },
        COR: { prestige: 5 },
      },
      areas: { CHE: { resources: ['grain'] }, SUR: { owner: 'CHE' } },
    });
    expect(standings(board).slice(0, 4)).toEqual([
      row('COR', 1, 'Cornualgie', 5, '1', '2', 'not yet crowned'),
      row('CHE', 2, 'Chenth', 3, '2', '6', 'King Egbert'),
      row('SSX', 3, 'Sudsexe', 9, '1', '2', 'caretaker'),
      row('LIN', 4, 'Lindesie', 0, '1', '2', 'eliminated'),
    ]);
  });
});

const row = (seat: string, place: number, name: string, score: number, areas: string, tax: string, ruler: string) => ({
  seat,
  place,
  name,
  score,
  figures: { areas, 'Tax Income': tax, ruler },
});
