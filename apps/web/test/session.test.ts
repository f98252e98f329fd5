import type { TurnHead } from '@chancery/core';
import { afterAll, expect, test, vi } from 'vitest';

// What a page is compiled with; here nothing follows a change by itself.
vi.stubGlobal('$state', { raw: <T>(value: T): T => value });
vi.stubGlobal(
  '$derived',
  Object.assign(<T>(value: T): T => value, { by: () => null }),
);
const { DeskSession } = await import('../src/lib/desk/session.svelte.ts');
afterAll(() => {
  vi.unstubAllGlobals();
});

const OVER = { kind: 'outcome', winners: [], by: 'rounds' };
const sealed = { kind: 'window', label: 'Turn 4', seats: ['Ann'], mode: 'sealed' };
const live = { kind: 'window', label: 'Round 1: Ann', seats: ['Ann'], mode: 'live' };

test.each([
  ['orders are sealed', { window: sealed }, true],
  ['a game of sealed orders is over', { window: OVER }, true],
  ['posts are resolved as they come', { window: live }, false],
  ['a game of live play is over', { window: OVER, label: 'Round 9: Cem' }, false],
])('whether turns go by their numbers, when %s', (_, head, numbered) => {
  const session = new DeskSession({ seat: 'Ann', draft: [], ...head } as unknown as TurnHead, null);
  expect(session.numbered).toBe(numbered);
});

test.each([
  ['they are waited for', sealed, 'Ann', true],
  ['others are waited for', sealed, 'Bea', false],
  ['others are waited for in live play, where they plan', live, 'Bea', true],
  ['the game is over', OVER, 'Ann', false],
])('whether a ruler may draft orders, when %s; never when the turn is closed', (_, window, seat, open) => {
  const session = new DeskSession({ seat, draft: [], window } as unknown as TurnHead, null);
  expect(session.open).toBe(open);
  session.close();
  expect(session.open).toBe(false);
});
