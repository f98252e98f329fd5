import { afterBranch, type Choice, seatId } from '@chancery/core';
import { knownTo } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { HEPTARCHY } from '../heptarchy.ts';
import { aboard, area, atSea, inPort, levy, navy, position } from '../position.ts';
import { AT_WAR, seaDuels, stage, TIE, WIN } from '../stage.ts';

const [CHE, SSX, HAN] = [area('CHE'), area('SSX'), area('HAN')];

describe('loading', () => {
  test('HEP-9.14 HEP-9.15 costs neither a move nor an action of the Navy', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', inPort('CHE', 3)), levy('CHE')] });
    game.order('CHE', 'LOAD', { unit: 2, navy: 1 });
    expect(game.where(2)).toBe('aboard 1');
    expect(game.state.units).toMatchObject([{ actionsUsed: 0 }, { moved: false, carried: false }]);
    game.order('CHE', 'UNLOAD', { unit: 2 });
    expect(game.where(2)).toBe('CHE');
    game.order('CHE', 'MOVE', { units: [2], to: SSX });
    expect(game.where(2)).toBe('SSX');
  });

  test.each([
    ['a Navy that is full', 3, 1, { code: 'navy-full', navy: 1 }],
    ['a Navy in another area', 3, 4, { code: 'not-in-same-area', unit: 3, navy: 4 }],
    ['a Navy at sea', 3, 5, { code: 'not-anchored', unit: 5 }],
    ['a unit that has moved', 6, 9, { code: 'has-moved', unit: 6 }],
    ['a unit that is new', 7, 9, { code: 'fresh', unit: 7 }],
    ['another’s unit', 8, 9, { code: 'not-your-unit', unit: 8, owner: SSX }],
    ['another’s Navy', 3, 10, { code: 'not-your-unit', unit: 10, owner: SSX }],
    ['a Navy on a Navy', 9, 4, { code: 'wrong-unit-kind', unit: 9, wanted: 'land' }],
    ['a unit on a unit', 3, 6, { code: 'wrong-unit-kind', unit: 6, wanted: 'navy' }],
  ])('HEP-9.14 HEP-9.15 HEP-8.12 not %s', (_, unit, on, refusal) => {
    const game = stage({
      ...AT_WAR,
      areas: { HAN: { owner: 'CHE' } },
      units: [
        navy('CHE', inPort('CHE', 3)),
        levy('CHE', aboard(1)),
        levy('CHE'),
        navy('CHE', inPort('HAN', 3)),
        navy('CHE', atSea(3)),
        levy('CHE', 'CHE', { moved: true }),
        levy('CHE', 'CHE', { fresh: true }),
        levy('SSX', 'CHE'),
        navy('CHE', inPort('CHE', 2)),
        navy('SSX', inPort('CHE', 3)),
      ],
    });
    expect(game.refusal('CHE', 'LOAD', { unit, navy: on })).toEqual(refusal);
  });

  test('HEP-0.15 HEP-9.14 from one Navy to another in the same port', () => {
    const units = [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1)), navy('CHE', inPort('CHE', 2))];
    const game = stage({ ...AT_WAR, units });
    game.order('CHE', 'LOAD', { unit: 2, navy: 3 });
    expect(game.where(2)).toBe('aboard 3');
  });

  test('HEP-9.15 unloading needs an anchored Navy', () => {
    const units = [
      navy('CHE', atSea(3)),
      levy('CHE', aboard(1)),
      levy('CHE'),
      navy('SSX', inPort('SSX', 3)),
      levy('SSX', aboard(4)),
    ];
    const game = stage({ ...AT_WAR, units });
    expect(game.refusal('CHE', 'UNLOAD', { unit: 2 })).toEqual({ code: 'not-aboard', unit: 2 });
    expect(game.refusal('CHE', 'UNLOAD', { unit: 3 })).toEqual({ code: 'not-aboard', unit: 3 });
    expect(game.refusal('CHE', 'UNLOAD', { unit: 5 })?.code).toBe('not-your-unit');
  });
});

describe('Dispatch, Sail, Anchor', () => {
  test('HEP-9.10 two actions in a Phase, and what is aboard is carried along', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1))] });
    game.order('CHE', 'DISPATCH', { navies: [1] });
    expect([game.where(1), game.state.units[0]?.actionsUsed, game.state.units[1]?.carried]).toEqual(['S3', 1, true]);
    game.order('CHE', 'SAIL', { navies: [1], sea: 5 });
    expect([game.where(1), game.where(2), game.state.units[0]?.actionsUsed]).toEqual(['S5', 'aboard 1', 2]);
    expect(game.refusal('CHE', 'SAIL', { navies: [1], sea: 3 })).toEqual({ code: 'no-actions-left', unit: 1 });
  });

  test.each([
    ['CHE', 2],
    ['CHE', 3],
  ] as const)('HEP-2.8 HEP-9.11 from %s a Navy goes out to the sea of its anchor point, %i', (code, sea) => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', inPort(code, sea))] });
    game.order('CHE', 'DISPATCH', { navies: [1] });
    expect(game.where(1)).toBe(`S${sea}`);
  });

  test('HEP-9.11 HEP-9.24 it anchors on the side of the sea that it is in, and spends an action', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(2)), levy('CHE', aboard(1))] });
    game.order('CHE', 'ANCHOR', { navies: [1], area: CHE });
    expect(game.where(1)).toBe('CHE/S2');
    expect(game.state.units).toMatchObject([{ actionsUsed: 1 }, { carried: true }]);
  });

  test('HEP-9.24 where there are two it may name the other anchor point, for the same one action, and goes out there', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(2)), navy('CHE', atSea(2)), levy('CHE', aboard(1))] });
    game.order('CHE', 'ANCHOR', { navies: [1, 2], area: CHE, sea: 3 });
    expect([game.where(1), game.where(2)]).toEqual(['CHE/S3', 'CHE/S3']);
    expect(game.state.units).toMatchObject([{ actionsUsed: 1 }, { actionsUsed: 1 }, { carried: true }]);
    game.order('CHE', 'DISPATCH', { navies: [1] });
    expect(game.where(1)).toBe('S3');
  });

  test('HEP-9.24 an anchor point is on a sea that the area borders', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(2))] });
    const refusal = { code: 'not-on-that-sea', area: CHE, sea: 1 };
    expect(game.refusal('CHE', 'ANCHOR', { navies: [1], area: CHE, sea: 1 })).toEqual(refusal);
    expect(game.refusal('CHE', 'ANCHOR', { navies: [1], area: CHE, sea: 99 })?.code).toBe('not-on-that-sea');
  });

  test('HEP-9.24 the form asks for the anchor point where there are two, the one it comes from first', () => {
    const units = [navy('CHE', atSea(2)), navy('CHE', atSea(3))];
    const before = position({ ...AT_WAR, areas: { EXS: { owner: 'CHE' } }, units });
    const asked = ORDERS.kinds.ANCHOR.options(knownTo(HEPTARCHY, before, seatId('CHE')), []);
    const labels = (choice: Choice): unknown =>
      choice.ask === 'one'
        ? Object.fromEntries(choice.of.map((branch) => [branch.label, labels(afterBranch(choice, branch))]))
        : choice.ask === 'some'
          ? labels(choice.then)
          : choice.ask;
    expect(Object.entries(labels(asked as Choice) as object)).toEqual([
      [
        'Chenth',
        {
          'Navies on Southern Bight': { 'Southern Bight': 'done', 'The Channel': 'done' },
          'Navies on The Channel': { 'The Channel': 'done', 'Southern Bight': 'done' },
        },
      ],
      ['Exsessa', { 'Navies on Southern Bight': 'done' }],
    ]);
  });

  test('HEP-2.7 seas without shipyards are sailed like the others', () => {
    const game = stage({ ...AT_WAR, areas: { COR: { owner: 'CHE' } }, units: [navy('CHE', atSea(5))] });
    game.order('CHE', 'SAIL', { navies: [1], sea: 6 });
    game.order('CHE', 'ANCHOR', { navies: [1], area: area('COR') });
    expect(game.where(1)).toBe('COR/S6');
  });

  test('HEP-9.10 not out of a sea, not from land to land, and not over the next sea', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(3)), navy('CHE', inPort('CHE', 3))] });
    expect(game.refusal('CHE', 'DISPATCH', { navies: [1] })).toEqual({ code: 'not-anchored', unit: 1 });
    expect(game.refusal('CHE', 'SAIL', { navies: [2], sea: 2 })).toEqual({ code: 'not-at-sea', unit: 2 });
    expect(game.refusal('CHE', 'ANCHOR', { navies: [2], area: CHE })).toEqual({ code: 'not-at-sea', unit: 2 });
    expect(game.refusal('CHE', 'SAIL', { navies: [1], sea: 1 })).toEqual({ code: 'not-adjacent', from: 39, to: 37 });
    expect(game.refusal('CHE', 'SAIL', { navies: [1], sea: 3 })?.code).toBe('not-adjacent');
    expect(game.refusal('CHE', 'SAIL', { navies: [1], sea: 7 })).toEqual({ code: 'unknown-sea', sea: 7 });
    expect(game.refusal('CHE', 'ANCHOR', { navies: [1], area: area('EXS') })).toEqual({
      code: 'not-on-that-sea',
      area: area('EXS'),
      sea: 3,
    });
    expect(game.refusal('CHE', 'ANCHOR', { navies: [1], area: 99 })).toEqual({ code: 'unknown-area', area: 99 });
  });

  test('HEP-9.18 a fleet starts from one place, anchor points of one area are two, and each Navy spends an action', () => {
    const units = [
      navy('CHE', inPort('CHE', 3)),
      navy('CHE', inPort('CHE', 3)),
      navy('CHE', inPort('CHE', 2)),
      navy('CHE', atSea(3)),
      navy('CHE', atSea(2)),
      navy('CHE', inPort('HAN', 3)),
    ];
    const game = stage({ ...AT_WAR, areas: { HAN: { owner: 'CHE' } }, units });
    expect(game.refusal('CHE', 'DISPATCH', { navies: [1, 3] })).toEqual({ code: 'not-together', unit: 3 });
    expect(game.refusal('CHE', 'SAIL', { navies: [4, 5], sea: 3 })).toEqual({ code: 'not-together', unit: 5 });
    expect(game.refusal('CHE', 'DISPATCH', { navies: [1, 6] })).toEqual({ code: 'not-together', unit: 6 });
    expect(game.refusal('CHE', 'DISPATCH', { navies: [] })).toEqual({ code: 'no-unit-named' });
    game.order('CHE', 'DISPATCH', { navies: [2, 1] });
    expect(game.state.units.map(({ actionsUsed }) => actionsUsed)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(game.told('navies-moved')[0]?.navies).toEqual([1, 2]);
  });

  test('HEP-8.12 not in the Phase of its creation, and only own Navies', () => {
    const units = [navy('CHE', inPort('CHE', 3), { fresh: true }), navy('SSX', inPort('SSX', 3)), levy('CHE')];
    const game = stage({ ...AT_WAR, units });
    expect(game.refusal('CHE', 'DISPATCH', { navies: [1] })).toEqual({ code: 'fresh', unit: 1 });
    expect(game.refusal('CHE', 'DISPATCH', { navies: [2] })?.code).toBe('not-your-unit');
    expect(game.refusal('CHE', 'DISPATCH', { navies: [3] })?.code).toBe('wrong-unit-kind');
  });

  test('HEP-9.10, HEP-9.12 who has used both actions cannot anchor any more', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(3), { actionsUsed: 2 })] });
    expect(game.refusal('CHE', 'ANCHOR', { navies: [1], area: CHE })).toEqual({ code: 'no-actions-left', unit: 1 });
  });
});

describe('HEP-9.12 where a Navy may anchor', () => {
  test.each([
    ['in an own area', {}, CHE, true],
    ['in that of a pact partner', { wars: [], pacts: ['CHE-HAN'] }, HAN, true],
    ['in that of a stranger', {}, HAN, false],
    ['in that of an enemy', {}, SSX, false],
    ['in an area that it Occupies', { areas: { SSX: { occupier: 'CHE' } }, units: [levy('CHE', 'SSX')] }, SSX, true],
    [
      'in an own area that an enemy Occupies',
      { areas: { CHE: { occupier: 'SSX' } }, units: [levy('SSX', 'CHE')] },
      CHE,
      false,
    ],
    [
      'in that of a pact partner that an enemy Occupies',
      {
        wars: ['CHE-SSX', 'SSX-HAN'],
        pacts: ['CHE-HAN'],
        areas: { HAN: { occupier: 'SSX' } },
        units: [levy('SSX', 'HAN')],
      },
      HAN,
      false,
    ],
  ] as const)('%s', (_, more, to, may) => {
    const units = [...('units' in more ? more.units : [levy('CHE')]), navy('CHE', atSea(3))];
    const game = stage({ ...AT_WAR, ...more, units });
    const refusal = game.refusal('CHE', 'ANCHOR', { navies: [2], area: to });
    expect(refusal?.code ?? null).toBe(may ? null : 'no-anchoring');
  });
});

describe('who meets at sea', () => {
  test('HEP-9.16 Navies share a sea in Peace', () => {
    const game = stage({ ...AT_WAR, wars: [], units: [navy('CHE', inPort('CHE', 3)), navy('SSX', atSea(3))] });
    game.order('CHE', 'DISPATCH', { navies: [1] });
    expect([game.where(1), game.where(2), game.told('battle-began')]).toEqual(['S3', 'S3', []]);
  });

  test('HEP-9.16 in War whoever enters fights at once, by Dispatch or Sail', () => {
    const out = stage({ ...AT_WAR, units: [navy('CHE', inPort('CHE', 3)), navy('SSX', atSea(3))] }, seaDuels(3, WIN));
    out.order('CHE', 'DISPATCH', { navies: [1] });
    expect([out.where(1), out.where(2)]).toEqual(['S3', 'gone']);
    const over = stage({ ...AT_WAR, units: [navy('CHE', atSea(2)), navy('SSX', atSea(3))] }, seaDuels(3, WIN));
    over.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect([over.where(1), over.where(2)]).toEqual(['S3', 'gone']);
  });

  test('HEP-9.17 anchored Navies are not in the sea', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', inPort('CHE', 3)), navy('SSX', inPort('SSX', 3))] });
    game.order('CHE', 'DISPATCH', { navies: [1] });
    expect(game.told('battle-began')).toEqual([]);
  });

  test('HEP-9.16 whoever anchors leaves the sea and fights nobody', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(3)), navy('SSX', inPort('SSX', 3))] });
    game.order('CHE', 'ANCHOR', { navies: [1], area: CHE });
    expect(game.told('battle-began')).toEqual([]);
  });

  test('HEP-11.7 on a tie it goes back to where it started from: sea or shore, the action spent, the cargo aboard', () => {
    const shore = stage(
      { ...AT_WAR, units: [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1)), navy('SSX', atSea(3))] },
      seaDuels(3, [4, 5]),
    );
    shore.order('CHE', 'DISPATCH', { navies: [1] });
    expect([shore.where(1), shore.where(2)]).toEqual(['CHE/S3', 'aboard 1']);
    expect(shore.state.units[0]?.actionsUsed).toBe(1);
    const sea = stage(
      { ...AT_WAR, units: [navy('CHE', atSea(2), { actionsUsed: 1 }), navy('SSX', atSea(3))] },
      seaDuels(3, TIE),
    );
    sea.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect(sea.where(1)).toBe('S2');
    expect(sea.told('sent')).toMatchObject([{ why: 'retreated', rule: 'HEP-11.7' }]);
  });
});

test('HEP-11.12 winning attackers stay, and may use an action that is left', () => {
  const units = [navy('CHE', inPort('CHE', 3)), navy('SSX', atSea(3))];
  const game = stage({ ...AT_WAR, units }, seaDuels(3, WIN));
  game.order('CHE', 'DISPATCH', { navies: [1] });
  game.order('CHE', 'SAIL', { navies: [1], sea: 2 });
  expect(game.where(1)).toBe('S2');
});
