import { describe, expect, test } from 'vitest';
import { type Choice, type ChoiceTree, DONE, openTurnFile, packChoices } from '../../src/index.ts';

const TOWNS = ['York', 'Leeds', 'Whitby', 'Durham'].map((label, value) => ({ value, label }));
const where = (): Choice => ({ ask: 'some', param: 'towns', from: 1, to: 4, of: TOWNS, then: DONE });
const who = (then: () => Choice): Choice => ({
  ask: 'one',
  param: 'by',
  of: [1, 2, 3].map((value) => ({ value, label: `Envoy ${value}`, then: then() })),
});

/** As docs/api.md says how it is read; what was told once is one object again. */
const throughWire = (tree: ChoiceTree): ChoiceTree => {
  const { choices, shared } = JSON.parse(JSON.stringify(packChoices(tree)));
  const told: unknown[] = [];
  const whole = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(whole);
    if (typeof part !== 'object' || part === null) return part;
    if ('same' in part) return told[Number(part.same)];
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, whole(value)]));
  };
  for (const entry of shared) told.push(whole(entry));
  return whole(choices) as ChoiceTree;
};

describe('choices as they are sent', () => {
  test('what stands in several places is told once, be it one object or not, and comes back as it was', () => {
    const tree: ChoiceTree = { TAX: who(where), MARCH: who(() => who(where)), HOLD: DONE };
    const { choices, shared } = packChoices(tree);
    const text = JSON.stringify({ choices, shared });
    expect(text.match(/Whitby/g)).toHaveLength(1);
    expect(text.match(/"Envoy 2"/g)).toHaveLength(2);
    expect(choices['HOLD']).toEqual({ ask: 'done' });
    expect(throughWire(tree)).toEqual(tree);
  });

  test('an entry of the list speaks of entries before it only', () => {
    const { shared } = packChoices({ A: who(() => who(where)), B: who(() => who(where)), C: who(where) });
    expect(shared.length).toBeGreaterThan(1);
    shared.forEach((entry, at) => {
      for (const [, place] of JSON.stringify(entry).matchAll(/"same":(\d+)/g)) expect(Number(place)).toBeLessThan(at);
    });
  });

  test('a tree with more paths than could ever be written out is packed and read', () => {
    let choice: Choice = DONE;
    for (let depth = 0; depth < 60; depth += 1) {
      const then: Choice = choice;
      choice = { ask: 'one', param: `p${depth}`, of: TOWNS.map((town) => ({ ...town, then })) };
    }
    expect(JSON.stringify(packChoices({ JOIN: choice })).length).toBeLessThan(20_000);
    let walked = throughWire({ JOIN: choice })['JOIN'] as Choice;
    for (let depth = 59; depth >= 0; depth -= 1) {
      expect(walked).toMatchObject({ ask: 'one', param: `p${depth}` });
      if (walked.ask === 'one') walked = walked.of[depth % 4]?.then as Choice;
    }
    expect(walked).toEqual(DONE);
  });

  test('what is short is said again, and what is undefined is left out', () => {
    const skipped = { ask: 'text', param: 'word', from: 1, to: 9, then: DONE, skip: undefined } as unknown as Choice;
    expect(packChoices({ SAY: skipped })).toEqual({
      choices: { SAY: { ask: 'text', param: 'word', from: 1, to: 9, then: { ask: 'done' } } },
      shared: [],
    });
  });

  test('a value that would be read as a reference is our own fault', () => {
    const tree: ChoiceTree = { TAX: { ask: 'one', param: 'town', of: [{ value: { same: 1 }, label: 'York' }] } };
    expect(() => packChoices(tree)).toThrow('{"same":1}');
  });

  test('choices of files are not believed: whoever opens one makes them', () => {
    const file = {
      format: 'chancery-turn-1',
      ruleset: 'toy',
      turn: 1,
      choices: { TAX: { same: 7 } },
      shared: [{ same: 0 }],
    };
    const opened = openTurnFile(file, 'toy', null);
    expect(opened).toMatchObject({ ok: true, value: { file: { turn: 1, choices: {} } } });
    expect(opened.ok && 'shared' in opened.value.file).toBe(false);
  });
});
