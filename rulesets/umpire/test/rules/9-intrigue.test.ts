import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { morale } from '../../src/phases/morale.ts';
import { options } from '../../src/phases/options.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { step } from '../../src/phases/step.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const { nation: N, province: P, type: T, general: G } = codesOf(ITALIA);
const start = withNation(positionOf(ITALIA), ITALIA, 'MIL', { treasury: 500 });
type Rolls = { readonly [label: string]: readonly number[] };
const byMilan = (position: GamePosition, orders: readonly Order[], rolls: Rolls = {}) =>
  ran(position, [options], { MIL: orders }, rolling(rolls));
const treasuryOf = ({ state }: ReturnType<typeof ran>, nation: string) => state.nations[N(nation)]?.treasury;

describe('money', () => {
  const send = (nation: string, tenths: number): Order => ({ verb: 'TRANSFER', args: { nation: N(nation), tenths } });

  test('UM-9.1, UM-9.3 any sum to anybody, friend or enemy, of which only the two know', () => {
    const after = byMilan(start, [send('VEN', 1), send('FLO', 499)]);
    expect([treasuryOf(after, 'MIL'), treasuryOf(after, 'VEN'), treasuryOf(after, 'FLO')]).toEqual([0, 451, 839]);
    const heard = (nation: string) => after.heard(nation).filter(({ kind }) => kind === 'funds-sent').length;
    expect(['MIL', 'VEN', 'FLO', 'NAP'].map(heard)).toEqual([2, 1, 1, 0]);
  });

  test('UM-20.17 more than there is: nothing is sent; nor to oneself, nor to who is out', () => {
    const out = withNation(start, ITALIA, 'PAP', { status: 'eliminated' });
    expect(fates(byMilan(out, [send('VEN', 501), send('MIL', 1), send('PAP', 1)]), 'MIL')).toEqual([
      'cancelled no-money',
      'cancelled not-allowed',
      'cancelled not-allowed',
    ]);
  });

  test('UM-9.2 the receiver spends it in the same turn: on options if later in turn order, on recruits in any case', () => {
    const poor = withNation(start, ITALIA, 'VEN', { treasury: 0 });
    const appoint: Order = { verb: 'APPOINT', args: { command: 'land' } };
    const raise: Order = { verb: 'RECRUIT', args: { province: P('VER'), type: T('FOT'), count: 1 } };
    const orders = { MIL: [send('VEN', 100)], VEN: [appoint, raise] };
    // In turn 1 Milan comes before Venice, in turn 2 after it.
    const first = ran(poor, [options, recruitment], orders, rolling());
    expect(fates(first, 'VEN')).toEqual(['done', 'done']);
    const second = ran(inTurn(poor, 2), [options, recruitment], orders, rolling());
    expect(fates(second, 'VEN')).toEqual(['cancelled no-money', 'done']);
  });
});

describe('assassins', () => {
  const kill = (general: string, rp: number): Order => ({
    verb: 'ASSASSINATE',
    args: { general: G(general), tenths: rp * 10 },
  });
  const roll = (name: string, strike: number, survive?: number, traced?: number): Rolls => ({
    [`ASSASSIN.strike@${name}`]: [strike],
    ...(survive === undefined ? {} : { [`ASSASSIN.survive@${name}`]: [survive] }),
    ...(traced === undefined ? {} : { [`ASSASSIN.traced@${name}`]: [traced] }),
  });
  const colleoni = (after: ReturnType<typeof ran>) => after.state.generals[G('Colleoni') - 1];

  test('UM-9.4, UM-9.5, UM-9.9, UM-9.11 four percent a point, paid whatever comes of it; 5 RP give 20', () => {
    const dead = byMilan(start, [kill('Colleoni', 5)], roll('Colleoni', 20, 100));
    expect([colleoni(dead)?.state, treasuryOf(dead, 'MIL')]).toEqual(['dead', 450]);
    const missed = byMilan(start, [kill('Colleoni', 5)], roll('Colleoni', 21));
    expect([colleoni(missed)?.state, treasuryOf(missed, 'MIL')]).toEqual(['fit', 450]);
    // 30 RP would be 120: never above 75.
    expect(colleoni(byMilan(start, [kill('Colleoni', 30)], roll('Colleoni', 75, 100)))?.state).toBe('dead');
    expect(colleoni(byMilan(start, [kill('Colleoni', 30)], roll('Colleoni', 76)))?.state).toBe('fit');
  });

  test('UM-9.10 the healthy live through it: 10 and 5 for each point; a point of health is lost', () => {
    // Colleoni has health 6: 40.
    expect(colleoni(byMilan(start, [kill('Colleoni', 5)], roll('Colleoni', 1, 40)))).toMatchObject({
      state: 'fit',
      health: 5,
    });
    expect(colleoni(byMilan(start, [kill('Colleoni', 5)], roll('Colleoni', 1, 41)))?.state).toBe('dead');
  });

  test('UM-9.12, UM-9.13 the victim hears of the attempt, and who paid where it is traced', () => {
    const noticed = (traced: number) =>
      byMilan(start, [kill('Colleoni', 5)], roll('Colleoni', 100, undefined, traced))
        .heard('VEN')
        .flatMap((told) => (told.kind === 'attempt-noticed' ? [told.by] : []));
    expect(noticed(25)).toEqual([N('MIL')]);
    expect(noticed(26)).toEqual([null]);
    const killed = byMilan(start, [kill('Colleoni', 5)], roll('Colleoni', 1, 100, 1));
    expect(killed.heard('VEN').flatMap((told) => (told.kind === 'attempt-noticed' ? [told.by] : []))).toEqual([null]);
    expect(killed.heard('VEN').some(({ kind }) => kind === 'death-told')).toBe(true);
  });

  test('UM-9.7 the death of a commander-in-chief shakes his nation in the same turn', () => {
    const after = ran(start, [options, morale], { MIL: [kill('Foscari', 5)] }, rolling(roll('Foscari', 1, 100)));
    expect(after.state.nations[N('VEN')]).toMatchObject({ cincRevolt: true, cincShock: 1, morale: 90 });
  });

  test('UM-9.8, UM-20.18 who is dead already costs nothing, and nobody kills on credit', () => {
    const late = withGeneral(start, ITALIA, 'Colleoni', { state: 'dead' });
    const after = byMilan(late, [kill('Colleoni', 5), kill('Sforza', 51)]);
    expect(fates(after, 'MIL')).toEqual(['cancelled general-unfit', 'cancelled no-money']);
    expect(treasuryOf(after, 'MIL')).toBe(500);
  });

  test('UM-9.14 a general whom his own ruler tried to kill is less loyal, and may revolt for it', () => {
    const failed = (name: string, revenge: number) => {
      const marked: number[] = [];
      const watch = step({
        number: 4,
        name: 'Watch',
        rule: 'UM-9.14',
        run: ({ memory }) => marked.push(...memory.vengeful),
      });
      const rolls = { ...roll(name, 100), [`ASSASSIN.revenge@${name}`]: [revenge] };
      const after = ran(start, [options, watch], { MIL: [kill(name, 5)] }, rolling(rolls));
      return { trueLoyalty: after.state.generals[G(name) - 1]?.trueLoyalty, marked };
    };
    // Vimercate falls from 4 to 2: 60 - 10.
    expect(failed('Vimercate', 50)).toEqual({ trueLoyalty: 2, marked: [G('Vimercate')] });
    expect(failed('Vimercate', 51)).toEqual({ trueLoyalty: 2, marked: [] });
    // Nobody falls below nothing.
    expect(failed('Gonzaga', 60)).toEqual({ trueLoyalty: 0, marked: [G('Gonzaga')] });
    // Piccinino is commander-in-chief.
    expect(failed('Piccinino', 1)).toEqual({ trueLoyalty: 5, marked: [] });
  });
});

describe('bribes', () => {
  const bribe = (province: string, rp: number): Order => ({
    verb: 'BRIBE',
    args: { province: P(province), tenths: rp * 10 },
  });
  // Milan has a network in Venice, and one in Brescia for these tests.
  const ready = changed(start, ({ stacks }) => {
    const units = ITALIA.types.map(({ code }) => (code === 'SPY' ? 1 : 0));
    const spies = { nation: N('MIL'), units, armyOrder: null, fleetOrder: null, reliefArrived: false };
    stacks[P('BRE')]?.unshift(spies);
  });
  const offered = (position: GamePosition, orders: readonly Order[], rolls: Rolls) => {
    const accepted: string[] = [];
    const watch = step({
      number: 4,
      name: 'Watch',
      rule: 'UM-9.20',
      run: ({ memory }) => accepted.push(...memory.bribes.map(({ nation, province }) => `${nation} ${province}`)),
    });
    return { ...ran(position, [options, watch], { MIL: orders }, rolling(rolls)), accepted };
  };

  test('UM-9.15, UM-9.16, UM-9.17 six percent a point; paid whatever is answered; no named general is touched', () => {
    const taken = offered(ready, [bribe('BRE', 5)], { 'BRIBE.accept@MIL,BRE': [30] });
    expect(taken.accepted).toEqual([`${N('MIL')} ${P('BRE')}`]);
    expect(treasuryOf(taken, 'MIL')).toBe(450);
    expect(taken.state.generals).toEqual(ready.state.generals);
    expect(offered(ready, [bribe('BRE', 5)], { 'BRIBE.accept@MIL,BRE': [31] }).accepted).toEqual([]);
  });

  test('UM-9.17 low morale helps, a capital resists; at least 5, at most 80', () => {
    const sad = withNation(ready, ITALIA, 'VEN', { morale: 71 });
    const needed = (position: GamePosition, province: string, rp: number) =>
      offered(position, [bribe(province, rp)], {}).events.flatMap((event) =>
        event.kind === 'chances-taken'
          ? event.chances.flatMap((each) => (each.name === 'BRIBE.accept' ? [each.needed] : []))
          : [],
      );
    expect(needed(sad, 'BRE', 5)).toEqual([44]);
    expect(needed(sad, 'VEN', 5)).toEqual([34]);
    expect(needed(ready, 'VEN', 1)).toEqual([5]);
    expect(needed(ready, 'BRE', 30)).toEqual([80]);
  });

  test('UM-9.19, UM-21.24 refused: in 60 of 100 the network there is broken, and its owner reads whose it was', () => {
    const rolls = (exposed: number) => ({ 'BRIBE.accept@MIL,BRE': [100], 'BRIBE.exposed@MIL,BRE': [exposed] });
    const broken = offered(ready, [bribe('BRE', 5)], rolls(60));
    expect(unitsAt(broken.state, ITALIA, 'MIL', 'BRE')).toEqual({});
    expect(broken.heard('VEN').map(({ kind }) => kind)).toEqual(['network-destroyed']);
    expect(broken.heard('MIL').filter(({ kind }) => kind === 'network-lost')).toHaveLength(1);
    const kept = offered(ready, [bribe('BRE', 5)], rolls(61));
    expect(unitsAt(kept.state, ITALIA, 'MIL', 'BRE')).toEqual({ SPY: 1 });
    expect(kept.heard('VEN')).toEqual([]);
  });

  test('UM-9.15, UM-9.18, UM-20.19 a standing city of an enemy, with a network in it and a garrison; none of it charged', () => {
    const friends = withNation(ready, ITALIA, 'MIL', { enemies: [] });
    const peace = withNation(friends, ITALIA, 'VEN', { enemies: [] });
    expect(fates(offered(peace, [bribe('BRE', 5)], {}), 'MIL')).toEqual(['cancelled not-hostile']);
    expect(fates(offered(ready, [bribe('VER', 5)], {}), 'MIL')).toEqual(['cancelled no-spy']);
    const ruin = withProvince(ready, ITALIA, 'BRE', { cty: 'D' });
    expect(fates(offered(ruin, [bribe('BRE', 5)], {}), 'MIL')).toEqual(['cancelled no-city']);
    const empty = garrisoned(ready, ITALIA, { BRE: { MIL: { SPY: 1 }, VEN: { SPY: 1 } } });
    expect(fates(offered(empty, [bribe('BRE', 5)], {}), 'MIL')).toEqual(['cancelled no-garrison']);
    const poor = offered(ready, [bribe('BRE', 51)], {});
    expect(fates(poor, 'MIL')).toEqual(['cancelled no-money']);
    expect(treasuryOf(poor, 'MIL')).toBe(500);
    const independent = garrisoned(peace, ITALIA, { MAN: { MIL: { SPY: 1 }, IND: { FOT: 1 } } });
    expect(fates(offered(independent, [bribe('MAN', 5)], {}), 'MIL')).toEqual(['done']);
  });

  test('UM-20.19 one bribe for a city a turn: a second is ignored and costs nothing, unless the first came to nothing', () => {
    const twice = offered(ready, [bribe('BRE', 60), bribe('BRE', 5), bribe('BRE', 5)], { 'BRIBE.accept@MIL,BRE': [1] });
    expect(fates(twice, 'MIL')).toEqual(['cancelled no-money', 'done', 'ignored']);
    expect(treasuryOf(twice, 'MIL')).toBe(450);
  });
});

describe('capitals and cessions', () => {
  const capital = (province: string): Order => ({ verb: 'CAPITAL', args: { province: P(province) } });
  const winter = inTurn(start, 6);

  test('UM-9.21, UM-9.22, UM-9.23 for 10 RP at home, 15 elsewhere; the old one falls back to loyalty 2', () => {
    const home = byMilan(winter, [capital('PAV')]);
    expect(treasuryOf(home, 'MIL')).toBe(400);
    expect([home.state.provinces[P('PAV')]?.loyalty, home.state.provinces[P('MIL')]?.loyalty]).toEqual([3, 2]);
    expect(home.state.nations[N('MIL')]?.capital).toBe(P('PAV'));
    const abroad = withProvince(winter, ITALIA, 'PIA', { originalOwner: N('VEN'), loyalty: 1 });
    const moved = byMilan(abroad, [capital('PIA')]);
    expect([treasuryOf(moved, 'MIL'), moved.state.provinces[P('PIA')]?.loyalty]).toEqual([350, 3]);
  });

  test('UM-9.23 what destroyed its own city stays at 1; a lost capital keeps its new owner and loyalty', () => {
    const cursed = withProvince(winter, ITALIA, 'PAV', { loyalty: 1, loyaltyCap: 1 });
    expect(byMilan(cursed, [capital('PAV')]).state.provinces[P('PAV')]?.loyalty).toBe(1);
    const lost = withProvince(winter, ITALIA, 'MIL', { owner: N('VEN'), loyalty: 1 });
    expect(byMilan(lost, [capital('PAV')]).state.provinces[P('MIL')]).toMatchObject({ owner: N('VEN'), loyalty: 1 });
  });

  test('UM-9.24 the present capital again only after it has lost its loyalty', () => {
    expect(fates(byMilan(winter, [capital('MIL')]), 'MIL')).toEqual(['cancelled not-allowed']);
    const again = byMilan(withProvince(winter, ITALIA, 'MIL', { loyalty: 2 }), [capital('MIL')]);
    expect([treasuryOf(again, 'MIL'), again.state.provinces[P('MIL')]?.loyalty]).toEqual([400, 3]);
  });

  test('UM-9.21, UM-20.20 a standing city without enemies in it; of tribes also a tribal area', () => {
    const ruin = withProvince(garrisoned(winter, ITALIA, { LOD: { VEN: { SHP: 1 } } }), ITALIA, 'PAV', { cty: 'N' });
    expect(fates(byMilan(ruin, [capital('PAV'), capital('LOD'), capital('BER')]), 'MIL')).toEqual([
      'cancelled no-city',
      'cancelled hostile-present',
      'cancelled not-owner',
    ]);
    const tribe = withNation(ruin, ITALIA, 'MIL', { kind: 'tribal', treasury: 99 });
    expect(fates(byMilan(tribe, [capital('PAV')]), 'MIL')).toEqual(['cancelled no-money']);
    expect(fates(byMilan(withNation(tribe, ITALIA, 'MIL', { treasury: 100 }), [capital('PAV')]), 'MIL')).toEqual([
      'done',
    ]);
  });

  const cede = (province: string, nation: string): Order => ({
    verb: 'CEDE',
    args: { province: P(province), nation: N(nation) },
  });

  test('UM-9.25, UM-9.26 a province is given away; troops stay whose they are; loyalty as after a capture', () => {
    const after = byMilan(start, [cede('CRE', 'VEN'), cede('PAR', 'FLO')]);
    expect(after.state.provinces[P('CRE')]).toMatchObject({
      owner: N('VEN'),
      loyalty: 1,
      cededBy: N('MIL'),
      cededTurn: 1,
    });
    expect(unitsAt(after.state, ITALIA, 'MIL', 'CRE')).toEqual({ FOT: 3, HRS: 3 });
    const first = withProvince(start, ITALIA, 'CRE', { originalOwner: N('VEN') });
    expect(byMilan(first, [cede('CRE', 'VEN')]).state.provinces[P('CRE')]?.loyalty).toBe(2);
    expect(fates(byMilan(start, [cede('BER', 'FLO'), cede('CRE', 'MIL')]), 'MIL')).toEqual([
      'cancelled not-owner',
      'cancelled not-allowed',
    ]);
  });

  test('UM-9.26 a siege by its new owner ends, others go on; rebels there fight the new owner (UM-4.5)', () => {
    const besiegedBy = (...nations: string[]) => {
      const siege = { besiegers: nations.map(N), t: 3, reliefBeaten: null, reliefOutside: [] };
      const before = withProvince(start, ITALIA, 'CRE', { siege, rebelAgainst: N('MIL') });
      return byMilan(before, [cede('CRE', 'VEN')]).state.provinces[P('CRE')];
    };
    expect(besiegedBy('VEN')).toMatchObject({ siege: null, rebelAgainst: N('VEN') });
    expect(besiegedBy('VEN', 'FLO')?.siege).toMatchObject({ besiegers: [N('FLO')], t: 3 });
  });
});

describe('conversion', () => {
  const convert = (province: string, from: string, to: string, count: number | 'ALL', free = false): Order => ({
    verb: 'CONVERT',
    args: { province: P(province), from: T(from), to: T(to), count, free },
  });
  const winter = inTurn(start, 6);

  test('UM-9.29 only pairs of the scenario, two RP a unit, in any province', () => {
    const after = byMilan(garrisoned(winter, ITALIA, { VER: { MIL: { HRS: 2 } } }), [
      convert('MIL', 'HRS', 'FOT', 2),
      convert('MIL', 'FOT', 'HRS', 1),
      convert('VER', 'HRS', 'FOT', 'ALL'),
    ]);
    expect(fates(after, 'MIL')).toEqual(['done', 'cancelled not-allowed', 'done']);
    expect(unitsAt(after.state, ITALIA, 'MIL', 'MIL')).toEqual({ FOT: 8, HRS: 3, BOM: 1, SPY: 1 });
    expect(unitsAt(after.state, ITALIA, 'MIL', 'VER')).toEqual({ FOT: 2 });
    expect(treasuryOf(after, 'MIL')).toBe(500 - 80);
  });

  test('UM-20.22 as many as are there, as many as can be paid', () => {
    expect(fates(byMilan(winter, [convert('PAV', 'HRS', 'FOT', 3), convert('COM', 'HRS', 'FOT', 1)]), 'MIL')).toEqual([
      'partial no-units',
      'cancelled no-units',
    ]);
    const poor = withNation(winter, ITALIA, 'MIL', { treasury: 50 });
    expect(fates(byMilan(poor, [convert('MIL', 'HRS', 'FOT', 3), convert('MIL', 'HRS', 'FOT', 1)]), 'MIL')).toEqual([
      'partial no-money',
      'cancelled no-money',
    ]);
  });

  test('UM-9.30, UM-9.31 a tribe that cannot pay for one unit gives two for one; an odd one stays as it is', () => {
    const punic = codesOf(PUNIC);
    const gauls = (treasury: number, count: number) =>
      ran(withNation(inTurn(positionOf(PUNIC), 5), PUNIC, 'GAU', { treasury }), [options], {
        GAU: [
          {
            verb: 'CONVERT',
            args: {
              province: punic.province('MED'),
              from: punic.type('WAR'),
              to: punic.type('HVI'),
              count,
              free: true,
            },
          },
        ],
      });
    expect(unitsAt(gauls(19, 5).state, PUNIC, 'GAU', 'MED')).toMatchObject({ WAR: 7, HVI: 2 });
    expect(fates(gauls(19, 1), 'GAU')).toEqual(['cancelled no-units']);
    expect(fates(gauls(20, 4), 'GAU')).toEqual(['cancelled wrong-kind']);
    const poor = withNation(winter, ITALIA, 'MIL', { treasury: 0 });
    expect(fates(byMilan(poor, [convert('MIL', 'HRS', 'FOT', 2, true)]), 'MIL')).toEqual(['cancelled wrong-kind']);
  });
});
