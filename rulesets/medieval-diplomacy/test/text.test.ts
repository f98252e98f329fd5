import type { Question } from '@chancery/core';
import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { place, realm as realmWords, unit as unitWords } from '../src/names/names.ts';
import { readerOf } from '../src/names/reader.ts';
import { force, troops } from '../src/names/troop-words.ts';
import type { Order, Verb } from '../src/order.ts';
import { ORDERS } from '../src/orders/index.ts';
import type { Refusal } from '../src/refusals.ts';
import { TEXT } from '../src/text/en.ts';
import { change, coins, gold, tenths } from '../src/text/money.ts';
import { orderWords } from '../src/text/order-words.ts';
import type { Told } from '../src/told.ts';
import { IND } from '../src/words.ts';
import { realm, unit } from './position.ts';
import { typeOf } from './provinces.ts';
import { SMALL_SETTING } from './small-world.ts';
import { COURT, KNOWN_TO_ALL, knownTo } from './text/court.ts';
import { ORDER_EXAMPLES } from './text/order-examples.ts';
import { REFUSAL_EXAMPLES } from './text/refusal-examples.ts';
import { TOLD_EXAMPLES } from './text/told-examples.ts';

const ENGLAND = knownTo('Eng');

/** Every line of a piece of news; a figure with its amount. */
const lines = (news: Told, known = ENGLAND): readonly string[] =>
  TEXT.told(news, known).map(({ text, amount }) => (amount === undefined ? text : `${text}: ${amount}`));

/** Nothing that a program writes and a player must not read. */
const CODE = /undefined|null|NaN|\[object|_|location \d|realm \d|troop type|troops of type|Unit [A-Z]/;

describe('every kind of news is told in plain words', () => {
  const examples = Object.entries(TOLD_EXAMPLES) as [Told['kind'], readonly [object, ...string[]][]][];

  test.each(examples)('%s', (kind, list) => {
    for (const [news, ...said] of list) expect(lines({ kind, rule: 'MD-1.1', ...news } as Told)).toEqual(said);
    expect(list.length).toBeGreaterThan(0);
  });

  test.each(examples)('%s reads well to France and to the public', (kind, list) => {
    for (const [news] of list) {
      for (const known of [knownTo('Fra'), KNOWN_TO_ALL]) {
        const said = lines({ kind, rule: 'MD-1.1', ...news } as Told, known);
        for (const line of said) expect(line).not.toMatch(CODE);
        expect(said[0]).toMatch(/^[0-9A-Z]/);
      }
    }
    expect(list.length).toBeGreaterThan(0);
  });

  test.each(examples)('%s cites its rule', (kind, list) => {
    for (const [news] of list) {
      const [first] = TEXT.told({ kind, rule: 'MD-1.1', ...news } as Told, ENGLAND);
      expect(first?.rule).toMatch(/^MD-/);
    }
    expect(list.length).toBeGreaterThan(0);
  });

  test('what the reader did is told to others with their name', () => {
    const news: Told = { kind: 'war-declared', rule: 'MD-3.2', by: realm('Eng'), on: realm('Fra') };
    expect(lines(news)).toEqual(['You declared war on France.']);
    expect(lines(news, knownTo('Fra'))).toEqual(['England declared war on you.']);
    expect(lines(news, KNOWN_TO_ALL)).toEqual(['England declared war on France.']);
  });
});

describe('every refusal has a sentence', () => {
  const examples = Object.entries(REFUSAL_EXAMPLES) as [Refusal['code'], readonly [object, string][]][];

  test.each(examples)('%s', (code, list) => {
    for (const [facts, sentence] of list) {
      expect(TEXT.refusal({ code, ...facts } as Refusal, ENGLAND)).toBe(sentence);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(CODE);
    }
    expect(list.length).toBeGreaterThan(0);
  });
});

describe('every order has words for the line that says it failed', () => {
  const examples = Object.entries(ORDER_EXAMPLES) as [Verb, readonly [object, string][]][];

  test.each(examples)('%s', (verb, list) => {
    for (const [rest, words] of list) {
      expect(orderWords({ verb, ...rest } as Order, readerOf(ENGLAND))).toBe(words);
      expect(words).not.toMatch(CODE);
    }
    expect(list.length).toBeGreaterThan(0);
  });

  test('every kind of argument has a heading', () => {
    const types = Object.values(ORDERS.kinds).flatMap(({ unit: giver, params }) =>
      [...(giver ? [giver] : []), ...Object.values(params)].map(({ type }) => type.name),
    );
    expect(types.filter((name) => TEXT.argument[name] === undefined)).toEqual([]);
  });
});

describe('names and numbers', () => {
  const reader = readerOf(ENGLAND);

  test('a realm goes by its land, with an article where its name is a title', () => {
    const titled = {
      ...SMALL_SETTING,
      realms: [null, { ...SMALL_SETTING.realms[1], number: 1, name: 'Teutonic Order' }],
    };
    expect(realmWords(reader, realm('Eng'))).toBe('England');
    expect(realmWords({ setting: titled as typeof SMALL_SETTING }, 1)).toBe('the Teutonic Order');
    expect(realmWords(reader, IND)).toBe('the independents');
  });

  test('MD-15.3 places are named with the number that orders may use', () => {
    expect(place(reader, 1)).toBe('Kent (1)');
    expect(place(reader, 14)).toBe('the North Sea (14)');
  });

  test('MD-4.8 units are shown with letter, number and name', () => {
    expect(unitWords(reader, unit('Eng A2'))).toBe('Patrol Force 2 (A2)');
    expect(unitWords(reader, unit('Eng A3'))).toBe('Army A3');
    expect(unitWords(reader, unit('Eng G1'))).toBe('Garrison of Canterbury (G1)');
    expect(unitWords(reader, unit('Fra A5'))).toBe('Kings Army (A5 of France)');
    expect(unitWords(reader, unit('Fra F2'))).toBe('Fleet F2 of France');
    expect(unitWords(reader, unit('Ind A20'))).toBe('Army A20 of the independents');
  });

  test('a unit that is no more has the name it was told with', () => {
    const names = { units: { [unit('Eng A7')]: 'The Royal Lions' } };
    expect(unitWords({ ...reader, names }, unit('Eng A7'))).toBe('The Royal Lions (A7)');
    expect(unitWords(reader, unit('Eng A7'))).toBe('Army A7');
  });

  test.each([
    ['archers', '1 Archer', '2 Archers'],
    ['crossbowmen', '1 Crossbowman', '2 Crossbowmen'],
    ['mercenaries', '1 Mercenary', '2 Mercenaries'],
    ['men_at_arms', '1 Man-at-Arms', '2 Men-at-Arms'],
    ['militia', '1 Militia', '2 Militia'],
    ['heavy_cavalry', '1 Heavy Cavalry', '2 Heavy Cavalry'],
    ['siege_machine', '1 Siege Machine', '2 Siege Machines'],
    ['merchantman', '1 Merchantman', '2 Merchantmen'],
    ['medium_galley', '1 Medium Galley', '2 Medium Galleys'],
  ])('%s: one and several', (key, one, several) => {
    const type = typeOf(COURT.setting, key);
    expect([troops(COURT.setting, type, 1), troops(COURT.setting, type, 2)]).toEqual([one, several]);
  });

  test('a force adds up the ranks and names its commanders last', () => {
    const [archers, machines] = [typeOf(COURT.setting, 'archers'), typeOf(COURT.setting, 'siege_machine')];
    const stacks = [
      { type: machines, count: 1 },
      { type: archers, count: 2 },
      { type: archers, count: 3 },
    ];
    expect(force(COURT.setting, stacks, 2)).toBe('5 Archers, 1 Siege Machine and 2 commanders');
    expect(force(COURT.setting, [], 1)).toBe('1 commander');
    expect(force(COURT.setting, [])).toBe('');
  });

  test('MD-1.26 money is shown in gold with two decimals', () => {
    expect([coins(4350), coins(5), coins(0), coins(-120)]).toEqual(['43.50', '0.05', '0.00', '-1.20']);
    expect([gold(100), change(250), change(-250)]).toEqual(['1.00 gold', '+2.50', '-2.50']);
  });

  test('MD-8.18 damage and hit points are kept in tenths and shown as whole or decimal', () => {
    expect([tenths(20), tenths(21), tenths(5), tenths(0)]).toEqual(['2', '2.1', '0.5', '0']);
  });
});

describe('the turn, its questions and its end', () => {
  const turn = (number: number): string => TEXT.turn({ ...ENGLAND, view: { ...ENGLAND.view, turn: number } });

  test('MD-1.2 a turn is a season; Spring begins the next year', () => {
    expect([1, 2, 3, 4, 5].map(turn)).toEqual([
      'Spring 1320, turn 1',
      'Summer 1320, turn 2',
      'Autumn 1320, turn 3',
      'Winter 1320, turn 4',
      'Spring 1321, turn 5',
    ]);
  });

  test('MD-19.1 a campaign may begin in another season', () => {
    const options = { ...COURT.setting.options, startYear: 1400, startSeason: 'Winter' } as const;
    const known = { ...ENGLAND, setting: { ...COURT.setting, options } };
    expect(TEXT.turn(known)).toBe('Winter 1400, turn 1');
    expect(TEXT.turn({ ...known, view: { ...known.view, turn: 2 } })).toBe('Spring 1401, turn 2');
  });

  test('the master is asked in full sentences', () => {
    const question = { id: 'x', rule: 'MD-12.55', about: seatId('Fra'), answers: [], byDefault: '' } as const;
    const coup: Question = { ...question, kind: 'coup', facts: { given: 2, provinces: 3, disbanded: 0, troops: 1 } };
    const text: Question = { ...question, kind: 'proclamation', facts: { text: 'Hear this!' } };
    expect(TEXT.question(coup, ENGLAND)).toBe(
      'The ruler of the Kingdom of France gives away 2 of 3 provinces and dismisses 0 of 1 troop. Are they overthrown?',
    );
    expect(TEXT.question(text, ENGLAND)).toBe(
      'Is this proclamation of the ruler of the Kingdom of France suitable? It reads: Hear this!',
    );
  });

  test('the outcome names the winners', () => {
    const winners = [seatId('Eng'), seatId('Sco')];
    expect(TEXT.outcome({ kind: 'outcome', winners, by: 'alliance' }, knownTo('Fra'))).toBe(
      'The campaign is over. Victory goes to England and Scotland. Together the allies hold land enough to rule.',
    );
    expect(TEXT.outcome({ kind: 'outcome', winners: [], by: 'nobody' }, ENGLAND)).toBe(
      'The campaign is over. There is no victor.',
    );
  });
});
