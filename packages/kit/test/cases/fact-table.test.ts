import { describe, expect, test } from 'vitest';
import { factTable } from '../../src/index.ts';

interface Kinds {
  readonly declared: { readonly kind: 'declared'; readonly by: number; readonly on: number };
  readonly moved: { readonly kind: 'moved'; readonly by: number; readonly from: number; readonly to: number };
  readonly gone: { readonly kind: 'gone'; readonly by: number; readonly why: string };
  readonly told: { readonly kind: 'told'; readonly parts: readonly { readonly by: number }[] };
  readonly ended: { readonly kind: 'ended' };
}
const NAMES = { sorts: { realm: ['by on', 'to'], place: 'from' }, others: {} } as const;
const OWN = { told: { parts: { by: 'realm' } } } as const;

describe('a table of kinds by their facts', () => {
  test('gives each kind its facts, of the sorts of their names unless it says otherwise', () => {
    const shapes = factTable<Kinds, 'kind'>()(NAMES, OWN, {
      '': 'ended',
      'by on': ['declared'],
      'by from to:place': 'moved',
      'by why:order|hunger': 'gone',
    });
    expect(shapes).toEqual({
      ended: {},
      declared: { by: 'realm', on: 'realm' },
      moved: { by: 'realm', from: 'place', to: 'place' },
      gone: { by: 'realm', why: ['order', 'hunger'] },
      told: { parts: { by: 'realm' } },
    });
  });

  test('is refused by the compiler where a kind is missing or has other facts, and at once where a name means nothing', () => {
    const rest = { '': 'ended', 'by on': 'declared' } as const;
    // @ts-expect-error: nothing is said of `gone`
    expect(factTable<Kinds, 'kind'>()(NAMES, OWN, { ...rest, 'by from to': 'moved' })).not.toHaveProperty('gone');
    // @ts-expect-error: `moved` has a `to`
    expect(factTable<Kinds, 'kind'>()(NAMES, OWN, { ...rest, 'by from': 'moved', 'by why:x': 'gone' }).moved).toEqual({
      by: 'realm',
      from: 'place',
    });
    expect(() => factTable<Kinds, 'kind'>()(NAMES, OWN, { ...rest, 'by from to': 'moved', 'by why': 'gone' })).toThrow(
      "what stands under the fact 'why'",
    );
  });
});
