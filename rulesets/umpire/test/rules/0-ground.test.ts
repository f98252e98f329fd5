import { orderKindsOf, quickDice, schemaFaults } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { advantageOf } from '../../src/battle/assault.ts';
import { combatValue } from '../../src/battle/open-battle.ts';
import { ROLLS } from '../../src/data/rolls.ts';
import { EVENT_RULES } from '../../src/event-kinds.ts';
import { moneyWords } from '../../src/names/names.ts';
import { ORDERS } from '../../src/orders/index.ts';
import { worthOf } from '../../src/phases/conflict/siege-forces.ts';
import { conflict } from '../../src/phases/conflict.ts';
import { options } from '../../src/phases/options.ts';
import { step } from '../../src/phases/step.ts';
import { moraleScaled } from '../../src/rules/losses.ts';
import { turnOrder } from '../../src/rules/turn-order.ts';
import { SCENARIO_SCHEMA } from '../../src/scenario/schema.ts';
import { CATEGORIES, COMBAT_ORDERS } from '../../src/words.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, ordered, withNation } from '../by-code.ts';
import { rolling, two } from '../dice.ts';
import { fought, needed } from '../fighting.ts';
import { judged, read } from '../reading.ts';
import { tableUnder } from '../rulebook-tables.ts';
import { RULESET } from '../ruleset.ts';
import { ARVEN, ITALIA, PUNIC } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ITALIA);
const start = positionOf(ITALIA);

describe('the ground of all rules', () => {
  test.each([ARVEN, ITALIA, PUNIC])(
    'UM-0.1 $id: calendar, troop types, map and generals are those of its file',
    (file) => {
      const { setting, state } = positionOf(file);
      expect(setting.calendar.map(({ name }) => name)).toEqual(file.calendar.map(({ name }) => name));
      expect(setting.types.map(({ code }) => code)).toEqual(file.types.map(({ code }) => code));
      expect(state.provinces.slice(1).map((province) => province?.code)).toEqual(
        file.provinces.map(({ code }) => code),
      );
      expect(state.generals.map(({ name }) => name)).toEqual(file.generals.map(({ name }) => name));
      expect(state.nations[0]?.kind).toBe('independent');
      expect(RULESET.seats(setting).length).toBeGreaterThanOrEqual(file.nations.length);
    },
  );

  test('UM-0.7 money is told in RP, categories are three, and the order of nations goes round', () => {
    expect([moneyWords(15), CATEGORIES]).toEqual(['1.5 RP', ['sea', 'land', 'spy']]);
    const orderIn = (turn: number) => turnOrder({ nations: start.state.nations, turn });
    expect(orderIn(2)).toEqual([...orderIn(1).slice(1), orderIn(1)[0]]);
  });

  test('UM-1.6 no order has a condition, and a line with one is not read', () => {
    const params = orderKindsOf(ORDERS).flatMap(({ params: all }) => Object.values(all ?? {}));
    expect(params.filter(({ type }) => type.kind === 'condition')).toEqual([]);
    const sheet = read(start, 'VEN', 'MOVE Carne TO PAD\nMOVE Bari TO PAD IF MIL IN BRE');
    const [plain = '', conditional = ''] = judged(sheet);
    expect([plain.split(' ')[0] !== 'malformed', conditional.split(' ')[0]]).toEqual([true, 'malformed']);
  });

  test('UM-1.18 every roll that the rulebook names, with its die, and no other', () => {
    const listed = tableUnder('UM-1.18').flatMap(({ roll = '', die = '' }): (readonly [string, string])[] => {
      if (roll.startsWith('any of')) return [];
      const names = roll.replace(/\([^)]*\)/g, '').split(', ');
      const dice = die.split(', ');
      return names.map((name, at) => [name.trim(), dice[at] ?? dice[0] ?? '']);
    });
    expect(Object.fromEntries(listed)).toEqual(ROLLS);
  });

  test('UM-1.19 no ruler sees skill, true loyalty, chances or dice before the end', () => {
    expect(RULESET.publicDice).toBeUndefined();
    for (const { seat } of RULESET.seats(start.setting)) {
      const shown = JSON.stringify(RULESET.view(start, { kind: 'seat', seat }));
      expect(shown).not.toMatch(/"(?:skill|trueLoyalty|chances)"/);
    }
    const chances = [{ name: 'SACK', subject: 'VER', roll: 5, needed: 10, success: 'yes' as const }];
    expect(EVENT_RULES.tell({ kind: 'chances-taken', rule: 'UM-1.12', step: 11, chances }, start)).toEqual([]);
  });

  test('UM-3.1 a troop type is of the sea, of the land, or spies, and of one of them', () => {
    for (const category of ['air', ['land', 'sea'], undefined]) {
      const types = ITALIA.types.map((type, at) => (at === 1 ? { ...type, category } : type));
      const [fault] = schemaFaults(SCENARIO_SCHEMA, JSON.parse(JSON.stringify({ ...ITALIA, types })));
      expect(fault?.path).toBe('types[1].category');
    }
  });

  test('UM-12.1 a risk of 1 to 3 and one of three actions, written together', () => {
    const all = [1, 2, 3].flatMap((risk) => ['M', 'R', 'D'].map((action) => `${risk}${action}`));
    expect([...COMBAT_ORDERS].sort()).toEqual(all.sort());
    const lines = ['1D', '3M', '2R'].map((order) => `STANCE Carne ARMY ${order}`).join('\n');
    expect(judged(read(start, 'VEN', lines)).every((line) => !line.startsWith('malformed'))).toBe(true);
    expect(judged(read(start, 'VEN', 'STANCE Carne ARMY 4D'))[0]).toMatch(/^malformed/);
  });
});

test('UM-6.8 low morale weakens: in battle, in assaults and sieges, on the march', () => {
  const value = (morale: number): number => combatValue([{ tenths: 50, morale }], 4, 7);
  expect(value(60)).toBe((value(100) * 80) / 100);
  const against = (attacker: number): number =>
    advantageOf({ skill: { attacker: 3, holder: 3 }, morale: { attacker, holder: 100 } });
  expect([against(100), against(60)]).toEqual([0, -8]);
  expect([moraleScaled(10, 100), moraleScaled(10, 60)]).toEqual([10, 14]);
});

describe('a siege', () => {
  const verona = (inside: string, outside: string) =>
    ordered(
      garrisoned(start, ITALIA, { VER: { [inside]: { BOM: 4, FOT: 2 }, [outside]: { BOM: 4, FOT: 2 } } }),
      ITALIA,
      { nation: outside, province: 'VER', armyOrder: '3M' },
    );

  test('UM-3.14 a type is worth the same to those who storm and to those who hold; militia stand inside only', () => {
    const worth: number[] = [];
    const weigh = step({
      number: 11,
      name: 'Weigh',
      rule: 'UM-3.14',
      run: (turn) => {
        for (const factor of ['assault', 'siege'] as const) {
          const of = (nation: string, isInside: boolean): number =>
            worthOf(turn, { province: P('VER'), nations: [N(nation)], arms: ['land'], isInside }, factor);
          worth.push(of('MIL', false), of('VEN', true) - 3 * turn.setting.militia[factor]);
        }
      },
    });
    ran(verona('VEN', 'MIL'), [weigh]);
    // Four siege trains and two foot: 4 x 2.0 + 2 x 1.0, and 4 x 4.0 + 2 x 1.0. Verona has 3 militia.
    expect(worth).toEqual([100, 100, 180, 180]);
  });

  test('UM-9.20 a bribe that was taken does nothing without a siege, and is forgotten when the turn is over', () => {
    const rich = withNation(start, ITALIA, 'MIL', { treasury: 500 });
    const bribe = { verb: 'BRIBE', args: { province: P('BRE'), tenths: 50 } } as const;
    const taken = ran(rich, [options, conflict], { MIL: [bribe] }, rolling({ 'BRIBE.accept@MIL,BRE': [1] }));
    expect(taken.state.provinces[P('BRE')]?.owner).toBe(N('VEN'));
    const besieged = garrisoned({ setting: rich.setting, state: taken.state }, ITALIA, {
      BRE: { VEN: { FOT: 2 }, MIL: { FOT: 30 } },
    });
    const later = fought(ordered(besieged, ITALIA, { nation: 'MIL', province: 'BRE', armyOrder: '3M' }), {
      'SCOUT@MIL,land,BRE': two(7),
    });
    expect(Object.keys(needed(later)).filter((label) => label.startsWith('TREACHERY'))).toEqual([]);
  });
});

test('UM-10.8 nobody is lost with an officer who has no name: none is captured, killed or rebels', () => {
  const leaderless = {
    setting: start.setting,
    state: { ...start.state, generals: start.state.generals.map((general) => ({ ...general, location: P('PAL') })) },
  };
  const board = ordered(garrisoned(leaderless, ITALIA, { VER: { VEN: { FOT: 2 }, MIL: { FOT: 30 } } }), ITALIA, {
    nation: 'MIL',
    province: 'VER',
    armyOrder: '3M',
  });
  const { events } = ran(board, [conflict], {}, quickDice(3));
  const people = events.filter(({ kind }) => kind.startsWith('general-') && !kind.endsWith('-told'));
  expect(people).toEqual([]);
});
