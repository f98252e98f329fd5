import { describe, expect, test } from 'vitest';
import { aboard, area, atSea, inPort, levy, navy, retinue } from '../position.ts';
import { AT_WAR, landDuels, stage, TIE, WIN } from '../stage.ts';

const CHE = area('CHE');
const SSX = area('SSX');
const SUR = area('SUR');

describe('who may move where', () => {
  const said = { ...AT_WAR, areas: { ...AT_WAR.areas, SUR: { owner: 'CHE' } } };

  test('HEP-0.10 HEP-9.1 into an adjacent area that is owned', () => {
    const game = stage({ ...said, units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SUR });
    expect(game.where(1)).toBe('SUR');
    expect(game.told('occupied')).toEqual([]);
  });

  test('HEP-0.10 HEP-9.1 into that of an enemy', () => {
    const game = stage({ ...said, units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.where(1), game.occupier('SSX')]).toEqual(['SSX', 'CHE']);
  });

  test('HEP-0.10 HEP-5.15 into that of a pact partner, without occupying it', () => {
    const game = stage({ ...said, wars: [], pacts: ['CHE-SSX'], units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect([game.where(1), game.occupier('SSX')]).toEqual(['SSX', null]);
  });

  test.each([
    ['at Peace', { wars: [] }],
    ['with a Trade Treaty', { wars: [], trade: ['CHE-SSX'] }],
    ['in Truce', { wars: [], truces: [{ between: 'CHE-SSX', until: 9 }] }],
  ] as const)('HEP-5.2 HEP-0.10 not into that of another State %s', (_, more) => {
    const game = stage({ ...said, ...more, units: [levy('CHE')] });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: SSX })).toEqual({
      code: 'no-right-of-entry',
      area: SSX,
      owner: SSX,
    });
  });

  test('HEP-9.6 the owner decides: an own area can be entered though an enemy Occupies it, another’s not for its occupier', () => {
    const own = stage(
      { ...said, areas: { SUR: { owner: 'CHE', occupier: 'SSX' } }, units: [levy('CHE'), levy('SSX', 'SUR')] },
      landDuels('SUR', WIN),
    );
    own.order('CHE', 'MOVE', { units: [1], to: SUR });
    expect([own.where(1), own.occupier('SUR')]).toEqual(['SUR', null]);

    const third = stage({
      ...said,
      wars: ['CHE-SSX', 'SSX-HAN'],
      areas: { HAN: { occupier: 'SSX' }, SUR: { owner: 'CHE' } },
      units: [levy('CHE', 'SUR'), levy('SSX', 'HAN')],
    });
    expect(third.refusal('CHE', 'MOVE', { units: [1], to: area('HAN') })?.code).toBe('no-right-of-entry');
  });

  test('HEP-9.1 not farther than the next area, and not to where it stands', () => {
    const game = stage({ ...said, areas: { HAN: { owner: 'CHE' } }, units: [levy('CHE')] });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: area('HAN') })).toEqual({
      code: 'not-adjacent',
      from: 1,
      to: area('HAN'),
    });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: 1 })?.code).toBe('already-stands-there');
  });

  test('HEP-2.4 no land border leads to Wiht', () => {
    const game = stage({
      ...said,
      areas: { HAN: { owner: 'CHE' }, WIH: { owner: 'CHE' } },
      units: [levy('CHE', 'HAN')],
    });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: area('WIH') })?.code).toBe('not-adjacent');
  });
});

describe('MOVE', () => {
  test('HEP-9.2 one move in a Phase', () => {
    const game = stage({ ...AT_WAR, areas: { SUR: { owner: 'CHE' } }, units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SUR });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: 1 })).toEqual({ code: 'has-moved', unit: 1 });
  });

  test('HEP-9.2 HEP-10.13 who has retreated has made its move', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX')] }, landDuels('SSX', TIE));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: SSX })?.code).toBe('has-moved');
  });

  test('HEP-8.12 not in the Phase of its creation', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE', 'CHE', { fresh: true })] });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: SSX })).toEqual({ code: 'fresh', unit: 1 });
  });

  test('HEP-8.12 a new unit defends normally', () => {
    const units = [levy('CHE'), levy('SSX', 'SSX', { fresh: true })];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', WIN));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.told('battle-began')[0]?.defenders).toHaveLength(1);
  });

  test('HEP-9.3 units from several places arrive together, fight as one side, and go back each to its own', () => {
    const units = [levy('CHE'), levy('CHE', 'SUR'), navy('CHE', atSea(3)), levy('CHE', aboard(3)), levy('SSX')];
    const game = stage(
      { ...AT_WAR, areas: { SUR: { owner: 'CHE' } }, units },
      landDuels('SSX', [5, 5], [5, 5], [6, 5]),
    );
    game.order('CHE', 'MOVE', { units: [4, 2, 1], to: SSX });
    expect(game.told('moved')).toMatchObject([{ units: [1, 2, 4] }]);
    expect(game.told('battle-began')).toHaveLength(1);
    expect([1, 2, 4, 5].map(game.where)).toEqual(['CHE', 'SUR', 'aboard 3', 'SSX']);
  });

  test('HEP-9.4 without hostile units they simply arrive', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE')] });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['moved', 'occupied']);
  });

  test('HEP-14.3 one illegal unit, and none goes', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('CHE', 'CHE', { moved: true })] });
    expect(game.refusal('CHE', 'MOVE', { units: [1, 2], to: SSX })).toEqual({ code: 'has-moved', unit: 2 });
  });

  test.each([
    ['another’s unit', [2], { code: 'not-your-unit', unit: 2, owner: SSX }],
    ['a Navy', [3], { code: 'wrong-unit-kind', unit: 3, wanted: 'land' }],
    ['a unit that does not exist', [9], { code: 'unknown-unit', unit: 9 }],
    ['nobody', [], { code: 'no-unit-named' }],
  ])('HEP-14.1 not for %s', (_, units, refusal) => {
    const game = stage({ ...AT_WAR, units: [levy('CHE'), levy('SSX'), navy('CHE', inPort('CHE', 3))] });
    expect(game.refusal('CHE', 'MOVE', { units, to: SSX })).toEqual(refusal);
  });

  test('HEP-14.1 not into an area that does not exist', () => {
    const game = stage({ ...AT_WAR, units: [levy('CHE')] });
    expect(game.refusal('CHE', 'MOVE', { units: [1], to: 37 })).toEqual({ code: 'unknown-area', area: 37 });
  });

  test.each([
    ['a kind of unit without an area', { all: 'levy' }],
    ['an area without a kind of unit', { from: CHE }],
    ['nothing', {}],
    ['an empty list, whatever stands beside it', { units: [], all: 'levy', from: CHE }],
  ] as const)('HEP-14.1 %s names no unit', (_, named) => {
    const game = stage({ ...AT_WAR, units: [levy('CHE')] });
    expect(game.refusal('CHE', 'MOVE', { ...named, to: SSX })).toEqual({ code: 'no-unit-named' });
  });

  test('HEP-14.1 ALL LEVIES IN an area leaves those of a guest where they are', () => {
    const game = stage({
      ...AT_WAR,
      players: ['CHE', 'SSX', 'LIN'],
      pacts: ['CHE-LIN'],
      units: [levy('CHE'), levy('LIN', 'CHE')],
    });
    game.order('CHE', 'MOVE', { all: 'levy', from: CHE, to: SSX });
    expect([1, 2].map(game.where)).toEqual(['SSX', 'CHE']);
  });

  test('HEP-14.1 ALL LEVIES IN an area are all of that kind there, and no others', () => {
    const units = [
      levy('CHE'),
      retinue('CHE'),
      levy('CHE'),
      levy('CHE', 'SUR'),
      navy('CHE', inPort('CHE', 3)),
      levy('CHE', aboard(5)),
    ];
    const game = stage({ ...AT_WAR, areas: { SUR: { owner: 'CHE' } }, units });
    game.order('CHE', 'MOVE', { all: 'levy', from: 1, to: SSX });
    expect(game.told('moved')[0]?.units).toEqual([1, 3, 6]);
    game.order('CHE', 'MOVE', { all: 'retinue', from: 1, to: SSX });
    expect(game.where(2)).toBe('SSX');
    expect(game.refusal('CHE', 'MOVE', { all: 'retinue', from: 1, to: SSX })).toEqual({
      code: 'none-there',
      kind: 'retinue',
      at: 1,
    });
    expect(game.refusal('CHE', 'MOVE', { all: 'retinue', to: SSX })).toEqual({ code: 'no-unit-named' });
  });

  test('HEP-0.15 HEP-9.15 a unit aboard an anchored Navy marches ashore, and goes back on land', () => {
    const units = [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1)), levy('SSX')];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', TIE));
    game.order('CHE', 'MOVE', { units: [2], to: SSX });
    expect(game.where(2)).toBe('CHE');
    expect(game.told('duel-fought')[0]?.attack.modifiers).toEqual([]);
  });

  test('HEP-9.9 who was carried in this Phase cannot march', () => {
    const units = [navy('CHE', inPort('CHE', 3)), levy('CHE', aboard(1), { carried: true })];
    const game = stage({ ...AT_WAR, units });
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: SSX })).toEqual({ code: 'was-carried', unit: 2 });
    game.order('CHE', 'UNLOAD', { unit: 2 });
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: SSX })).toEqual({ code: 'was-carried', unit: 2 });
  });
});

describe('landing', () => {
  test('HEP-9.13 HEP-9.9 HEP-10.15 from a sea that borders it, though carried; on a tie back aboard', () => {
    const units = [navy('CHE', atSea(3)), levy('CHE', aboard(1), { carried: true }), levy('SSX')];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', [6, 5]));
    game.order('CHE', 'MOVE', { units: [2], to: SSX });
    expect(game.where(2)).toBe('aboard 1');
    expect(game.told('sent')).toMatchObject([{ rule: 'HEP-10.15' }]);
    expect(game.told('duel-fought')[0]?.result).toBe('attacker-retreats');
  });

  test('HEP-9.13 it is the unit’s move, and costs the Navy no action', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(3)), levy('CHE', aboard(1))] });
    game.order('CHE', 'MOVE', { units: [2], to: SSX });
    expect([game.where(1), game.where(2), game.occupier('SSX')]).toEqual(['S3', 'SSX', 'CHE']);
    expect(game.state.units[0]?.actionsUsed).toBe(0);
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: SUR })?.code).toBe('has-moved');
  });

  test('HEP-9.13 HEP-9.2 a unit that has moved cannot land', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(3)), levy('CHE', aboard(1), { moved: true })] });
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: SSX })?.code).toBe('has-moved');
  });

  test('HEP-9.13 not from a sea that does not border the area', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(5)), levy('CHE', aboard(1))] });
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: SSX })).toEqual({ code: 'not-adjacent', from: 41, to: SSX });
  });

  test('HEP-9.13 several Navies in different seas may take part', () => {
    const units = [navy('CHE', atSea(1)), levy('CHE', aboard(1)), navy('CHE', atSea(2)), levy('CHE', aboard(3))];
    const game = stage({ ...AT_WAR, wars: ['CHE-NFK'], units });
    game.order('CHE', 'MOVE', { units: [2, 4], to: area('NFK') });
    expect([game.where(2), game.where(4)]).toEqual(['NFK', 'NFK']);
  });

  test('HEP-9.13 into an own area that an enemy Occupies', () => {
    const said = { ...AT_WAR, areas: { WIH: { owner: 'CHE', occupier: 'SSX' } } };
    const units = [navy('CHE', atSea(3)), levy('CHE', aboard(1)), levy('SSX', 'WIH')];
    const game = stage({ ...said, units }, landDuels('WIH', [9, 1]));
    game.order('CHE', 'MOVE', { units: [2], to: area('WIH') });
    expect([game.where(2), game.occupier('WIH')]).toEqual(['WIH', null]);
  });

  test('HEP-9.13 into that of a pact partner only if an enemy Occupies it', () => {
    const said = { ...AT_WAR, pacts: ['CHE-HAN'], units: [navy('CHE', atSea(3)), levy('CHE', aboard(1))] } as const;
    const game = stage(said);
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: area('HAN') })).toEqual({
      code: 'no-landing',
      area: area('HAN'),
      owner: area('HAN'),
    });
    const occupied = stage(
      {
        ...said,
        wars: ['CHE-SSX', 'SSX-HAN'],
        areas: { HAN: { occupier: 'SSX' } },
        units: [...said.units, levy('SSX', 'HAN')],
      },
      landDuels('HAN', [9, 1]),
    );
    occupied.order('CHE', 'MOVE', { units: [2], to: area('HAN') });
    expect([occupied.where(2), occupied.occupier('HAN')]).toEqual(['HAN', null]);
  });

  test('HEP-9.13 nor beside others who come over land', () => {
    const units = [navy('CHE', atSea(3)), levy('CHE', aboard(1)), levy('CHE')];
    const game = stage({ ...AT_WAR, wars: [], pacts: ['CHE-SSX'], units });
    expect(game.refusal('CHE', 'MOVE', { units: [2, 3], to: SSX })?.code).toBe('no-landing');
    expect(game.refusal('CHE', 'MOVE', { units: [3], to: SSX })).toBe(null);
  });

  test('HEP-9.13 not into an own area that is free: Navies anchor there', () => {
    const game = stage({ ...AT_WAR, units: [navy('CHE', atSea(3)), levy('CHE', aboard(1))] });
    expect(game.refusal('CHE', 'MOVE', { units: [2], to: 1 })?.code).toBe('no-landing');
  });
});
