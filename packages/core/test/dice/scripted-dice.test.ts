import { describe, expect, test } from 'vitest';
import { ScriptedDiceError, scriptedDice } from '../../src/dice/scripted-dice.ts';

const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return 'nothing was thrown';
};

describe('one list', () => {
  test('gives its values in the order of all rolls, whatever their labels', () => {
    const dice = scriptedDice({ list: [6, 1, 20] });
    expect(dice.at('battle', 'kent').d(6)).toBe(6);
    expect(dice.at('coup').d(6)).toBe(1);
    expect(dice.at('battle', 'kent').d(20)).toBe(20);
    expect(dice.log()).toEqual([
      { label: 'battle@kent', sides: 6, values: [6] },
      { label: 'battle@kent', sides: 20, values: [20] },
      { label: 'coup', sides: 6, values: [1] },
    ]);
  });

  test('names what was not used', () => {
    const dice = scriptedDice({ list: [6, 1, 20] });
    dice.at('x').d(6);
    expect(dice.unused()).toEqual([{ label: '*', values: [1, 20] }]);
  });
});

describe('a list for each label', () => {
  const script = { byLabel: { 'battle@kent': [3, 4], coup: [2] } };

  test('gives each label its own values', () => {
    const dice = scriptedDice(script);
    expect([dice.at('battle', 'kent').d(6), dice.at('coup').d(6), dice.at('battle', 'kent').d(6)]).toEqual([3, 2, 4]);
    expect(dice.unused()).toEqual([]);
    expect(dice.missing()).toEqual([]);
  });

  test('names what was not used, by label', () => {
    const dice = scriptedDice(script);
    dice.at('battle', 'kent').d(6);
    expect(dice.unused()).toEqual([
      { label: 'battle@kent', values: [4] },
      { label: 'coup', values: [2] },
    ]);
  });

  test('strict: a label without a list throws, and so does one whose list is at its end', () => {
    const dice = scriptedDice(script, { mode: 'strict' });
    const error = thrownBy(() => dice.at('battle', 'wales').d(6));
    expect(error).toBeInstanceOf(ScriptedDiceError);
    expect(error).toMatchObject({
      message: "a d6 was rolled at 'battle@wales', which the script does not give",
      label: 'battle@wales',
      thrown: { sides: 6 },
      value: undefined,
    });
    dice.at('coup').d(6);
    expect(() => dice.at('coup').d(8)).toThrow("a d8 was rolled at 'coup'");
  });

  test("the list of '*' serves the labels that have none, and only those", () => {
    const dice = scriptedDice({ byLabel: { coup: [2], '*': [5, 6] } });
    expect([dice.at('a').d(6), dice.at('coup').d(6), dice.at('b').d(6)]).toEqual([5, 2, 6]);
    expect(() => dice.at('coup').d(6)).toThrow(ScriptedDiceError);
  });

  test('a label called as an inherited property is no list', () => {
    expect(() => scriptedDice({ byLabel: {} }).at('toString').d(6)).toThrow(ScriptedDiceError);
  });
});

describe('collect', () => {
  test('notes what was not given and rolls the highest, a miss in most rules', () => {
    const dice = scriptedDice({ list: [5] }, { mode: 'collect' });
    expect([dice.at('a').d(10), dice.at('a').d(10), dice.at('b', 2).d(6)]).toEqual([5, 10, 6]);
    expect(dice.missing()).toEqual([
      { label: 'a', sides: 10 },
      { label: 'b@2', sides: 6 },
    ]);
    expect(dice.log()).toEqual([
      { label: 'a', sides: 10, values: [5, 10] },
      { label: 'b@2', sides: 6, values: [6] },
    ]);
  });

  test('or rolls what it is told instead, if that lies on the die', () => {
    const dice = scriptedDice({ byLabel: {} }, { mode: 'collect', otherwise: (label) => (label === 'a' ? 2 : 99) });
    expect(dice.at('a').d(6)).toBe(2);
    expect(() => dice.at('b').d(6)).toThrow("the script gives 99 for a d6 at 'b'");
  });
});

test.each(['strict', 'collect'] as const)(
  '%s: a value that is not on the die throws with label, dice and value',
  (mode) => {
    for (const value of [0, 7, -1, 2.5]) {
      const error = thrownBy(() =>
        scriptedDice({ list: [value] }, { mode })
          .at('battle', 'kent')
          .d(6),
      );
      expect(error).toBeInstanceOf(ScriptedDiceError);
      expect(error).toMatchObject({
        message: `the script gives ${value} for a d6 at 'battle@kent'`,
        label: 'battle@kent',
        thrown: { sides: 6 },
        value,
      });
    }
  },
);

test('several dice at once take one value of the script, their total', () => {
  const dice = scriptedDice({ byLabel: { tax: [7, 2, 13] } });
  expect([dice.at('tax').sum(2, 6), dice.at('tax').sum(2, 6)]).toEqual([7, 2]);
  expect(dice.log()).toEqual([{ label: 'tax', sides: 6, dice: 2, values: [7, 2] }]);
  expect(() => dice.at('tax').sum(2, 6)).toThrow("the script gives 13 for a 2d6 at 'tax'");
  expect(() => dice.at('storm').sum(3, 4)).toThrow("a 3d4 was rolled at 'storm', which the script does not give");
  const missed = scriptedDice({ list: [1] }, { mode: 'collect' });
  expect(() => missed.at('tax').sum(2, 6)).toThrow('the script gives 1 for a 2d6');
  expect(missed.at('tax').sum(2, 6)).toBe(12);
  expect(missed.missing()).toEqual([{ label: 'tax', sides: 6, dice: 2 }]);
});

test('a die of one side asks nothing of the script, and impossible dice are refused', () => {
  const dice = scriptedDice({ list: [3] });
  expect(dice.at('x').d(1)).toBe(1);
  expect(() => dice.at('x').d(0)).toThrow(RangeError);
  expect(dice.unused()).toEqual([{ label: '*', values: [3] }]);
  expect(dice.log()).toEqual([]);
});
