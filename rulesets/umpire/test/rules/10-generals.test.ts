import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { options } from '../../src/phases/options.ts';
import { reckoning } from '../../src/phases/reckoning.ts';
import { bySeniority, cincOf, commanderOf } from '../../src/rules/generals.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, fates, inTurn, withGeneral, withNation, withProvince } from '../by-code.ts';
import { rolling, two } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const start = withNation(positionOf(ITALIA), ITALIA, 'MIL', { treasury: 500 });
type Rolls = { readonly [label: string]: readonly number[] };
const byMilan = (position: GamePosition, orders: readonly Order[], rolls: Rolls = {}) =>
  ran(position, [options], { MIL: orders }, rolling(rolls));
const appoint = (command: 'land' | 'sea', province?: string): Order => ({
  verb: 'APPOINT',
  args: { command, ...(province === undefined ? {} : { province: P(province) }) },
});
const rank = (general: string, level: number): Order => ({ verb: 'RANK', args: { general: G(general), level } });
const newest = ({ state }: ReturnType<typeof ran>) => state.generals.at(-1);

describe('command', () => {
  test('UM-10.4, UM-10.5 the most senior fit one with the command; then reputation, age, nation order, name', () => {
    // Sforza is alone in Brescia; Carne outranks Bari at Verona.
    expect(commanderOf(start.state, P('VER'), [N('VEN')], 'land')?.name).toBe('Carne');
    const hurt = withGeneral(start, ITALIA, 'Carne', { state: 'incapacitated' });
    expect(commanderOf(hurt.state, P('VER'), [N('VEN')], 'land')?.name).toBe('Bari');
    expect(commanderOf(start.state, P('VER'), [N('VEN')], 'sea')).toBeNull();
    const [carne, bari] = ['Carne', 'Bari'].map((name) => start.state.generals[G(name) - 1]);
    if (carne === undefined || bari === undefined) throw new Error('no such general');
    const order = (one: Partial<typeof carne>, other: Partial<typeof carne>) =>
      Math.sign(bySeniority({ ...carne, ...one }, { ...carne, name: 'Zeno', ...other }));
    expect(order({ seniority: 3 }, { seniority: 4, reputation: 0 })).toBe(1);
    expect(order({ reputation: 3 }, { reputation: 4, age: 20 })).toBe(1);
    expect(order({ age: 30 }, { age: 31, nation: 6 })).toBe(1);
    expect(order({ nation: 3 }, { nation: 2 })).toBe(1);
    expect(order({}, {})).toBe(-1);
  });

  test('UM-10.11 the commander-in-chief is the most senior living general anywhere, fit or not', () => {
    expect(cincOf(start.state, N('VEN'))?.name).toBe('Foscari');
    expect(cincOf(withGeneral(start, ITALIA, 'Foscari', { state: 'incapacitated' }).state, N('VEN'))?.name).toBe(
      'Foscari',
    );
    expect(cincOf(withGeneral(start, ITALIA, 'Foscari', { state: 'dead' }).state, N('VEN'))?.name).toBe('Sforza');
  });

  test('UM-10.18, UM-20.24 from land to sea for 1 RP, at once; not to what they command already', () => {
    const to = (general: string, command: 'land' | 'sea'): Order => ({
      verb: 'REASSIGN',
      args: { general: G(general), command },
    });
    const after = byMilan(start, [to('Gonzaga', 'sea'), to('Vimercate', 'land'), to('Sforza', 'sea')]);
    expect(fates(after, 'MIL')).toEqual(['done', 'cancelled not-allowed', 'cancelled not-own-general']);
    expect(after.state.generals[G('Gonzaga') - 1]?.command).toBe('sea');
    expect(after.state.nations[N('MIL')]?.treasury).toBe(490);
    const dead = withNation(withGeneral(start, ITALIA, 'Gonzaga', { state: 'dead' }), ITALIA, 'MIL', { treasury: 9 });
    expect(fates(byMilan(dead, [to('Gonzaga', 'sea'), to('Vimercate', 'sea')]), 'MIL')).toEqual([
      'cancelled general-unfit',
      'cancelled no-money',
    ]);
  });
});

describe('new generals', () => {
  const rolls: Rolls = {
    'GEN.skill@Visconti': two(6),
    'GEN.reputation@Visconti': [6],
    'GEN.trueLoyalty@Visconti': two(2),
    'GEN.loyalty@Visconti': [1],
    'GEN.activity@Visconti': [1],
    'GEN.popularity@Visconti': [8],
    'GEN.health@Visconti': [4],
    'GEN.age@Visconti': two(12),
  };

  test('UM-10.15, UM-10.16 for 6 RP, with ratings by the dice and the next name of the list', () => {
    const after = byMilan(start, [appoint('sea')], rolls);
    expect(newest(after)).toMatchObject({
      name: 'Visconti',
      command: 'sea',
      location: P('MIL'),
      skill: 5,
      reputation: 6,
      trueLoyalty: 1,
      loyalty: 0,
      activity: 0,
      popularity: 7,
      health: 3,
      age: 32,
      seniority: 0,
      state: 'fit',
    });
    expect(after.state.nations[N('MIL')]?.treasury).toBe(440);
    const told = after.heard('MIL').find(({ kind }) => kind === 'new-general');
    expect(JSON.stringify(told)).not.toMatch(/skill|trueLoyalty/);
  });

  test('UM-10.16 errors stay within 0 to 7; when the list is used up the names are numbered', () => {
    const highest = { 'GEN.skill@Visconti': two(8), 'GEN.reputation@Visconti': [6] };
    expect(newest(byMilan(start, [appoint('land')], highest))?.reputation).toBe(7);
    const names = byMilan(
      start,
      Array.from({ length: 6 }, () => appoint('land')),
    ).state.generals.slice(-6);
    expect(names.map(({ name }) => name)).toEqual([
      'Visconti',
      'Brivio',
      'Landriano',
      'Pusterla',
      'General-1',
      'General-2',
    ]);
  });

  test('UM-10.14, UM-20.23 in the capital; without it where the order says, else by standing choice, else where it is richest', () => {
    const lost = withProvince(start, ITALIA, 'MIL', { owner: N('VEN') });
    const place = (position: GamePosition, province?: string) =>
      newest(byMilan(position, [appoint('land', province)]))?.location;
    expect(place(start, 'LOD')).toBe(P('MIL'));
    expect(place(lost, 'LOD')).toBe(P('LOD'));
    expect(place(lost, 'BER')).toBe(P('CRE'));
    // Cremona and Pavia earn 5 each: C before P.
    expect(place(lost)).toBe(P('CRE'));
    const chosen = withNation(lost, ITALIA, 'MIL', { replacementProvince: P('COM') });
    expect([place(chosen), place(chosen, 'LOD'), place(chosen, 'BER')]).toEqual([P('COM'), P('LOD'), P('COM')]);
    const landless = changed(start, ({ provinces }) => {
      for (const province of provinces) if (province?.owner === N('MIL')) province.owner = N('VEN');
    });
    expect(fates(byMilan(landless, [appoint('land')]), 'MIL')).toEqual(['cancelled not-owner']);
    expect(fates(byMilan(withNation(start, ITALIA, 'MIL', { treasury: 59 }), [appoint('land')]), 'MIL')).toEqual([
      'cancelled no-money',
    ]);
  });

  test('UM-20.26 the standing choice of where they appear lasts until another; the last of a turn counts', () => {
    const choose = (province?: string): Order => ({
      verb: 'REPLACEMENTS',
      args: province === undefined ? {} : { province: P(province) },
    });
    const after = byMilan(start, [choose('LOD'), choose('COM')]);
    expect(fates(after, 'MIL')).toEqual(['ignored', 'done']);
    expect(after.state.nations[N('MIL')]?.replacementProvince).toBe(P('COM'));
    expect(byMilan(start, [choose()]).state.nations[N('MIL')]?.replacementProvince).toBeNull();
  });

  const bereft = (...living: string[]) =>
    changed(withNation(start, ITALIA, 'MIL', { replacementsDue: true }), ({ generals }) => {
      for (const each of generals) if (each.nation === N('MIL') && !living.includes(each.name)) each.state = 'dead';
    });
  const replaced = (position: GamePosition) => {
    const { state } = ran(position, [reckoning], {}, rolling());
    return {
      generals: state.generals.length - start.state.generals.length,
      due: state.nations[N('MIL')]?.replacementsDue,
    };
  };

  test('UM-10.13 whoever has lost a general and has fewer than three gets them back, free; otherwise nobody is replaced', () => {
    expect(replaced(bereft('Trivulzio'))).toEqual({ generals: 2, due: false });
    expect(replaced(bereft('Piccinino', 'Vimercate', 'Trivulzio'))).toEqual({ generals: 0, due: false });
    expect(replaced(withNation(bereft('Trivulzio'), ITALIA, 'MIL', { replacementsDue: false }))).toEqual({
      generals: 0,
      due: false,
    });
  });

  test('UM-10.13 without a province they come when it owns one again', () => {
    const landless = changed(bereft('Trivulzio'), ({ provinces }) => {
      for (const province of provinces) if (province?.owner === N('MIL')) province.owner = N('VEN');
    });
    expect(replaced(landless)).toEqual({ generals: 0, due: true });
    expect(replaced(withProvince(landless, ITALIA, 'COM', { owner: N('MIL') }))).toEqual({ generals: 2, due: false });
  });
});

describe('generals of the scenario', () => {
  test('UM-10.17, UM-23.1 secret ratings of the file hold, or are rolled by those that are shown: skill first, within 0 to 7', () => {
    const file = { ...ITALIA, generals: ITALIA.generals.filter(({ name }) => name === 'Sforza') };
    const dice = rolling({ 'GEN.reputation@Sforza': [6], 'GEN.loyalty@Sforza': [1] });
    // Reputation 7, loyalty as shown less one.
    const shown = ITALIA.generals.find(({ name }) => name === 'Sforza')?.loyalty ?? 0;
    const rolled = positionOf(file, { ratings: 'rolled' }, dice).state.generals[0];
    expect([rolled?.skill, rolled?.trueLoyalty]).toEqual([7, shown - 1]);
    expect(start.state.generals[G('Sforza') - 1]).toMatchObject({ skill: 7, trueLoyalty: 1 });
  });
});

describe('ranks', () => {
  const levels = (after: ReturnType<typeof ran>) =>
    ['Piccinino', 'Gonzaga', 'Vimercate', 'Trivulzio'].map((name) => after.state.generals[G(name) - 1]?.seniority);
  const loyalty = (after: ReturnType<typeof ran>, name: string) => after.state.generals[G(name) - 1]?.trueLoyalty;

  test('UM-10.19 all together at the first of them, free, in any turn', () => {
    const after = byMilan(start, [rank('Vimercate', 8), rank('Trivulzio', 5)]);
    expect(levels(after)).toEqual([13, 10, 8, 5]);
    expect(after.state.nations[N('MIL')]?.treasury).toBe(500);
    // Trivulzio is never senior to Vimercate on the way: nobody is passed over.
    expect(after.events.some(({ kind }) => kind === 'chances-taken')).toBe(false);
  });

  test('UM-10.9, UM-10.20 the demoted may resent it: by a point, by two if they fell four levels; what they show stays', () => {
    const fallen = (level: number, roll: number) =>
      loyalty(byMilan(start, [rank('Trivulzio', level)], { 'RANK.demoted@Trivulzio': [roll] }), 'Trivulzio');
    expect([fallen(1, 50), fallen(1, 51), fallen(0, 50)]).toEqual([5, 6, 4]);
    const after = byMilan(start, [rank('Trivulzio', 1)], { 'RANK.demoted@Trivulzio': [1] });
    expect(after.state.generals[G('Trivulzio') - 1]?.loyalty).toBe(start.state.generals[G('Trivulzio') - 1]?.loyalty);
    expect(after.heard('MIL').map(({ kind }) => kind)).toEqual(['ranks-set', 'order-done']);
  });

  test('UM-10.21 who is passed over rolls once, however many passed him; becoming equal is not being passed over', () => {
    const over = byMilan(start, [rank('Vimercate', 11), rank('Trivulzio', 12)], {
      'RANK.passed@Gonzaga': [50],
      'RANK.passed@Vimercate': [50],
    });
    expect([loyalty(over, 'Gonzaga'), loyalty(over, 'Vimercate'), loyalty(over, 'Piccinino')]).toEqual([1, 3, 5]);
    const clauses = (after: ReturnType<typeof ran>) =>
      after.events.flatMap((event) => (event.kind === 'loyalty-shaken' ? [event.rule] : []));
    expect(clauses(over)).toEqual(['UM-10.21', 'UM-10.21']);
    expect(clauses(byMilan(start, [rank('Trivulzio', 1)], { 'RANK.demoted@Trivulzio': [1] }))).toEqual(['UM-10.20']);
    const equal = byMilan(start, [rank('Vimercate', 10)], { 'RANK.passed@Gonzaga': [1] });
    expect(loyalty(equal, 'Gonzaga')).toBe(2);
    // The demoted are not passed over as well.
    const both = byMilan(start, [rank('Gonzaga', 6)], { 'RANK.demoted@Gonzaga': [51], 'RANK.passed@Gonzaga': [1] });
    expect(loyalty(both, 'Gonzaga')).toBe(2);
  });

  test('UM-10.22 the demoted roll first, then those passed over, each by old seniority', () => {
    const after = byMilan(start, [rank('Piccinino', 8), rank('Gonzaga', 2), rank('Trivulzio', 9)]);
    const rolls = after.events.flatMap((event) => (event.kind === 'chances-taken' ? event.chances : []));
    expect(rolls.map(({ name, subject }) => `${name} ${subject}`)).toEqual([
      'RANK.demoted Piccinino',
      'RANK.demoted Gonzaga',
      'RANK.passed Vimercate',
    ]);
  });

  test('UM-20.25 own living generals; the same level is ignored, and the later of two for one counts', () => {
    const dead = withGeneral(start, ITALIA, 'Gonzaga', { state: 'dead' });
    const after = byMilan(dead, [
      rank('Sforza', 1),
      rank('Gonzaga', 1),
      rank('Vimercate', 7),
      rank('Trivulzio', 5),
      rank('Trivulzio', 6),
    ]);
    expect(fates(after, 'MIL')).toEqual([
      'cancelled not-own-general',
      'cancelled general-unfit',
      'ignored not-allowed',
      'ignored',
      'done',
    ]);
    expect(levels(after)).toEqual([13, 10, 7, 6]);
  });
});

describe('time', () => {
  test('UM-10.23 the hurt are fit again when the last turn of it is over', () => {
    const hurt = withGeneral(start, ITALIA, 'Gonzaga', { state: 'incapacitated', incapUntil: 2 });
    expect(ran(hurt, [reckoning]).state.generals[G('Gonzaga') - 1]?.state).toBe('incapacitated');
    const after = ran(inTurn(hurt, 2), [reckoning]).state.generals[G('Gonzaga') - 1];
    expect([after?.state, after?.incapUntil]).toEqual(['fit', null]);
    const dead = withGeneral(start, ITALIA, 'Gonzaga', { state: 'dead', incapUntil: 1 });
    expect(ran(dead, [reckoning]).state.generals[G('Gonzaga') - 1]?.state).toBe('dead');
  });

  test('UM-10.24 all grow older in the last turn of the year, the dead do not', () => {
    const before = withGeneral(start, ITALIA, 'Gonzaga', { state: 'dead' });
    const ages = (turn: number) => {
      const { generals } = ran(inTurn(before, turn), [reckoning]).state;
      return ['Piccinino', 'Gonzaga'].map((name) => generals[G(name) - 1]?.age);
    };
    expect(ages(5)).toEqual([42, 32]);
    expect(ages(6)).toEqual([43, 32]);
  });

  test('UM-10.12 where the campaign says so the death of a commander-in-chief ends the rule of their player', () => {
    const kill: Order = { verb: 'ASSASSINATE', args: { general: G('Foscari'), tenths: 50 } };
    const status = (cincDeath: 'out' | 'continue', general: string) => {
      const position = withNation(positionOf(ITALIA, { cincDeath }), ITALIA, 'MIL', { treasury: 500 });
      const orders = { MIL: [{ ...kill, args: { ...kill.args, general: G(general) } } as Order] };
      const rolls = rolling({ [`ASSASSIN.strike@${general}`]: [1], [`ASSASSIN.survive@${general}`]: [100] });
      return ran(position, [options, reckoning], orders, rolls).state.nations[N('VEN')]?.status;
    };
    expect(status('out', 'Foscari')).toBe('caretaker');
    expect(status('out', 'Sforza')).toBe('active');
    expect(status('continue', 'Foscari')).toBe('active');
  });
});
