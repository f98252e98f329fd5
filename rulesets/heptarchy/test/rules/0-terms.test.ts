import { describe, expect, test } from 'vitest';
import { countOf, isLandUnit, kingdomsOf } from '../../src/rules/find.ts';
import {
  cavalryLeft,
  ironBonus,
  maxNavies,
  maxRetinues,
  maxUnits,
  taxIncome,
  tradeIncome,
} from '../../src/rules/reckoned.ts';
import { acrossTheSea, isCoastal, landAdjacent } from '../../src/rules/relations.ts';
import { warScore } from '../../src/rules/score.ts';
import { UNIT_KINDS } from '../../src/words.ts';
import { END, order, playOn, post } from '../play.ts';
import { area, inPort, levy, navy, position, retinue } from '../position.ts';

const [CHE, SSX, WIH, LIN, ETR, EXS, HEF] = ['CHE', 'SSX', 'WIH', 'LIN', 'ETR', 'EXS', 'HEF'].map((code) =>
  area(code),
) as [number, number, number, number, number, number, number];

describe('the words of the rulebook', () => {
  test('HEP-0.3 a Turn is one Phase of every player, then the NPC step', () => {
    const kinds: string[] = [];
    let played = playOn(position({ players: ['CHE', 'STA', 'LIN'] }), { posts: { CHE: [END] } });
    for (const code of ['STA', 'LIN']) {
      kinds.push(...played.events.map(({ kind }) => kind));
      played = playOn(played.position, { posts: { [code]: [END] } });
    }
    kinds.push(...played.events.map(({ kind }) => kind));
    const parts = ['phase-opened', 'phase-closed', 'npc-step-began', 'turn-ended'];
    expect(kinds.filter((kind) => parts.includes(kind))).toEqual([
      'phase-closed',
      'phase-opened',
      'phase-closed',
      'phase-opened',
      'phase-closed',
      'npc-step-began',
      'turn-ended',
      'phase-opened',
    ]);
  });

  test('HEP-0.4 Gold pays for everything, and Prestige for nothing', () => {
    const rich = { players: ['CHE', 'STA'], kingdoms: { CHE: { gold: 2, prestige: 500 } } } as const;
    const played = post(rich, 'CHE', [order('RAISE', { area: CHE, kind: 'levy' })]);
    expect(played.skipped).toEqual(['gold']);
    expect(played.kingdom('CHE')).toMatchObject({ gold: 2, prestige: 500 });
  });

  test.each([
    ['a church', order('CHURCH', {}), 19],
    ['a Resource', order('DEVELOP', { area: CHE, resource: 'grain' }), 7],
    ['another Resource', order('REDEVELOP', { area: CHE, old: 'horses', new: 'grain' }), 7],
    ['a Retinue', order('RAISE', { area: CHE, kind: 'retinue' }), 8],
    ['a Navy', order('BUILD_NAVY', { area: CHE }), 11],
    ['a Gift', order('GIFT', { kingdom: 'STA', gold: 2 }), 1],
  ])('HEP-0.4 Prestige does not pay for %s', (_, wish, gold) => {
    const played = post(
      {
        players: ['CHE', 'STA'],
        kingdoms: { CHE: { gold, prestige: 500, traditions: ['feudalism'] } },
        areas: { CHE: { resources: ['horses'] } },
      },
      'CHE',
      [wish],
    );
    expect(played.skipped).toEqual(['gold']);
    expect(played.kingdom('CHE')).toMatchObject({ gold, prestige: 500 });
  });

  test('HEP-0.5 Levies and Retinues are Land Units, a Navy is not, and is no Army: it leaves its State at +10', () => {
    const { setting, state } = position({
      players: ['CHE', 'SSX'],
      wars: ['CHE-SSX'],
      units: [levy('CHE'), retinue('CHE'), navy('CHE', inPort('CHE', 3)), navy('SSX', inPort('SSX', 3))],
    });
    expect(state.units.filter(isLandUnit).map(({ kind }) => kind)).toEqual(['levy', 'retinue']);
    expect(UNIT_KINDS).toEqual(['levy', 'retinue', 'navy']);
    expect(warScore({ setting, state }, CHE, SSX)).toBe(10);
    expect(warScore({ setting, state }, SSX, CHE)).toBe(0);
  });

  test('HEP-0.6 Peace unless there is War; a Trade Treaty is an addition to Peace and ends with it', () => {
    const before = position({ players: ['CHE', 'STA'], trade: ['CHE-SSX'] });
    expect(before.state.wars).toEqual([]);
    const after = playOn(before, { posts: { CHE: [order('DECLARE_WAR', { kingdom: 'SSX' })] } }).state;
    expect(after.wars.map(({ a, b }) => [a, b])).toEqual([[CHE, SSX]]);
    expect(after.treaties).toEqual([]);
  });

  test('HEP-0.11 a State is coastal that owns any area at a sea, be it one sea alone', () => {
    const board = position({ areas: { SUR: { owner: 'SSX' }, WIH: { owner: 'LIN' } } });
    expect([SSX, CHE, HEF].map((kingdom) => isCoastal(board, kingdom))).toEqual([true, true, false]);
  });

  test('HEP-0.12 States are land-adjacent when any areas of theirs are, across a river too', () => {
    const board = position({ areas: { WIH: { owner: 'CHE' }, HEF: { owner: 'SSX' } } });
    expect(landAdjacent(board, LIN, ETR)).toBe(true); // the Humber
    expect(landAdjacent(board, CHE, EXS)).toBe(true); // the Thames
    expect(landAdjacent(board, SSX, area('WIR'))).toBe(true); // by Herefordscire
    expect(landAdjacent(position(), SSX, area('WIR'))).toBe(false);
    expect(landAdjacent(position(), WIH, area('HAN'))).toBe(false); // there is only sea
  });

  test('HEP-0.13 States are across the sea from each other when areas of theirs border the same sea', () => {
    expect(acrossTheSea(position(), CHE, area('DOR'))).toBe(true); // The Channel
    expect(acrossTheSea(position(), CHE, area('SFK'))).toBe(true); // the Southern Bight
    expect(acrossTheSea(position(), SSX, area('SFK'))).toBe(false); // two seas
    expect(acrossTheSea(position(), CHE, HEF)).toBe(false);
    const lords = position({ areas: { OXE: { owner: 'SSX' }, HEF: { owner: 'CHE' } } });
    expect(acrossTheSea(lords, CHE, SSX)).toBe(true); // though each has land at no sea
    expect(acrossTheSea(position({ areas: { HEF: { owner: 'SSX' }, SFK: { owner: 'HEF' } } }), CHE, HEF)).toBe(true);
  });

  test('HEP-0.14 the Capital is the Land Area with which a State began, whatever it wins', () => {
    const { state } = position({ areas: { SSX: { owner: 'CHE' }, SUR: { owner: 'CHE' } } });
    expect(kingdomsOf(state).every(({ number, capital }) => capital === number)).toBe(true);
  });
});

describe('HEP-0.21 derived values', () => {
  const board = position({
    players: ['CHE', 'STA'],
    trade: ['CHE-HAN'],
    wars: ['CHE-SSX'],
    kingdoms: { CHE: { traditions: ['fyrd', 'feudalism', 'viking', 'mercantile'], phase: { cavalryUsed: 1 } } },
    areas: {
      CHE: { resources: ['grain', 'horses'] },
      SUR: { owner: 'CHE', resources: ['livestock', 'iron'] },
      WIL: { owner: 'CHE', resources: ['textiles', 'horses'] },
      BOC: { owner: 'CHE', resources: ['timber', 'iron'] },
      WAR: { owner: 'CHE', resources: ['iron', 'timber'], occupier: 'SSX' },
      DEV: { owner: 'CHE', resources: ['iron', 'stone'] },
      HAN: { resources: ['timber', 'iron'] },
    },
    units: [levy('SSX', 'WAR')],
  });

  test('HEP-0.21 Tax Income: 2 and the Resources of every area that is not Occupied', () => {
    expect(taxIncome(board, CHE)).toBe(2 + 5 + (2 + 6) + (2 + 8) + (2 + 5) + 0 + (2 + 5));
  });

  test('HEP-0.21 Trade Income: 2, 2 for each type that one of the two has alone, and Mercantile', () => {
    // Grain, horses, livestock, textiles and stone are not shared; timber and iron are.
    expect(tradeIncome(board, CHE)).toBe(2 + 2 * 5 + 2);
    expect(tradeIncome(board, area('HAN'))).toBe(2 + 2 * 5);
  });

  test('HEP-0.21 limits: Grain and Livestock, Textiles, Timber, and the Traditions', () => {
    expect(maxUnits(board, CHE)).toBe(1 + 1 + 2 + 2);
    expect(maxRetinues(board, CHE)).toBe(1 + 1);
    expect(maxNavies(board, CHE)).toBe(1 + 2 + 1);
    expect([maxUnits(board, SSX), maxRetinues(board, SSX), maxNavies(board, SSX)]).toEqual([1, 1, 1]);
  });

  test('HEP-0.21 Cavalry Actions left, and the bonus of Iron, rounded up and never more than 3', () => {
    expect(cavalryLeft(board, CHE)).toBe(2 - 1);
    expect([countOf(board, CHE, 'iron'), ironBonus(board, CHE)]).toEqual([4, 2]);
    const everywhere = position({
      areas: Object.fromEntries(
        board.setting.areas.flatMap((each) =>
          each === null ? [] : [[each.code, { owner: 'CHE', resources: ['iron'] as const }]],
        ),
      ),
    });
    expect(ironBonus(everywhere, CHE)).toBe(3);
  });

  test('HEP-0.21 War Score, from what is Occupied and from units', () => {
    expect(warScore(board, SSX, CHE)).toBe(2 + 2 + 1 + 10); // WAR with iron and timber; Chenth has no Army
    expect(warScore(board, CHE, SSX)).toBe(0);
  });
});
