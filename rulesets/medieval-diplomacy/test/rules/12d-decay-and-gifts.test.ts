import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, at, fleet, type GivenPosition, garrison, troop, unit } from '../position.ts';
import { type PlayedTurn, play } from '../turn.ts';

const give = (said: GivenPosition, ...lines: readonly string[]): PlayedTurn =>
  play(
    fiveRealms({
      ...said,
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' }, Essex: { owner: 'Eng' }, ...said.provinces },
    }),
    { orders: { Eng: lines } },
  );
const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);

describe('section 12: decay', () => {
  test('MD-12.37 7% of the treasury is lost at F9', () => {
    expect(give({ provinces: { Essex: {} } }).realm('Eng').treasury).toBe(9300);
  });

  test.each([
    [7, 0],
    [8, 1],
    [50, 4],
    [93, 7],
    [107, 7],
    [108, 8],
    [1, 0],
  ])('MD-12.38 the loss is rounded half up: of %i pence %i', (treasury, lost) => {
    const turn = give({ realms: { Eng: { treasury } }, provinces: { Essex: {} } });
    expect(turn.realm('Eng').treasury).toBe(treasury - lost);
  });

  test('MD-12.56 a proclamation pays 7 gold at F13, which do not decay', () => {
    const turn = give(
      { realms: { Eng: { treasury: 0 } }, provinces: { Essex: {} } },
      'PROCLAIM "We need gold, and peace."',
    );
    expect(turn.realm('Eng').treasury).toBe(700);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('proclaimed')).toBeGreaterThan(kinds.lastIndexOf('gold-decayed'));
  });
});

describe('section 12: provinces given away', () => {
  test('MD-12.44 ownership of one province passes at F12', () => {
    const turn = give({}, 'GIVE PROVINCE Essex Fra');
    expect([turn.province('Essex').owner, turn.province('Kent').owner]).toEqual([2, 1]);
    expect(turn.of('province-given').map(({ province, from, to }) => [province, from, to])).toEqual([[2, 1, 2]]);
  });

  test.each<[string, GivenPosition, string, string]>([
    ['what one does not own', {}, 'GIVE PROVINCE York Fra', 'not-yours'],
    ['to who does not accept', { refuses: ['Fra-Eng'] }, 'GIVE PROVINCE Essex Fra', 'not-accepted'],
  ])('MD-12.45 not %s', (_, said, line, code) => {
    expect(codes(give(said, line))).toEqual([code]);
  });

  test('MD-12.45 not what was conquered before F12', () => {
    const said = { wars: ['Eng-Sco'], units: [army('Sco A1', 'Mercia', { militia: 2 })] } as const;
    const turn = play(fiveRealms({ ...said, provinces: { Essex: { owner: 'Eng' } } }), {
      orders: { Eng: ['GIVE PROVINCE Essex Fra'], Sco: ['A1 MARCH Essex'] },
    });
    expect([turn.province('Essex').owner, codes(turn)]).toEqual([3, ['not-yours']]);
  });

  test.each<[string, GivenPosition, string]>([
    ['to the defeated', { realms: { Fra: { control: 'defeated' } }, provinces: { Paris: {} } }, 'defeated'],
    [
      'where enemies of the giver stand',
      {
        wars: ['Eng-Sco'],
        provinces: { Essex: { owner: 'Eng' } },
        units: [army('Eng A1', 'Essex', { wall: 1 }), army('Sco A1', 'Essex', { wall: 1 })],
      },
      'enemy-troops',
    ],
  ])('MD-12.46 not %s', (_, said, code) => {
    const troops = [troop('wall', { combat: 10, hitPoints: 1_000_000 })];
    expect(codes(give({ ...said, troops }, 'GIVE PROVINCE Essex Fra'))).toEqual([code]);
  });

  test('MD-12.46 what was received in this step is not handed on, and two provinces may be exchanged', () => {
    const said = { provinces: { Essex: { owner: 'Eng' }, Artois: { owner: 'Fra' } } } as const;
    const turn = play(fiveRealms(said), {
      orders: {
        Eng: ['GIVE PROVINCE Essex Fra'],
        Fra: ['GIVE PROVINCE Artois Eng', 'GIVE PROVINCE Essex Sco'],
      },
    });
    expect([turn.province('Essex').owner, turn.province('Artois').owner]).toEqual([2, 1]);
    expect(turn.failures('Fra').map(({ code }) => code)).toEqual(['just-received']);
  });

  test('MD-12.46 enemies may receive', () => {
    expect(give({ wars: ['Eng-Fra'] }, 'GIVE PROVINCE Essex Fra').province('Essex').owner).toBe(2);
  });

  test('MD-12.47 the garrison’s soldiers and commanders become an army, its ships a fleet of the giver', () => {
    const said = {
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true } },
      units: [
        garrison('Eng', 'Kent', { militia: 2, carrack: 3 }, { commanders: [{}, {}] }),
        army('Eng A1', 'Essex', { militia: 1 }),
      ],
    } as const;
    const turn = give(said, 'GIVE PROVINCE Kent Fra');
    expect([turn.troops('Eng A2'), turn.unit('Eng A2').commanders, turn.unit('Eng A2').leader]).toEqual([
      { militia: 2 },
      [1, 2],
      1,
    ]);
    expect([turn.troops('Eng F1'), turn.unit('Eng F1').location]).toEqual([{ carrack: 3 }, at('Kent')]);
    expect([turn.exists('Eng G1'), turn.troops('Fra G1')]).toEqual([false, {}]);
  });

  test('MD-12.48 fortification, harbour and production areas go with it', () => {
    const rich = { harbour: true, fortLevel: 5, fortDamage: 2, productionAreas: 2, damage: 2 } as const;
    const turn = give({ provinces: { Kent: { owner: 'Eng', ...rich } } }, 'GIVE PROVINCE Kent Fra');
    expect(turn.province('Kent')).toMatchObject({ owner: 2, ...rich, fortDamage: 1, damage: 1 });
  });

  test('MD-12.49 the giver still has this turn’s revenue', () => {
    const poor = { treasury: 0 };
    const turn = give({ realms: { Eng: poor, Fra: poor } }, 'GIVE PROVINCE Essex Fra');
    expect([turn.realm('Eng').treasury, turn.realm('Fra').treasury]).toEqual([600, 600]);
  });

  test('MD-12.50 a gift is no conquest: no damage, no harbour loss, no dearer march next turn', () => {
    const said = {
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true } },
      units: [army('Fra A1', 'Essex', { light_cavalry: 1 })],
      passage: ['Eng-Fra'],
    } as const;
    const turn = give(said, 'GIVE PROVINCE Kent Fra');
    expect(turn.province('Kent')).toMatchObject({ damage: 0, harbour: true, changedHands: false });
    expect(turn.rolls('harbour-loss@Kent')).toEqual([]);
    const next = play(turn.position, { orders: { Fra: ['A1 MARCH Kent'] } });
    expect(next.of('marched').map(({ cost }) => cost)).toEqual([1]);
  });

  test('MD-12.51, MD-17.3 a province may be ceded to the independents, and no troops arise', () => {
    const said = {
      provinces: { Essex: { owner: 'Eng', fortLevel: 2 } },
      units: [garrison('Eng', 'Essex', { militia: 2 })],
    } as const;
    const turn = give(said, 'GIVE PROVINCE Essex Ind');
    expect([turn.province('Essex').owner, turn.troops('Ind G2'), turn.troops('Eng A1')]).toEqual([
      99,
      {},
      { militia: 2 },
    ]);
  });

  test('MD-12.52 no acceptance is needed; the giver’s troops take it again next turn unless they leave', () => {
    const said = { units: [army('Eng A1', 'Essex', { militia: 2 })] } as const;
    const turn = give(said, 'GIVE PROVINCE Essex Ind');
    expect([turn.province('Essex').owner, codes(turn)]).toEqual([99, []]);
    expect(
      play(turn.position)
        .of('province-taken')
        .map(({ phase, to }) => [phase, to]),
    ).toEqual([[1, 1]]);
    const left = play(turn.position, { orders: { Eng: ['A1 MARCH Kent'] } });
    expect(left.province('Essex').owner).toBe(99);
  });

  test('MD-12.47 a fleet in port stays the giver’s, and is homeless when the new owner is his enemy', () => {
    const said = {
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind', harbour: true } },
      units: [fleet('Eng F1', 'Kent', { carrack: 1 })],
    } as const;
    const turn = give(said, 'GIVE PROVINCE Kent Fra');
    expect(turn.unit('Eng F1').location).toBe(at('Kent'));
    expect(
      play(turn.position)
        .of('fled')
        .map((event) => event.unit),
    ).toEqual([unit('Eng F1')]);
  });
});
