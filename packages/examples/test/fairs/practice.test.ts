import { beginPractice, playOn, practiceFile, seatId, seatsOf } from '@chancery/core';
import { expect, test } from 'vitest';
import { fairs } from '../../src/index.ts';

const founding = {
  id: 'practice',
  title: 'Practice',
  ruleset: fairs.id,
  scenario: 'four-houses',
  seat: seatId('Oak'),
  secret: 'ab'.repeat(32),
};
const GATHER = { verb: 'GATHER', section: 'work', args: { place: 8 } };
const TRADE = {
  verb: 'TRADE',
  section: 'bargains',
  args: { give: 1, good: 'Wool', house: 1, get: 1, wanted: 'Salt' },
};

test('FA-1.1 every house can be played in practice, those of the second half too', async () => {
  expect((await seatsOf(fairs, 'four-houses')).map(({ seat }) => seat)).toEqual(['Ash', 'Elm', 'Oak', 'Yew']);
});

test('FA-1.5 in practice a house that is not asked bargains at once, and its work waits on the list for its half', async () => {
  const { setting, first } = await beginPractice(fairs, founding);
  const file = practiceFile(fairs, founding, setting, first);
  expect(file.asks).toEqual({ label: 'Turn 1, second half', turns: 1 });
  expect(Object.keys(file.choices)).toEqual(['GATHER', 'TRADE']);
  const one = playOn(fairs, { founding, setting }, first, [GATHER, TRADE]);
  if (!one.ok) throw new Error(one.incident.reason);
  expect(one.turn).toMatchObject({ label: 'Turn 1, first half', carried: [GATHER] });
  const kinds = one.turn.tellings.map(({ told }) => told.kind);
  expect(kinds).toContain('unanswered');
  const gathered = (told: unknown) => (told as { readonly power?: number }).power === 3;
  expect(one.turn.tellings.filter(({ told }) => told.kind === 'gathered' && gathered(told))).toEqual([]);
  const next = practiceFile(fairs, founding, setting, one.turn);
  expect(next.draft).toEqual([GATHER]);
  expect(next.asks).toBeUndefined();
  const two = playOn(fairs, { founding, setting }, one.turn, next.draft);
  if (!two.ok) throw new Error(two.incident.reason);
  expect(two.turn.tellings.filter(({ told }) => told.kind === 'gathered' && gathered(told))).toHaveLength(1);
  expect(two.turn.carried).toBeUndefined();
});
