import { describe, expect, test } from 'vitest';
import {
  answerFaults,
  boundTo,
  completeRulings,
  fullRulingFor,
  type Question,
  readAnswer,
  rulingFor,
  writeAnswer,
} from '../../src/index.ts';

const COVERT: Question = {
  id: boundTo('covert:Ann', 'Bribe the cook'),
  kind: 'covert',
  rule: 'T-9.19',
  about: 'Ann' as never,
  facts: {},
  answers: ['approved', 'refused'],
  byDefault: 'approved',
  parts: {
    approved: {
      schema: {
        type: 'object',
        properties: {
          cost: { type: 'integer', minimum: 0, maximum: 20 },
          chance: { type: 'integer', minimum: 0, maximum: 100 },
          effect: { type: 'string', enum: ['Unrest', 'Theft'] },
          open: { type: 'boolean' },
        },
      },
      usual: { cost: 2, chance: 50 },
    },
    refused: { schema: { type: 'object', properties: { reason: { type: 'string', maxLength: 200 } } }, usual: {} },
  },
};
const PLAIN: Question = { ...COVERT, id: 'coup:Ann', answers: ['coup', 'no coup'], byDefault: 'coup', parts: {} };

describe('a ruling with several parts', () => {
  test('other words are another question, the same words the same', () => {
    expect(boundTo('covert:Ann', 'Bribe the cook')).toBe(COVERT.id);
    expect(boundTo('covert:Ann', 'Bribe the guard')).not.toBe(COVERT.id);
    expect(COVERT.id).toMatch(/^covert:Ann:[0-9a-f]{12}$/);
  });

  test('is what was said over what is usual, and the default in full without an answer', () => {
    expect(fullRulingFor(COVERT, {})).toEqual({ verdict: 'approved', parts: { cost: 2, chance: 50 } });
    const given = { [COVERT.id]: { verdict: 'approved', parts: { chance: 80 } } };
    expect(fullRulingFor(COVERT, given)).toEqual({ verdict: 'approved', parts: { cost: 2, chance: 80 } });
    expect(rulingFor(COVERT, { [COVERT.id]: 'refused' })).toBe('refused');
  });

  test('on record it stands in full; a question without parts has a word, as ever', () => {
    const { parts: _, ...plain } = PLAIN;
    expect(completeRulings([COVERT, plain], { 'coup:Ann': 'no coup', 'no-such': 'coup' })).toEqual({
      [COVERT.id]: { verdict: 'approved', parts: { cost: 2, chance: 50 } },
      'coup:Ann': 'no coup',
    });
  });

  test.each([
    ['allowed', ['answer: wanted approved or refused']],
    [{ verdict: 'approved', parts: { cost: 21 } }, ['cost: wanted 0 to 20, not 21']],
    [{ verdict: 'approved', parts: { reason: 'x' } }, ['reason: is not known']],
    [{ verdict: 'refused', parts: { reason: 'too bold' } }, []],
  ] as const)('%j is checked by the schema of its verdict', (answer, faults) => {
    expect(answerFaults(COVERT, answer)).toEqual(faults);
  });

  test('an answer that is wrong counts as none', () => {
    const given = { [COVERT.id]: { verdict: 'approved', parts: { cost: 99 } } };
    expect(fullRulingFor(COVERT, given)).toEqual(fullRulingFor(COVERT, {}));
  });
});

describe('a ruling as a line', () => {
  test.each([
    ['approved', 'approved'],
    ['Approved; cost: 3, chance = 60', { verdict: 'approved', parts: { cost: 3, chance: 60 } }],
    ['approved; effect: theft; open: yes', { verdict: 'approved', parts: { effect: 'Theft', open: true } }],
    ['refused; reason: the cook; is loyal', { verdict: 'refused', parts: { reason: 'the cook; is loyal' } }],
    ['approved; effect: "Unrest"; cost: 0', { verdict: 'approved', parts: { effect: 'Unrest', cost: 0 } }],
  ] as const)('%s', (line, answer) => {
    expect(readAnswer(COVERT, line)).toEqual({ ok: true, value: answer });
    expect(readAnswer(COVERT, writeAnswer(answer))).toEqual({ ok: true, value: answer });
  });

  test('the longest verdict is meant', () => {
    expect(readAnswer(PLAIN, 'no coup')).toEqual({ ok: true, value: 'no coup' });
  });

  test.each([
    ['perhaps', ['answer: wanted approved or refused']],
    ['approved; price: 3', ['answer: wanted cost:, chance:, effect:, open: before price: 3']],
    ['approved; cost: many', ['cost: wanted integer, not string']],
    ['approvedly', ['answer: wanted approved or refused']],
  ])('%s is not understood', (line, error) => {
    expect(readAnswer(COVERT, line)).toEqual({ ok: false, error });
  });
});
