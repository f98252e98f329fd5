import { expect, test } from 'vitest';
import { answerTo, isReceived, type Letter, mayWrite, threadsOf } from '../src/lib/desk/letters/threads.ts';

const letter = (id: string, at: number, changes: Partial<Letter> = {}): Letter => ({
  id,
  threadId: id,
  kind: 'letter',
  from: 'Fra',
  to: ['Eng'],
  subject: 'Hail',
  body: '',
  turn: 1,
  at,
  readAt: null,
  archivedAt: null,
  ...changes,
});

test('letters of one exchange stand together, the newest exchange first, and say who is in it', () => {
  const letters = [
    letter('a', 1, { to: ['Eng', 'Cas'] }),
    letter('b', 2),
    letter('c', 3, { threadId: 'a', from: 'Eng', to: ['Fra'], subject: 'Re: Hail' }),
  ];
  const threads = threadsOf(letters, 'Eng');
  expect(threads.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(threads[0]).toMatchObject({ subject: 'Hail', parties: ['Fra', 'Cas'], unread: 1, at: 3 });
  expect(threads[0]?.letters.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('what is read, put away or one’s own is not unread; what is all put away is out of the way', () => {
  const [thread] = threadsOf(
    [letter('a', 1, { archivedAt: 5 }), letter('b', 2, { threadId: 'a', from: 'Eng', to: ['Fra'] })],
    'Eng',
  );
  expect(thread).toMatchObject({ unread: 0, away: true });
  expect(threadsOf([letter('a', 1, { readAt: 2 })], 'Eng')[0]).toMatchObject({ unread: 0, away: false });
  expect(threadsOf([letter('a', 1, { from: 'Eng', to: ['Fra'] })], 'Eng')[0]).toMatchObject({ unread: 0, away: false });
});

test('a letter whose author is not named came to its reader', () => {
  expect(isReceived(letter('a', 1, { from: null }), 'Eng')).toBe(true);
  expect(isReceived(letter('a', 1, { from: 'Eng', to: null }), 'Eng')).toBe(false);
});

test('an answer is marked once', () => {
  expect(answerTo('Hail', 'Re:')).toBe('Re: Hail');
  expect(answerTo('Re: Hail', 'AW:')).toBe('Re: Hail');
});

test.each([
  ['open', true, true],
  ['anonymous', true, true],
  ['public', false, true],
  ['none', false, false],
  [null, false, false],
])('press %s: to some %s, to all %s', (press, some, all) => {
  expect(mayWrite(press)).toEqual({ some, all });
});
