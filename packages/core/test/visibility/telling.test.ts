import { expect, test } from 'vitest';
import { receivedBy, seatId, type Telling, toldTo } from '../../src/index.ts';

const [york, kent, wales] = ['york', 'kent', 'wales'].map(seatId) as [ReturnType<typeof seatId>, never, never];

const TELLINGS: readonly Telling<string>[] = [
  { to: 'all', told: 'war', event: 2 },
  { to: [kent], told: 'a letter', event: 5 },
  { to: [york, kent], told: 'a gift', event: 9 },
  { to: [york], told: 'a gift, in full', event: 9 },
  { to: [], told: 'silence', event: 10 },
  { to: 'all', told: 'peace', event: 12 },
];

test('a seat hears what is told to it and to all, in order', () => {
  expect(toldTo(TELLINGS, york).map(({ told }) => told)).toEqual(['war', 'a gift', 'a gift, in full', 'peace']);
  expect(toldTo(TELLINGS, wales).map(({ told }) => told)).toEqual(['war', 'peace']);
});

test('the public hears what is told to all', () => {
  expect(toldTo(TELLINGS, null).map(({ told }) => told)).toEqual(['war', 'peace']);
});

test('what a seat receives names no other hearer and counts only the events that it heard of', () => {
  expect(receivedBy(TELLINGS, york)).toEqual([
    { to: 'all', told: 'war', event: 0 },
    { to: [york], told: 'a gift', event: 1 },
    { to: [york], told: 'a gift, in full', event: 1 },
    { to: 'all', told: 'peace', event: 2 },
  ]);
});

test('what others hear besides changes nothing in what a seat receives', () => {
  const more = [{ to: [kent], told: 'a secret', event: 3 }, ...TELLINGS].sort((a, b) => a.event - b.event);
  const later = more.map((telling) => ({ ...telling, event: telling.event > 3 ? telling.event + 4 : telling.event }));
  expect(receivedBy(later, york)).toEqual(receivedBy(TELLINGS, york));
  expect(receivedBy(later, null)).toEqual(receivedBy(TELLINGS, null));
});
