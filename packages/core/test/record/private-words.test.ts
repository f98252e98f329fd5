import { createHash } from 'node:crypto';
import {
  type AnyOrder,
  type AnyRuleset,
  checkOwnLines,
  digestOfWords,
  hashOf,
  listOf,
  type OwnLine,
  openWords,
  refOf,
  sealWords,
  seatId,
} from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { ANN, BOB, honestRegister } from './honest-register.ts';

const rules = {
  correspondence: {
    carries: () => null,
    delivers: () => null,
    privateWords: ({ verb, args }: AnyOrder) => (verb === 'TELL' ? { arg: 'text', to: seatId(String(args.to)) } : null),
  },
} satisfies Pick<AnyRuleset, 'correspondence'>;
const tell = (text: string): AnyOrder => ({ verb: 'TELL', args: { to: 'Bob', text } });
const dig: AnyOrder = { verb: 'DIG', args: { text: 'deep' } };

const sealed = (orders: readonly AnyOrder[]) => {
  let drawn = 0;
  return sealWords(rules, { seat: ANN, orders }, () => String(++drawn).padStart(64, '0'));
};

describe('private words', () => {
  test('are replaced by SHA-256 of the bytes of their salt and their UTF-8, with the tools of anybody', () => {
    const { sheet, words } = sealed([dig, tell('Zürich')]);
    const salt = `${'0'.repeat(63)}1`;
    const digest = createHash('sha256').update(Buffer.from(salt, 'hex')).update('Zürich').digest('hex');
    expect(sheet.orders).toEqual([dig, { verb: 'TELL', args: { to: 'Bob', text: `sha256:${digest}` } }]);
    expect(words).toEqual([{ salt, words: 'Zürich', to: BOB }]);
  });

  test('said twice have two digests, each with a salt of its own', () => {
    const [first, second] = sealed([tell('yes'), tell('yes')]).sheet.orders;
    expect(first?.args.text).not.toBe(second?.args.text);
  });

  test('are put back by whoever has their salts', () => {
    const orders = [tell('yes'), dig, tell('no')];
    const { sheet, words } = sealed(orders);
    expect(openWords(sheet.orders, words)).toEqual(orders);
  });

  test('other than those that were sealed are refused', () => {
    const { sheet, words } = sealed([tell('yes')]);
    expect(
      openWords(
        sheet.orders,
        words.map((each) => ({ ...each, words: 'no' })),
      ),
    ).toBeNull();
  });

  test('that look like a digest are sealed like all others', () => {
    const pretended = digestOfWords({ salt: '0'.repeat(64), words: 'yes' });
    const { sheet, words } = sealed([tell(pretended)]);
    expect(sheet.orders[0]?.args.text).not.toBe(pretended);
    expect(openWords(sheet.orders, words)).toEqual([tell(pretended)]);
  });

  test('of no order leave the sheet as it was', () => {
    const sheet = { seat: ANN, orders: [dig] };
    expect(sealWords(rules, sheet, () => 'never drawn')).toEqual({ sheet, words: [] });
    expect(sealWords({}, { seat: ANN, orders: [tell('yes')] }, () => 'never drawn').words).toEqual([]);
  });

  test('are opened to be held against the receipt of their ruler, and no others pass for them', () => {
    const { sheet, words } = sealed([tell('yes')]);
    const { register } = honestRegister();
    const [first] = register.turns;
    if (!first?.list) throw new Error('the register has no list');
    const salted = { salt: '4'.repeat(64), line: { of: 'seat', seat: ANN, orders: sheet.orders }, words } as const;
    const list = { ...first.list, lines: listOf([salted]) };
    const check = (own: OwnLine['salted'], orders: readonly AnyOrder[]) =>
      checkOwnLines(
        { ...register, turns: [{ ...first, list }] },
        [{ turn: 1, edition: 1, seat: ANN, salted: own, why: null }],
        [{ ref: refOf(register.campaign), turn: 1, edition: 1, kind: 'orders', number: 1, hex: hashOf(orders) }],
      );
    expect(check(salted, [tell('yes')])).toMatchObject({ listed: 1, asReceipt: 1, faults: [] });
    expect(check(salted, [tell('no')]).faults).toMatchObject([{ code: 'own-orders-other' }]);
    const swapped = { ...salted, words: words.map((each) => ({ ...each, words: 'no' })) };
    expect(check(swapped, [tell('no')]).faults).toMatchObject([{ code: 'own-orders-other' }]);
  });
});
