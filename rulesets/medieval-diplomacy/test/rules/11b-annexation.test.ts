import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, type GivenPosition, type GivenProvince, type RealmCode, realm } from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

/** Kent is England's and pays nothing, so that the treasury shows what the rest pays. */
const england = (said: GivenPosition = {}): GivenPosition => ({
  ...said,
  provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' }, ...said.provinces },
});
const wessex = (said: GivenProvince, more: GivenPosition = {}): GivenPosition =>
  england({ ...more, provinces: { Wessex: { owner: 'Eng', ...said }, ...more.provinces } });
const annex = (said: GivenPosition, ...places: readonly string[]): PlayedTurn =>
  play(fiveRealms(said), { orders: { Eng: places.map((place) => `ANNEX ${place}`) } });

/** Whom Wessex is annexed to after each of some quiet turns, and how far the decline has come. */
const decline = (said: GivenProvince, turns: number): readonly string[] => {
  let played = play(fiveRealms(wessex(said)));
  const seen = [];
  for (let i = 0; i < turns; i += 1) {
    if (i > 0) played = play(played.position);
    const { annexedTo, annexLapse } = played.province('Wessex');
    seen.push(`${annexedTo} ${annexLapse}`);
  }
  return seen;
};

describe('section 11: annexation', () => {
  test('MD-11.18, MD-11.24 an annexed province yields revenue, from the turn after on', () => {
    const first = annex(wessex({ annexedTo: 'Ind' }, { realms: { Eng: { treasury: 1000 } } }), 'Wessex');
    expect([first.province('Wessex').annexedTo, first.realm('Eng').treasury]).toEqual([1, 0]);
    expect(play(first.position).realm('Eng').treasury).toBe(600);
    expect(
      play(fiveRealms(wessex({ annexedTo: 'Ind' })))
        .of('revenue-gained')
        .some((each) => each.realm === 1),
    ).toBe(false);
  });

  test.each([
    ['Wessex', 'land without a city'],
    ['York', 'a city'],
  ] as const)('MD-11.19 it costs the max revenue, 10 gold for %s, %s', (place, _) => {
    const said = england({
      realms: { Eng: { treasury: 1000 } },
      provinces: { [place]: { owner: 'Eng', annexedTo: 'Ind', damage: 3 } },
    });
    const turn = annex(said, place);
    expect(turn.of('annexed').map(({ cost, formerly }) => [cost, formerly])).toEqual([[1000, 99]]);
    expect(turn.realm('Eng').treasury).toBe(0);
  });

  test.each<[string, GivenPosition, string, string]>([
    ['another’s land', england(), 'Paris', 'not-yours'],
    ['what one has already', wessex({}), 'Wessex', 'already-annexed'],
    [
      'without the gold',
      wessex({ annexedTo: 'Ind' }, { realms: { Eng: { treasury: 999 } } }),
      'Wessex',
      'not-enough-gold',
    ],
  ])('MD-11.20 not %s', (_, said, place, code) => {
    const turn = annex(said, place);
    expect(turn.failures('Eng')).toEqual([{ order: 'ANNEX', code, step: 'F6', phase: 0 }]);
    expect(turn.of('annexed')).toEqual([]);
  });

  test('MD-11.20 not land conquered this turn, nor land that was lost', () => {
    const conquered = play(fiveRealms({ units: [army('Eng A1', 'Kent', { militia: 2 })] }), {
      orders: { Eng: ['A1 MARCH Wessex', 'ANNEX Wessex'] },
    });
    expect([conquered.province('Wessex').owner, conquered.failures('Eng')[0]?.code]).toEqual([
      1,
      'not-yours-at-turn-start',
    ]);
    const lost = play(
      fiveRealms(
        wessex({ annexedTo: 'Ind' }, { wars: ['Eng-Fra'], units: [army('Fra A1', 'Mercia', { militia: 2 })] }),
      ),
      { orders: { Eng: ['ANNEX Wessex'], Fra: ['A1 MARCH Wessex'] } },
    );
    expect(lost.failures('Eng')[0]?.code).toBe('not-yours');
  });

  test('MD-11.20, MD-12.58 a commoner can annex seven, and an eighth fails', () => {
    const names = ['Essex', 'Wessex', 'Mercia', 'York', 'Artois', 'Picardy', 'Ulster'] as const;
    const own = Object.fromEntries(names.map((name) => [name, { owner: 'Eng' } as const]));
    const turn = annex(
      { realms: { Eng: { status: 'commoner' } }, provinces: { ...own, Kent: { owner: 'Eng', annexedTo: 'Ind' } } },
      'Kent',
    );
    expect(turn.failures('Eng')[0]?.code).toBe('annexation-limit');
    const royal = annex({ provinces: { ...own, Kent: { owner: 'Eng', annexedTo: 'Ind' } } }, 'Kent');
    expect(royal.failures('Eng')).toEqual([]);
  });

  test('MD-11.21, MD-12.6 a province lost and retaken within the turn can be annexed, or yields, at its damage', () => {
    const said = (annexedTo: RealmCode): GivenPosition =>
      wessex(
        { annexedTo },
        {
          realms: { Eng: { treasury: 1050 } },
          wars: ['Eng-Fra'],
          provinces: { Mercia: { owner: 'Fra' } },
          units: [army('Fra A1', 'Mercia', { mongol_raiders: 1 }), army('Eng A1', 'Kent', { heavy_cavalry: 1 })],
        },
      );
    const orders = { Fra: ['A1 MARCH Wessex', 'A1 MARCH Mercia'], Eng: ['A1 HOLD', 'A1 MARCH Wessex', 'ANNEX Wessex'] };
    const annexed = play(fiveRealms(said('Ind')), { orders });
    expect(annexed.of('province-taken').map(({ to }) => to)).toEqual([2, 1]);
    expect([annexed.failures('Eng'), annexed.province('Wessex').annexedTo]).toEqual([[], 1]);
    const kept = play(fiveRealms(said('Eng')), { orders });
    expect(kept.of('revenue-gained').find((each) => each.realm === 1)?.total).toBe(480);
  });

  test('MD-11.22, MD-11.23 annexing is an order of headquarters: no unit gives it and no troops need be there', () => {
    const turn = annex(wessex({ annexedTo: 'Ind' }), 'Wessex');
    expect(turn.state.units.filter(({ location, realm: owner }) => owner === 1 && location === 3)).toEqual([]);
    expect(turn.province('Wessex').annexedTo).toBe(1);
  });

  test('MD-11.25 annexing ends the annexation of another realm', () => {
    const turn = annex(wessex({ annexedTo: 'Fra', annexLapse: 2 }), 'Wessex');
    expect(turn.province('Wessex')).toMatchObject({ annexedTo: 1, annexLapse: 0 });
    expect(turn.of('annexed').map(({ formerly }) => formerly)).toEqual([2]);
    expect(turn.heard('Fra')).toContainEqual(expect.objectContaining({ kind: 'annexed', realm: 1 }));
  });

  test('MD-11.26, MD-11.28 lost in turn 1, its annexation can be retaken with the land in turns 2, 3 and 4', () => {
    const enemy = army('Fra A1', 'Mercia', { militia: 2 });
    const lost = play(
      fiveRealms(wessex({}, { wars: ['Eng-Fra'], units: [enemy, army('Eng A1', 'Kent', { heavy_cavalry: 9 })] })),
      { orders: { Fra: ['A1 MARCH Wessex'] } },
    );
    let before = lost;
    for (const turn of [2, 3, 4]) {
      const back = play(before.position, { orders: { Eng: ['A1 MARCH Wessex'] } });
      expect(back.province('Wessex'), `retaken in turn ${turn}`).toMatchObject({
        owner: 1,
        annexedTo: 1,
        annexLapse: 0,
      });
      expect(back.of('revenue-gained').find((each) => each.realm === 1)?.from).toHaveLength(1);
      before = play(before.position);
    }
    expect(before.province('Wessex')).toMatchObject({ owner: 2, annexedTo: 99 });
  });

  test.each<[string, GivenProvince, readonly string[]]>([
    ['lost before this turn', { annexedTo: 'Fra' }, ['2 1', '2 2', '99 0', '99 0']],
    ['half declined', { annexedTo: 'Fra', annexLapse: 2 }, ['99 0', '99 0']],
    ['annexed to its owner again', { annexedTo: 'Eng', annexLapse: 2 }, ['1 0', '1 0']],
    ['annexed to nobody', { annexedTo: 'Ind' }, ['99 0', '99 0']],
  ])('MD-11.27, MD-11.28 three turns of mismatch end an annexation: %s', (_, said, expected) => {
    expect(decline(said, expected.length)).toEqual(expected);
  });

  test('MD-11.28 a mismatch of this very turn does not count yet', () => {
    const turn = play(
      fiveRealms(wessex({}, { wars: ['Eng-Fra'], units: [army('Fra A1', 'Mercia', { militia: 2 })] })),
      {
        orders: { Fra: ['A1 MARCH Wessex'] },
      },
    );
    expect(turn.province('Wessex')).toMatchObject({ owner: 2, annexedTo: 1, annexLapse: 0 });
    expect(play(turn.position).province('Wessex').annexLapse).toBe(1);
  });

  test('MD-11.28 a third realm that takes the land does not stop the decline', () => {
    const turn = play(
      fiveRealms(
        wessex(
          { annexedTo: 'Fra', annexLapse: 2 },
          { wars: ['Eng-Sco'], units: [army('Sco A1', 'Mercia', { militia: 2 })] },
        ),
      ),
      { orders: { Sco: ['A1 MARCH Wessex'] } },
    );
    expect(turn.province('Wessex')).toMatchObject({ owner: realm('Sco'), annexedTo: 99 });
    expect(turn.of('annexation-ended').map(({ realm: former, why }) => [former, why])).toEqual([[2, 'declined']]);
  });

  test('MD-11.29 while owner and annexation differ nobody has the revenue', () => {
    const turn = play(fiveRealms(wessex({ annexedTo: 'Fra' })));
    expect(turn.of('revenue-gained').flatMap(({ from }) => from.map(({ province }) => province))).not.toContain(3);
  });

  test('MD-11.30 a province given away keeps its annexation, and the recipient must annex it', () => {
    const given = play(fiveRealms(wessex({})), { orders: { Eng: ['GIVE PROVINCE Wessex Fra'] } });
    expect(given.province('Wessex')).toMatchObject({ owner: 2, annexedTo: 1 });
    const next = play(given.position, { orders: { Fra: ['ANNEX Wessex'] } });
    expect([next.failures('Fra'), next.province('Wessex').annexedTo]).toEqual([[], 2]);
  });
});
