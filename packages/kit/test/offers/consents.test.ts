import { describe, expect, test } from 'vitest';
import { consentsIn, equalTerms, mirrored, type Proposal } from '../../src/index.ts';

interface Goods {
  readonly good: string;
  readonly count: number;
}

const WOOL: Goods = { good: 'wool', count: 2 };
const SALT: Goods = { good: 'salt', count: 1 };
const WINE: Goods = { good: 'wine', count: 1 };

const proposal = (
  from: string,
  to: string,
  rank: number,
  give: readonly Goods[],
  get: readonly Goods[],
): Proposal<string, Goods> => ({ from, to, rank, terms: { give, get } });

describe('terms', () => {
  test('are equal in whatever order their things stand', () => {
    expect(equalTerms({ give: [WOOL, SALT], get: [WINE] }, { give: [SALT, WOOL], get: [WINE] })).toBe(true);
  });

  test('differ by a number, and by which side gives', () => {
    const terms = { give: [WOOL], get: [SALT] };
    expect(equalTerms(terms, { give: [{ ...WOOL, count: 3 }], get: [SALT] })).toBe(false);
    expect(equalTerms(terms, mirrored(terms))).toBe(false);
    expect(equalTerms(terms, mirrored(mirrored(terms)))).toBe(true);
  });
});

describe('consents', () => {
  test('are mirrored lines with equal terms; who was first has offered', () => {
    const ash = proposal('ash', 'brand', 7, [WOOL], [SALT]);
    const brand = proposal('brand', 'ash', 3, [SALT], [WOOL]);
    expect(consentsIn([ash, brand])).toEqual([{ offer: brand, answer: ash }]);
  });

  test('need the same terms, and the other party', () => {
    const ash = proposal('ash', 'brand', 1, [WOOL], [SALT]);
    expect(consentsIn([ash, proposal('brand', 'ash', 2, [WINE], [WOOL])])).toEqual([]);
    expect(consentsIn([ash, proposal('cole', 'ash', 2, [SALT], [WOOL])])).toEqual([]);
    expect(consentsIn([ash, proposal('ash', 'brand', 2, [WOOL], [SALT])])).toEqual([]);
  });

  test('come in the order of the answers, and use each proposal once', () => {
    const twice = [1, 4].map((rank) => proposal('ash', 'brand', rank, [WOOL], [SALT]));
    const other = proposal('cole', 'ash', 2, [WINE], [WOOL]);
    const answers = [proposal('ash', 'cole', 3, [WOOL], [WINE]), proposal('brand', 'ash', 5, [SALT], [WOOL])];
    expect(consentsIn([...twice, other, ...answers])).toEqual([
      { offer: other, answer: answers[0] },
      { offer: twice[0], answer: answers[1] },
    ]);
  });
});
