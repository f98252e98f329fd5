import { describe, expect, test } from 'vitest';
import { lineDiff } from '../src/lib/desk/draft/line-diff.ts';
import { reconcile } from '../src/lib/desk/draft/reconcile.ts';

describe('the newest draft on the server', () => {
  const own = { base: 3, text: 'mine', sent: 'mine', tried: null };
  test.each([
    ['is the one that ours goes on from', own, 3, 'mine', 'same'],
    ['is of another device, and nothing here is in its way', own, 4, 'theirs', 'follow'],
    ['is of another device, and both have gone on', { ...own, sent: 'older' }, 4, 'theirs', 'conflict'],
    ['is of another device, and says the same', { ...own, sent: 'older' }, 4, 'mine', 'known'],
    [
      'is ours, whose answer got lost',
      { ...own, text: 'mine, longer', sent: 'older', tried: 'mine' },
      4,
      'mine',
      'known',
    ],
    ['is none yet', { ...own, base: null, sent: '' }, 0, '[]', 'known'],
    [
      'is one of which this device knows nothing, and here is work',
      { ...own, base: null, sent: '' },
      2,
      'theirs',
      'conflict',
    ],
    ['is one of which this device knows nothing, and here is none', { ...own, base: null }, 2, 'theirs', 'follow'],
  ] as const)('%s', (_, mine, number, text, found) => {
    expect(reconcile(mine, { number, text })).toBe(found);
  });
});

describe('two drafts side by side', () => {
  const lined = (...texts: readonly string[]) => texts.map((text) => ({ text, value: text }));
  const shown = (ours: readonly string[], theirs: readonly string[]): string =>
    lineDiff(lined(...ours), lined(...theirs))
      .map(({ side, text }) => `${{ both: '', ours: '+', theirs: '-' }[side]}${text}`)
      .join(' ');

  test.each([
    ['the same', ['a', 'b'], ['a', 'b'], 'a b'],
    ['one more here', ['a', 'b', 'c'], ['a', 'c'], 'a +b c'],
    ['one more there', ['a', 'c'], ['a', 'b', 'c'], 'a -b c'],
    ['another in its place', ['a', 'x', 'c'], ['a', 'y', 'c'], 'a +x -y c'],
    ['nothing there', ['a'], [], '+a'],
    ['the same order twice', ['a', 'a'], ['a'], 'a +a'],
    ['moved', ['a', 'b', 'c'], ['c', 'a', 'b'], '-c a b +c'],
  ])('%s', (_, ours, theirs, diff) => {
    expect(shown(ours, theirs)).toBe(diff);
  });

  test('either can be had back from what is shown', () => {
    const [ours, theirs] = [lined('a', 'b', 'd', 'a'), lined('b', 'a', 'c', 'd')];
    const lines = lineDiff(ours, theirs);
    const of = (without: string) =>
      lines.filter(({ side }) => side !== without).map(({ text, value }) => ({ text, value }));
    expect(of('theirs')).toEqual(ours);
    expect(of('ours')).toEqual(theirs);
  });
});
