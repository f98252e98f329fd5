import { describe, expect, test } from 'vitest';
import { sackChance } from '../../src/consequences/pass-province.ts';
import type { GamePosition, GameTurn } from '../../src/types.ts';
import type { CombatOrder } from '../../src/words.ts';
import { changed, type Ran } from '../board.ts';
import { codesOf, garrisoned, ordered, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { fought, needed, newsOf } from '../fighting.ts';
import { at, calm, leaderless, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const TURN = 2;
const units = ({ state }: Ran, nation: string, province: string) => unitsAt(state, ITALIA, nation, province);
const landOf = ({ state }: Ran, province: string) => state.provinces[P(province)];

// Verona: revenue 5, loyalty 2, so 3 militia; foot assault and besiege with 1.0.
const verona = (venice: number, milan: number, order: CombatOrder = '3M'): GamePosition =>
  told(at({ VER: { VEN: { FOT: venice }, MIL: { FOT: milan } } }), 'VER', { VEN: '1D', MIL: order });
const dice = calm('VER', ['VEN', 'MIL']);

describe('operations', () => {
  test('UM-14.8, UM-14.18, UM-14.19, UM-14.5 a new siege: hunger, stores, and odds with militia', () => {
    // 9 against 2 + 3: odds 1.8, 4 points; 3 for the first turn.
    const begun = fought(verona(2, 9), dice);
    expect([needed(begun)['SURRENDER@VER'], landOf(begun, 'VER')?.siege?.t]).toEqual([7, 1]);
    const long = withProvince(verona(2, 9), ITALIA, 'VER', {
      siege: { besiegers: [N('MIL')], t: 3, reliefBeaten: null, reliefOutside: [] },
    });
    expect(needed(fought(long, dice))['SURRENDER@VER']).toBe(48 + 4);
    const beaten = withProvince(long, ITALIA, 'VER', {
      siege: { besiegers: [N('MIL')], t: 3, reliefBeaten: TURN - 1, reliefOutside: [] },
    });
    expect(needed(fought(beaten, dice))['SURRENDER@VER']).toBe(48 + 4 + 40);
    expect(landOf(fought(beaten, dice), 'VER')?.siege?.reliefBeaten).toBeNull();
    const landed = fought(beaten, dice, ({ memory }) => {
      memory.landed.add(P('VER'));
    });
    expect(needed(landed)['SURRENDER@VER']).toBe(48 + 4);
  });

  test('UM-14.5, UM-14.6 no militia in a captured city, more in a capital, none without a regular who defends', () => {
    const captured = withProvince(verona(2, 9, '1M'), ITALIA, 'VER', { loyalty: 1 });
    // 9 against 2: 17 points instead of 4.
    expect(needed(fought(captured, dice))['SURRENDER@VER']).toBe(3 + 17);
    expect(needed(fought(withProvince(verona(2, 9), ITALIA, 'VER', { loyalty: 3 }), dice))['SURRENDER@VER']).toBe(
      3 + 1,
    );
    const alone = fought(at({ VER: { MIL: { FOT: 1 } } }), dice);
    expect(newsOf(alone, P('VER'))).toEqual(['entered']);
  });

  test('UM-14.38 besiegers are whoever besieges now; the siege goes on if one did before, else it is new', () => {
    const by = (nation: string) =>
      withProvince(verona(2, 9), ITALIA, 'VER', {
        siege: { besiegers: [N(nation)], t: 2, reliefBeaten: null, reliefOutside: [] },
      });
    expect(landOf(fought(by('MIL'), dice), 'VER')?.siege).toMatchObject({ t: 3, besiegers: [N('MIL')] });
    expect(landOf(fought(by('FLO'), dice), 'VER')?.siege).toMatchObject({ t: 1, besiegers: [N('MIL')] });
  });

  test('UM-14.33 a siege that nobody keeps up is over', () => {
    const idle = withProvince(verona(8, 8, '1M'), ITALIA, 'VER', {
      siege: { besiegers: [N('MIL')], t: 2, reliefBeaten: null, reliefOutside: [] },
    });
    const lifted = fought(idle, dice);
    expect([landOf(lifted, 'VER')?.siege, newsOf(lifted, P('VER'))]).toEqual([null, ['siege lifted 2']]);
  });

  test('UM-14.18 a city that is fed by sea holds out longer', () => {
    // Chioggia by sea: Venice and Ravenna are Venetian, and Milan has no squadrons.
    const port = told(at({ CHI: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } }), 'CHI', { VEN: '1D', MIL: '3M' });
    const long = withProvince(port, ITALIA, 'CHI', {
      siege: { besiegers: [N('MIL')], t: 3, reliefBeaten: null, reliefOutside: [] },
    });
    const fed = needed(fought(long, calm('CHI', ['VEN', 'MIL'])))['SURRENDER@CHI'];
    // Revenue 2: stores of 3 turns, 1 militia. 48 halved; 9 against 3, 10 points.
    expect(fed).toBe(24 + 10);
    const cut = garrisoned(long, ITALIA, { VEN: { MIL: { SHP: 1 } }, RAV: { MIL: { SHP: 1 } } });
    expect(needed(fought(told(cut, 'VEN', { MIL: '1R' }), calm('CHI', ['VEN', 'MIL'])))['SURRENDER@CHI']).toBe(
      48 + 25 + 10,
    );
  });
});

describe('assault', () => {
  const storm = verona(2, 30);
  const general = withGeneral(withGeneral(storm, ITALIA, 'Gonzaga', { location: P('VER') }), ITALIA, 'Carne', {
    location: P('VER'),
  });

  test('UM-14.9, UM-14.12, UM-14.13 odds of six to one: stormed, with the losses of the die', () => {
    const taken = fought(storm, {
      ...dice,
      'ASSAULT@VER': [95],
      'ASSAULT.attloss@VER': [3],
      'ASSAULT.attloss.frac@VER': [80],
    });
    expect([needed(taken)['ASSAULT@VER'], newsOf(taken, P('VER'))]).toEqual([95, ['stormed', 'assault']]);
    expect([units(taken, 'MIL', 'VER'), units(taken, 'VEN', 'VER')]).toEqual([{ FOT: 28 }, {}]);
    expect(landOf(taken, 'VER')).toMatchObject({ owner: N('MIL'), loyalty: 1, siege: null, cty: 'Y' });
  });

  test('UM-14.14 repulsed: heavy losses, some inside, no surrender this turn, and the siege goes on', () => {
    const rolls = {
      'ASSAULT@VER': [96],
      'ASSAULT.attloss@VER': [2],
      'ASSAULT.defloss@VER': [6],
      'ASSAULT.defloss.frac@VER': [12],
    };
    const held = fought(storm, { ...dice, ...rolls });
    expect([units(held, 'MIL', 'VER'), units(held, 'VEN', 'VER')]).toEqual([{ FOT: 26 }, { FOT: 1 }]);
    expect([needed(held)['SURRENDER@VER'], newsOf(held, P('VER'))]).toEqual([undefined, ['repulsed', 'siege begun 1']]);
  });

  test('UM-14.10, UM-14.11 who dares three to one is of risk 3', () => {
    const odds = (milan: number, order: CombatOrder) =>
      needed(fought(verona(2, milan, order), dice))['ASSAULT@VER'] !== undefined;
    // Eagerness -1 asks for 5 more in a hundred.
    expect([odds(15, '3M'), odds(16, '3M'), odds(20, '2M'), odds(21, '2M'), odds(25, '1M'), odds(26, '1M')]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('UM-14.35, UM-13.20, UM-10.10 then wounds: six in a hundred of the stormers, four of those who held', () => {
    const held = fought(general, { ...dice, 'ASSAULT@VER': [96] });
    expect(needed(held)).toMatchObject({ 'WOUND@Gonzaga': 6, 'WOUND@Carne': 4 });
    expect(held.state.generals[G('Gonzaga') - 1]?.reputation).toBe(3);
    const taken = fought(general, { ...dice, 'ASSAULT@VER': [1] });
    expect([needed(taken)['WOUND@Carne'], taken.state.generals[G('Gonzaga') - 1]?.reputation]).toEqual([undefined, 5]);
  });

  test('UM-14.20, UM-18.3 generals inside are taken by the new owner', () => {
    const rich = withNation(general, ITALIA, 'VEN', { treasury: 500 });
    const ransomed = fought(rich, { ...dice, 'ASSAULT@VER': [1], 'EXECUTE@Carne': [26] });
    // 4 + reputation 4 + half of seniority 6.
    expect([ransomed.state.nations[N('VEN')]?.treasury, ransomed.state.generals[G('Carne') - 1]?.location]).toEqual([
      390,
      P('VEN'),
    ]);
    const dead = fought(rich, { ...dice, 'ASSAULT@VER': [1], 'EXECUTE@Carne': [25] });
    expect(dead.state.generals[G('Carne') - 1]?.state).toBe('dead');
  });

  test('UM-8.21, UM-8.23, UM-8.24 the sack: by manner, length of the siege, and who the victors are', () => {
    const { state } = storm;
    const land = { originalOwner: N('VEN') };
    const chance = (manner: Parameters<typeof sackChance>[2]['manner'], t: number, to = N('MIL')) =>
      sackChance(state, land, { to, manner }, t);
    expect(
      (['entered', 'manoeuvre', 'surrender', 'treachery', 'assault', 'friendly', 'cession'] as const).map((m) =>
        chance(m, 0),
      ),
    ).toEqual([5, 10, 10, 20, 30, 0, 0]);
    expect([2, 3, 7, 20].map((t) => chance('assault', t))).toEqual([30, 35, 55, 55]);
    expect([chance('assault', 3, N('VEN')), chance('assault', 3, 0)]).toEqual([3, 3]);
    const tribe = changed(storm, ({ nations }) => Object.assign(nations[N('MIL')] ?? {}, { kind: 'tribal' }));
    expect(sackChance(tribe.state, land, { to: N('MIL'), manner: 'assault' }, 0)).toBe(55);
    const built = withProvince(storm, ITALIA, 'VER', { inv: 1, invPending: 2 });
    const sacked = fought(built, { ...dice, 'ASSAULT@VER': [1], 'SACK@VER': [30] });
    expect(landOf(sacked, 'VER')).toMatchObject({ cty: 'D', inv: 0, invPending: 0, loyalty: 1 });
    expect(newsOf(sacked, P('VER'))).toEqual(['stormed', 'assault, sacked']);
    expect(landOf(fought(storm, { ...dice, 'ASSAULT@VER': [1], 'SACK@VER': [31] }), 'VER')?.cty).toBe('Y');
  });
});

describe('treachery', () => {
  const bribed = (nation: string) => (turn: GameTurn) => {
    turn.memory.bribes.push({ nation: N(nation), province: P('VER') });
  };
  const spies = at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 30 }, FLO: { SPY: 1 } } });
  const storm = told(spies, 'VER', { VEN: '1D', MIL: '3M' });

  test('UM-14.15, UM-14.16 with a bribed officer inside nobody storms, and the gate may be opened', () => {
    const open = fought(storm, { ...dice, 'TREACHERY@VER': [55] }, bribed('FLO'));
    expect([needed(open), newsOf(open, P('VER'))]).toMatchObject([{ 'TREACHERY@VER': 55 }, ['treachery']]);
    expect([needed(open)['ASSAULT@VER'], units(open, 'MIL', 'VER')]).toEqual([undefined, { FOT: 30 }]);
  });

  test('UM-14.17 he may be caught, and the network with him; the siege goes on as it would', () => {
    const caught = fought(
      storm,
      { ...dice, 'TREACHERY@VER': [56], 'APPREHEND@VER': [50], 'BRIBE.exposed@FLO,VER': [60] },
      bribed('FLO'),
    );
    expect([units(caught, 'FLO', 'VER'), needed(caught)['SURRENDER@VER']]).toEqual([{}, 3 + 20]);
    expect(caught.heard('VEN').map(({ kind }) => kind)).toContain('officer-apprehended');
    const unseen = fought(storm, { ...dice, 'TREACHERY@VER': [56], 'APPREHEND@VER': [51] }, bribed('FLO'));
    expect(units(unseen, 'FLO', 'VER')).toEqual({ SPY: 1 });
  });

  test('UM-14.15 a bribe of an enemy of the besiegers does not help them', () => {
    const enemy = withNation(storm, ITALIA, 'FLO', { enemies: [N('MIL')] });
    expect(needed(fought(enemy, { ...dice, 'ASSAULT@VER': [96] }, bribed('FLO')))['ASSAULT@VER']).toBe(95);
  });
});

describe('squadrons in a siege', () => {
  const port = (
    order: CombatOrder,
    venice: { readonly [type: string]: number },
    milan: { readonly [type: string]: number } = { FOT: 9 },
  ) =>
    ordered(told(at({ CHI: { VEN: venice, MIL: milan } }), 'CHI', { VEN: '1D', MIL: '3M' }), ITALIA, {
      nation: 'VEN',
      province: 'CHI',
      fleetOrder: order,
    });
  const rolls = calm('CHI', ['VEN', 'MIL']);

  test('UM-14.2, UM-10.6 squadrons with D hold a city alone, under an admiral', () => {
    const held = fought(port('1D', { SHP: 1 }, { FOT: 4 }), rolls);
    expect([newsOf(held, P('CHI')), landOf(held, 'CHI')?.owner]).toEqual([['siege begun 1'], N('VEN')]);
    const admiral = withGeneral(port('1D', { SHP: 1 }, { FOT: 4 }), ITALIA, 'Loredan', {
      location: P('CHI'),
      skill: 7,
    });
    const chance = (result: Ran) => needed(result)['SURRENDER@CHI'] ?? 0;
    expect(chance(held) - chance(fought(admiral, rolls))).toBe(8);
  });

  test('UM-14.3, UM-14.30, UM-14.32 others stay outside, and the empty city is entered', () => {
    const entered = fought(port('1R', { SHP: 1 }), rolls);
    expect([newsOf(entered, P('CHI')), units(entered, 'VEN', 'CHI')]).toEqual([['entered'], { SHP: 1 }]);
  });

  test('UM-14.4 when the city falls only squadrons with D are lost', () => {
    const fall = { ...rolls, 'ASSAULT@CHI': [1] };
    expect(units(fought(port('1D', { SHP: 1, FOT: 1 }, { FOT: 30 }), fall), 'VEN', 'CHI')).toEqual({});
    expect(units(fought(port('1R', { SHP: 1, FOT: 1 }, { FOT: 30 }), fall), 'VEN', 'CHI')).toEqual({ SHP: 1 });
  });

  test('UM-3.15, UM-14.1, UM-14.36 squadrons count outside in any case, inside with D only', () => {
    const odds = (order: CombatOrder, venice: object, milan: object) =>
      needed(fought(port(order, venice as never, milan as never), { ...rolls, 'ASSAULT@CHI': [100] }))['ASSAULT@CHI'];
    // Foot 12 and ships 8 x 0.5 against 2 foot, 1 militia, and 2 ships x 0.5 if they have D.
    expect(odds('1R', { FOT: 2, SHP: 2 }, { FOT: 12 })).toBe(60);
    expect(odds('1D', { FOT: 2, SHP: 2 }, { FOT: 13 })).toBe(45);
    expect(odds('1D', { FOT: 2, SHP: 2 }, { FOT: 12, SHP: 4 })).toBe(50);
  });
});

describe('who gets it', () => {
  const war = ['MIL', 'FLO', 'PAP'].reduce(
    (board, nation) => withNation(board, ITALIA, nation, { enemies: [N('VEN')] }),
    leaderless,
  );
  const entered = (forces: { readonly [nation: string]: { readonly [type: string]: number } }, fields: object = {}) =>
    landOf(fought(withProvince(at({ VER: forces }, war), ITALIA, 'VER', fields), dice), 'VER');

  test('UM-14.23 the strongest of the allies, by siege factors; then who has more army units, then nation order', () => {
    expect(entered({ MIL: { FOT: 2 }, FLO: { FOT: 3 } })?.owner).toBe(N('FLO'));
    expect(entered({ MIL: { HRS: 5 }, FLO: { FOT: 3 } })?.owner).toBe(N('FLO'));
    expect(entered({ MIL: { FOT: 1 }, FLO: { HRS: 2 } })?.owner).toBe(N('FLO'));
    expect(entered({ MIL: { FOT: 1 }, FLO: { FOT: 1 } })?.owner).toBe(N('MIL'));
  });

  test('UM-14.22, UM-14.27 its first owner, if he is one of them; UM-14.26 others hold it with loyalty 1', () => {
    expect(entered({ MIL: { FOT: 9 }, FLO: { FOT: 1 } }, { originalOwner: N('FLO') })).toMatchObject({
      owner: N('FLO'),
      loyalty: 2,
    });
    expect(entered({ MIL: { FOT: 9 } })).toMatchObject({ owner: N('MIL'), loyalty: 1 });
    expect(entered({ FLO: { FOT: 1 } }, { originalOwner: N('FLO'), loyaltyCap: 1 })?.loyalty).toBe(1);
  });

  test('UM-14.24, UM-14.25, UM-14.26 rebels get it unless an ally is stronger, who then sends them home', () => {
    const rising = { rebelAgainst: N('VEN') };
    expect(entered({ MIL: { FOT: 2 }, IND: { FOT: 2 } }, rising)).toMatchObject({
      owner: 0,
      loyalty: 2,
      rebelAgainst: N('VEN'),
    });
    const won = fought(
      withProvince(at({ VER: { MIL: { FOT: 3 }, IND: { FOT: 2 } } }, war), ITALIA, 'VER', rising),
      dice,
    );
    expect([landOf(won, 'VER')?.owner, landOf(won, 'VER')?.rebelAgainst, units(won, 'IND', 'VER')]).toEqual([
      N('MIL'),
      null,
      {},
    ]);
    expect(entered({ FLO: { FOT: 1 }, IND: { FOT: 9 } }, { ...rising, originalOwner: N('FLO') })?.owner).toBe(N('FLO'));
  });

  test('UM-14.31 squadrons alone may take it', () => {
    const port = fought(at({ RAV: { MIL: { SHP: 1 } } }), dice);
    expect(landOf(port, 'RAV')?.owner).toBe(N('MIL'));
  });

  test('UM-14.29, UM-25.8 friends who are there take over what its owner left, without a sack, and besiegers go on', () => {
    const left = at({ VER: { FLO: { FOT: 2 } } });
    const taken = fought(left, { 'SACK@VER': [1] });
    expect(landOf(taken, 'VER')).toMatchObject({ owner: N('FLO'), loyalty: 1, cty: 'Y' });
    expect(newsOf(taken, P('VER'))).toEqual(['friendly']);
    const watched = fought(at({ VER: { VEN: { SPY: 1 }, FLO: { FOT: 2 } } }));
    expect(landOf(watched, 'VER')?.owner).toBe(N('FLO'));
    expect(landOf(fought(at({ VER: { VEN: { FOT: 1 }, FLO: { FOT: 2 } } })), 'VER')?.owner).toBe(N('VEN'));
  });

  test('UM-9.27 whoever ceded it does not take it back in that turn and the next', () => {
    const ceded = (turn: number) =>
      landOf(
        fought(withProvince(at({ VER: { FLO: { FOT: 2 } } }), ITALIA, 'VER', { cededBy: N('FLO'), cededTurn: turn })),
        'VER',
      )?.owner;
    expect([ceded(TURN), ceded(TURN - 1), ceded(TURN - 2)]).toEqual([N('VEN'), N('VEN'), N('FLO')]);
  });
});
