import { HOUR } from '@chancery/core';
import { expect, test } from 'vitest';
import { type CampaignInfo, termsOf } from '../src/lib/desk/campaign.ts';
import { loadWords } from '../src/lib/words/words.ts';

const CAMPAIGN: CampaignInfo = {
  title: 'A Ring',
  ruleset: { id: 'ring', title: 'Ring' },
  pressMode: 'open',
  anonymity: 'never',
  deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
  grace: 0,
  deadline: null,
  masters: ['Mona'],
  masterPlays: false,
  settings: {
    oldLetters: 'hidden',
    hostReadsMessages: false,
    emptySeats: 'rule',
    missedTurns: 'standard',
    breakerPercent: 50,
    earlyWhenReady: true,
    extensionMinutes: 0,
    extensionsPerSeat: 0,
  },
  seats: [],
  standings: [],
};

test('where moves are made in turn the terms tell of moves, and nothing of waiting for all', async () => {
  await loadWords('en');
  const told = (campaign: CampaignInfo, numbered: boolean) => termsOf(campaign, numbered).map(({ label }) => label);
  const waiting = ['Turns', 'When all are ready', 'Missed turns', 'Too many missing'];
  expect(told(CAMPAIGN, true).filter((label) => waiting.includes(label))).toEqual(waiting);
  expect(told(CAMPAIGN, false).filter((label) => waiting.includes(label))).toEqual([]);
  expect(told(CAMPAIGN, false)).toContain('Missed moves');
  const moves = (deadlineRule: CampaignInfo['deadlineRule']) => termsOf({ ...CAMPAIGN, deadlineRule }, false)[1];
  expect(moves(CAMPAIGN.deadlineRule)).toEqual({
    label: 'Moves',
    text: 'One ruler after another. Time for a move: 2 days.',
  });
  expect(moves({ kind: 'every', milliseconds: 48 * HOUR, first: 96 * HOUR })?.text).toBe(
    'One ruler after another. Time for a move: 2 days. The first time: 4 days.',
  );
  expect(moves(null)?.text).toContain('waits for every move');
  const weekly = { kind: 'weekly', zone: 'UTC', hour: 20, minute: 0, weekdays: 64 } as const;
  expect(moves(weekly)?.text).toContain('Sunday at 20:00 (UTC)');
});
